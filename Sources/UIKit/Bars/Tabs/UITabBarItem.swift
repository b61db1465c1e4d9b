public import Foundation

/// What a tab bar shows for one tab. Main thread only.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readNib(self, as: UITabBarItem.self)
  }

  /// Makes a tab with a text and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Makes a tab with another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Makes a tab with the system's text and image.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    prepare(systemItem)
    self.tag = tag
  }

  /// With the system's text and image.
  func prepare(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.title
    image = UIImage(systemName: systemItem.symbol)
  }

  private(set) var systemItem: SystemItem?

  /// Shown while the tab is selected; nil for `image`.
  @AlwaysObserved open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { didChange() } }
  }
  /// Shown in a badge; nil for none.
  @AlwaysObserved open var badgeValue: String? {
    didSet { if badgeValue != oldValue { didChange() } }
  }
  /// Behind the badge's text; nil for the appearance's or red.
  @AlwaysObserved open var badgeColor: UIColor? {
    willSet { AppearanceRecorder.note(self, \UITabBarItem.badgeColor, newValue) }
    didSet { if badgeColor != oldValue { didChange() } }
  }
  /// Moves the title.
  @AlwaysObserved open var titlePositionAdjustment = UIOffset.zero {
    willSet { AppearanceRecorder.note(self, \UITabBarItem.titlePositionAdjustment, newValue) }
    didSet { if titlePositionAdjustment != oldValue { didChange() } }
  }
  /// In the place of the bar's, while the tab is selected.
  @AlwaysObserved open var standardAppearance: UITabBarAppearance? {
    didSet {
      follow(standardAppearance, insteadOf: oldValue)
      didChange()
    }
  }
  /// In the place of the bar's, while the tab is selected and the content is at its lower end.
  @AlwaysObserved open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      follow(scrollEdgeAppearance, insteadOf: oldValue)
      didChange()
    }
  }

  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Font and colour of the badge's text in a state; nil for the bar's own.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    AppearanceRecorder.note(self, "badgeTextAttributes", state) {
      $0.setBadgeTextAttributes(textAttributes, for: state)
    }
    badgeAttributes[state] = textAttributes
    didChange()
  }
  /// As they were set for this state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
}

extension UITabBarItem: BarAppearanceFollower {
  func appearanceDidChange() { didChange() }
}
