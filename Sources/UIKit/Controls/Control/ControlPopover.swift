import CoreGraphics
import Foundation

/// What a small control has opened: a popover that points at it. In a window without a controller, which could not
/// present one, it is a panel over the window.
@MainActor
struct ControlPopover {
  private weak var controller: UIViewController?
  private weak var panel: ControlPanel?

  /// Nil where the control is in no window. The content of a panel has its own size.
  static func open(
    _ controller: @autoclosure () -> UIViewController, orPanelOf content: @autoclosure () -> UIView,
    beside source: UIView
  ) -> ControlPopover? {
    guard let window = source.window else { return nil }
    var opened = ControlPopover()
    guard let presenter = window.rootViewController?.frontmost else {
      opened.panel = ControlPanel.open(content(), beside: source)
      return opened
    }
    let shown = controller()
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.sourceView = source
    shown.popoverPresentationController?.canOverlapSourceViewRect = true
    presenter.present(shown, animated: true)
    shown.presentedBy?.container.adoptStyle(of: source)
    opened.controller = shown
    return opened
  }

  /// Until it begins to go.
  var isOpen: Bool {
    if let panel { return panel.superview != nil }
    guard let presentation = controller?.presentedBy else { return false }
    return !presentation.isGoing
  }

  func close() {
    panel?.close()
    controller?.presentedBy?.end(animated: UIView.areAnimationsEnabled)
  }
}

/// Shows a view that a small control opens, in its own size with some room around it. It stays a popover in narrow
/// windows, as the calendar of a date picker does on an iPhone.
final class ControlContentController: UIViewController {
  private static let padding: CGFloat = 12

  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (padding, size) = (Self.padding, view.bounds.size)
    content.frame = CGRect(
      x: padding, y: padding, width: max(0, size.width - 2 * padding),
      height: max(0, size.height - 2 * padding))
  }

  override var preferredContentSize: CGSize {
    get {
      let size = content.intrinsicContentSize
      return CGSize(width: size.width + 2 * Self.padding, height: size.height + 2 * Self.padding)
    }
    set { super.preferredContentSize = newValue }
  }

  override func makePresentationController(
    _ style: UIModalPresentationStyle, by presenting: UIViewController?,
    from source: UIViewController?
  ) -> UIPresentationController {
    SteadyPopover(presentedViewController: self, presenting: presenting)
  }
}

/// Does not become a sheet.
private final class SteadyPopover: UIPopoverPresentationController {
  override var ownAdaptiveStyle: UIModalPresentationStyle { .none }
}
