/// Keeps values up to a total cost and lets go of those that were not asked for lately.
///
/// Two generations: when the young one has reached half the limit it becomes the old one, and the
/// old one is dropped. A value found in the old one moves to the young one. Every call is O(1).
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
  }

  private let generationLimit: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0

  /// Makes an empty cache; a limit of 0 keeps nothing.
  init(limit: Int) {
    generationLimit = limit / 2
  }

  /// The value kept for a key.
  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    keep(entry, for: key)
    return entry.value
  }

  /// Keeps a value, unless it alone costs more than half the limit.
  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    guard cost <= generationLimit else { return }
    keep(Entry(value: value, cost: cost), for: key)
  }

  private mutating func keep(_ entry: Entry, for key: Key) {
    if youngCost + entry.cost > generationLimit {
      old = young
      young = [:]
      youngCost = 0
    }
    if let replaced = young.updateValue(entry, forKey: key) { youngCost -= replaced.cost }
    youngCost += entry.cost
  }
}
