/// One panel of a family: its numbers and habits, and how it looks.
public struct PanelDesign: Equatable, Sendable {
  /// The numbers and habits.
  public var policy: RefreshPolicy
  /// The look.
  public var style: PanelStyle

  /// Makes a design.
  public init(policy: RefreshPolicy, style: PanelStyle) {
    self.policy = policy
    self.style = style
  }

  /// The same panel with another set of parts, grown to the height of its first pictures if those
  /// are higher (section 2.6 of the sources' facts).
  public func showing(_ look: PanelLook) -> PanelDesign {
    var design = self
    design.style = style.showing(look)
    if let images = design.style.images { design.grow(to: images) }
    return design
  }

  private mutating func grow(to images: PanelImages) {
    let old = policy.height
    guard images.height > old else { return }
    policy.height = images.height
    if policy.armDistance == old { policy.armDistance = images.height }
    if policy.holdDistance == old { policy.holdDistance = images.height }
  }
}

/// A family of panels: what its source does as values, each panel as it is and as it should be.
///
/// ```swift
/// let design = PanelFamily.mjRefresh.header(.corrected)!
/// let header = RefreshHeader(policy: design.policy, style: design.style)
/// header.attach(to: list)
/// ```
public struct PanelFamily: Sendable {
  /// What scenarios call the family.
  public let name: String
  /// What the family is, as one line.
  public let summary: String
  /// The kinds of footer that the family has, the usual one first; empty when it has none.
  public let footerStyles: [RefreshPolicy.FooterStyle]
  /// The rules for every frame (V1 to V13) that the faithful panels do not keep, by the rule's name,
  /// and why.
  public let faithfulExceptions: [String: String]

  private let makeHeader: (@Sendable (Behaviour) -> PanelDesign)?
  private let makeFooter: @Sendable (Behaviour, RefreshPolicy.FooterStyle) -> PanelDesign?
  private let makeTrailer: (@Sendable (Behaviour) -> PanelDesign)?

  /// Makes a family; `footer` is asked for the named styles alone.
  public init(
    name: String, summary: String,
    header: (@Sendable (Behaviour) -> PanelDesign)? = nil,
    footerStyles: [RefreshPolicy.FooterStyle] = [],
    footer: @escaping @Sendable (Behaviour, RefreshPolicy.FooterStyle) -> PanelDesign? = { _, _ in
      nil
    },
    trailer: (@Sendable (Behaviour) -> PanelDesign)? = nil,
    faithfulExceptions: [String: String] = [:]
  ) {
    self.name = name
    self.summary = summary
    self.footerStyles = footerStyles
    self.faithfulExceptions = faithfulExceptions
    makeHeader = header
    makeFooter = footer
    makeTrailer = trailer
  }

  /// The panel above the content; nil when the family has none.
  public func header(_ behaviour: Behaviour) -> PanelDesign? { makeHeader?(behaviour) }

  /// The panel below the content, of a style or of the usual one; nil when the family has none.
  ///
  /// A style that the source does not have is the usual footer's look with that style's habits.
  public func footer(
    _ behaviour: Behaviour, style: RefreshPolicy.FooterStyle? = nil
  ) -> PanelDesign? {
    guard let usual = footerStyles.first else { return nil }
    let style = style ?? usual
    if footerStyles.contains(style) { return makeFooter(behaviour, style) }
    var design = makeFooter(behaviour, usual)
    design?.policy.adopt(style)
    return design
  }

  /// The panel at the right of the content; nil when the family has none.
  public func trailer(_ behaviour: Behaviour) -> PanelDesign? { makeTrailer?(behaviour) }

  /// The panel at an end of the content, the usual one.
  public func design(at edge: PanelEdge, _ behaviour: Behaviour) -> PanelDesign? {
    switch edge {
    case .top: header(behaviour)
    case .bottom: footer(behaviour)
    case .right: trailer(behaviour)
    }
  }

  /// All families, in the order in which they are listed.
  public static let all = [
    refreshDome, pull2Refresh, newsList, mjRefresh, ego, svPullToRefresh, uiRefreshControl,
    smartRefresh,
  ]

  /// The family of a name.
  public static func named(_ name: String) -> PanelFamily? { all.first { $0.name == name } }
}

extension RefreshPolicy {
  /// Takes on what makes a footer of a style.
  fileprivate mutating func adopt(_ style: FooterStyle) {
    self.style = style
    loadsInSight = style != .back
    guard loadsInSight else { return }
    if style == .auto { insetWriting = .ownShare }
    (openDuration, closeDuration) = (0, 0)
    placement = .besideContent
  }
}
