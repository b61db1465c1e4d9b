import CoreGraphics

/// What shows in the program's window while the desktop's dialog is open. A dialog that never answers can be
/// given up here.
final class DialogWaitingController: UIViewController {
  private let onCancel: @MainActor () -> Void

  init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
    let label = UILabel()
    label.text = "The desktop’s file dialog is open."
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.frame = view.bounds.insetBy(dx: 20, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}
