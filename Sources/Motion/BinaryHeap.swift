/// A queue that always gives its smallest element first; adding and taking cost O(log n).
struct BinaryHeap<Element: Comparable> {
  private var elements: [Element] = []

  /// The smallest element, or nil when the heap is empty.
  var first: Element? { elements.first }

  /// Adds an element.
  mutating func insert(_ element: Element) {
    elements.append(element)
    siftUp(from: elements.count - 1)
  }

  /// Takes the smallest element out, or gives nil when the heap is empty.
  mutating func removeFirst() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let first = elements.first else { return last }
    elements[0] = last
    siftDown()
    return first
  }

  private mutating func siftUp(from start: Int) {
    var index = start
    while index > 0, elements[index] < elements[(index - 1) / 2] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func siftDown() {
    var index = 0
    while let child = smallerChild(of: index), elements[child] < elements[index] {
      elements.swapAt(index, child)
      index = child
    }
  }

  private func smallerChild(of index: Int) -> Int? {
    let left = 2 * index + 1
    guard left < elements.count else { return nil }
    let right = left + 1
    return right < elements.count && elements[right] < elements[left] ? right : left
  }
}
