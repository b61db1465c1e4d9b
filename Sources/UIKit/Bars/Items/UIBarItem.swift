public import Foundation

/// What a bar shows as a button or a tab. Main thread only.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The bar that shows it, told of changes.
  weak var host: (any BarItemHost)?
  /// Of an appearance proxy.
  final weak var appearanceRule: AppearanceRule?
  /// What the program has set on an item that an appearance sets as well.
  final var explicitAppearance: Set<AppearanceKey> = []
  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    super.init()
    coder.readNib(self, as: UIBarItem.self)
  }

  /// Whether it can be used; true by default.
  @AlwaysObserved open var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange() } }
  }
  /// The text of the button or tab.
  @AlwaysObserved open var title: String? {
    didSet { if title != oldValue { didChange() } }
  }
  /// The image of the button or tab.
  @AlwaysObserved open var image: UIImage? {
    didSet { if image !== oldValue { didChange() } }
  }
  /// Shown in bars that are less high. Kept: bars have one height.
  open var landscapeImagePhone: UIImage?
  /// Moves the image of a tab. Kept for buttons.
  @AlwaysObserved open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { didChange() } }
  }
  /// Moves the image in bars that are less high. Kept.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// Shown while a finger rests on the item, at the text sizes for accessibility; nil for its image.
  open var largeContentSizeImage: UIImage?
  /// Room around that image.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// For the program to find it again.
  open var tag = 0

  /// Font and colours of the title in a state; nil for the bar's own.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    AppearanceRecorder.note(self, "titleTextAttributes", state) {
      $0.setTitleTextAttributes(attributes, for: state)
    }
    textAttributes[state] = attributes
    didChange()
  }

  /// As they were set for this state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  /// What an appearance changes is shown by the bar that applies it.
  func didChange() {
    if !AppearanceRecorder.isApplying { host?.barItemDidChange(self) }
  }
}

/// Shows bar items.
@MainActor
protocol BarItemHost: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
}
