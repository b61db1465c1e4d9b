import CoreGraphics
public import Foundation

/// Picks one of the installed families, or one of their faces. Main thread only.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  private let settings: Configuration
  let list: FontListController
  private let stack: UINavigationController
  private var isOver = false

  /// Offers what the configuration says.
  public init(configuration: Configuration = Configuration()) {
    settings = configuration.copied
    list = FontListController(settings)
    stack = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
    list.onPick = { [weak self] in self?.pick($0) }
    list.onCancel = { [weak self] in self?.dismiss(animated: true) }
  }

  public required init?(coder: NSCoder) { nil }

  /// A copy of what it was made with.
  open var configuration: Configuration { settings.copied }
  /// Told of the font.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is marked, and then the one that was picked.
  @AlwaysObserved open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { list.select(selectedFontDescriptor) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    embed(stack, in: view)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isOver = false
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentingViewController == nil || isBeingDismissed, !isOver else { return }
    isOver = true
    delegate?.fontPickerViewControllerDidCancel(self)
  }

  private func pick(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    isOver = true
    delegate?.fontPickerViewControllerDidPickFont(self)
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }
}

extension UIFontPickerViewController {
  /// What is offered.
  open class Configuration: NSObject {
    /// Whether one face of a family can be picked.
    open var includeFaces = false
    /// Whether names show in the system's font and not in their own.
    open var displayUsingSystemFont = false
    /// Traits that a font must have; all fonts without any.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    public override init() { super.init() }

    fileprivate var copied: Configuration {
      let copy = Configuration()
      (copy.includeFaces, copy.displayUsingSystemFont) = (includeFaces, displayUsingSystemFont)
      copy.filteredTraits = filteredTraits
      return copy
    }
  }
}
