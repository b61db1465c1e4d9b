public import Foundation

/// How tabs look in a state. Main thread only.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  var onChange: @MainActor () -> Void = {}
  /// Font and colour of titles.
  @AlwaysObserved open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }
  /// Moves titles.
  @AlwaysObserved open var titlePositionAdjustment = UIOffset.zero { didSet { onChange() } }
  /// Of images that are templates; nil for the bar's own.
  @AlwaysObserved open var iconColor: UIColor? { didSet { onChange() } }
  /// Moves badges.
  @AlwaysObserved open var badgePositionAdjustment = UIOffset.zero { didSet { onChange() } }
  /// Behind the text of badges; nil for red.
  @AlwaysObserved open var badgeBackgroundColor: UIColor? { didSet { onChange() } }
  /// Font and colour of badges.
  @AlwaysObserved open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }
  /// Moves the text in badges. Kept.
  @AlwaysObserved open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { onChange() } }
}

/// How tabs look, for each state. Main thread only.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  var onChange: @MainActor () -> Void = {} {
    didSet { for state in states { state.onChange = onChange } }
  }

  /// Where titles are.
  public enum Style: Int, Sendable {
    /// Beneath images.
    case stacked
    /// Beside images.
    case inline
    /// Beside images, in bars that are less high.
    case compactInline
  }

  /// The system's look.
  public override convenience init() { self.init(style: .stacked) }
  /// The system's look for a style.
  public init(style: Style) { super.init() }
  /// The system's look, as there are no archives to read.
  public required init?(coder: NSCoder) { super.init() }

  /// Of tabs that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// Of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// Of tabs that cannot be used.
  public let disabled = UITabBarItemStateAppearance()
  /// Of the tab that has the focus. Kept: it has a ring.
  public let focused = UITabBarItemStateAppearance()

  /// The system's look for a style.
  open func configureWithDefault(for style: Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  /// An appearance that can be changed on its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabBarItemAppearance()
    copy.take(self)
    return copy
  }

  func take(_ other: UITabBarItemAppearance) {
    for (new, old) in zip(states, other.states) { new.take(old) }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
}

extension UITabBarItemStateAppearance {
  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (
      other.titleTextAttributes, other.titlePositionAdjustment
    )
    (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
    (badgeTextAttributes, badgePositionAdjustment, badgeTitlePositionAdjustment) = (
      other.badgeTextAttributes, other.badgePositionAdjustment, other.badgeTitlePositionAdjustment
    )
  }
}
