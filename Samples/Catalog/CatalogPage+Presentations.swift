import UIKit

extension CatalogPage {
  static let presentations = CatalogPage(title: "Presentations") {
    [
      entry("present(page, animated: true)", opener("Page sheet…") { _ in sheet() }),
      entry(
        "sheetPresentationController?.detents = [.medium(), .large()]",
        opener("Detents…") { _ in detents() }),
      entry(
        "largestUndimmedDetentIdentifier = .medium", opener("Undimmed…") { _ in undimmed() }),
      entry("modalPresentationStyle = .formSheet", opener("Form sheet…") { _ in form() }),
      entry("modalPresentationStyle = .fullScreen", opener("Full screen…") { _ in full() }),
      entry("modalPresentationStyle = .popover", opener("Popover…") { popover($0) }),
      entry("UIAlertController(preferredStyle: .actionSheet)", opener("Actions…") { actions($0) }),
      entry("modalPresentationStyle = .custom", opener("Custom…") { _ in side() }),
    ]
  }

  private static func sheet() -> UIViewController { PresentedPage(.pageSheet) }
  private static func form() -> UIViewController { PresentedPage(.formSheet) }
  private static func full() -> UIViewController { PresentedPage(.fullScreen) }

  private static func side() -> UIViewController {
    let page = SidePage(.custom)
    page.transitioningDelegate = page
    return page
  }

  private static func detents() -> UIViewController {
    let page = PresentedPage(.pageSheet)
    page.sheetPresentationController?.detents = [.custom { _ in 200 }, .medium(), .large()]
    page.sheetPresentationController?.prefersGrabberVisible = true
    return page
  }

  private static func undimmed() -> UIViewController {
    let page = PresentedPage(.pageSheet)
    page.sheetPresentationController?.detents = [.medium(), .large()]
    page.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    page.sheetPresentationController?.prefersGrabberVisible = true
    return page
  }

  private static func popover(_ button: UIButton) -> UIViewController {
    let page = PresentedPage(.popover)
    page.preferredContentSize = CGSize(width: 260, height: 180)
    page.popoverPresentationController?.sourceView = button
    return page
  }

  private static func actions(_ button: UIButton) -> UIViewController {
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    for title in ["Copy", "Save", "Print"] {
      sheet.addAction(UIAlertAction(title: title, style: .default))
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = button
    return sheet
  }
}

/// A page with a button that presents another one, and one that dismisses it.
class PresentedPage: UIViewController {
  convenience init(_ style: UIModalPresentationStyle) {
    self.init(nibName: nil, bundle: nil)
    modalPresentationStyle = style
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let more = UIAction(title: "Another…") { [weak self] _ in
      self?.present(PresentedPage(.pageSheet), animated: true)
    }
    let done = UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) }
    let stack = UIStackView(arrangedSubviews: [
      UIButton(configuration: .tinted(), primaryAction: more),
      UIButton(configuration: .filled(), primaryAction: done),
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 32),
      stack.widthAnchor.constraint(equalToConstant: 160),
      stack.heightAnchor.constraint(equalToConstant: 100),
    ])
  }
}

/// Comes in at the trailing side, with a presentation controller of its own.
class SidePage: PresentedPage, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    SidePresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// A third of the window at its right edge, over a dimming view that dismisses it.
class SidePresentation: UIPresentationController {
  private let shade = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let width = max(240, bounds.width / 3)
    return CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  override func presentationTransitionWillBegin() {
    shade.backgroundColor = UIColor(white: 0, alpha: 0.3)
    shade.alpha = 0
    let presented = presentedViewController
    shade.addGestureRecognizer(
      UITapGestureRecognizer { [weak presented] _ in presented?.dismiss(animated: true) })
    containerView?.insertSubview(shade, at: 0)
    presented.transitionCoordinator?.animate { [shade] _ in shade.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 0 }
  }

  override func containerViewWillLayoutSubviews() {
    shade.frame = containerView?.bounds ?? .zero
  }
}
