public import Foundation

/// How the buttons of a bar look in a state. Main thread only.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  var onChange: @MainActor () -> Void = {}
  /// Font and colour of titles.
  @AlwaysObserved open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }
  /// Moves titles. Kept.
  @AlwaysObserved open var titlePositionAdjustment = UIOffset.zero { didSet { onChange() } }
  /// In the place of the button's own background.
  @AlwaysObserved open var backgroundImage: UIImage? { didSet { onChange() } }
  /// Moves the background. Kept.
  @AlwaysObserved open var backgroundImagePositionAdjustment = UIOffset.zero {
    didSet { onChange() }
  }
}

/// How the buttons of a bar look, for each state. Main thread only.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  var onChange: @MainActor () -> Void = {} {
    didSet { for state in states { state.onChange = onChange } }
  }

  /// The system's look.
  public override convenience init() { self.init(style: .plain) }
  /// The system's look for a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// The system's look, as there are no archives to read.
  public required init?(coder: NSCoder) { super.init() }

  /// Counts for the other states too, where they say nothing.
  public let normal = UIBarButtonItemStateAppearance()
  /// While a button is pressed. Kept.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// While a button cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// While a button has the focus. Kept.
  public let focused = UIBarButtonItemStateAppearance()

  /// The system's look for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
  }

  /// An appearance that can be changed on its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance()
    copy.take(self)
    return copy
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  func take(_ other: UIBarButtonItemAppearance) {
    for (new, old) in zip(states, other.states) { new.take(old) }
  }

  /// The background in a state; the normal one where that has none.
  func background(isEnabled: Bool) -> UIImage? {
    isEnabled ? normal.backgroundImage : disabled.backgroundImage ?? normal.backgroundImage
  }

  /// Font and colour in a state, with those of the normal state beneath.
  func attributes(isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    let own = isEnabled ? normal : disabled
    return normal.titleTextAttributes.merging(own.titleTextAttributes) { $1 }
  }
}

extension UIBarButtonItemStateAppearance {
  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
