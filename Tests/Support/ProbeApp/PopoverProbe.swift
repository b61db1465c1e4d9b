import UIKit

/// Opens a popover that is higher than its window, and tells what is typed into it and when it ends.
class PopoverProbe: UIViewController, UIPopoverPresentationControllerDelegate {
  private let source = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .white
    source.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    source.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.open() })
    view.addSubview(source)
  }

  private func open() {
    let page = FieldPage()
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 200, height: 400)
    page.popoverPresentationController?.delegate = self
    page.popoverPresentationController?.sourceView = source
    present(page, animated: true) { report("open") }
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    report("ended")
  }
}

/// Red, with a field at its lower end.
class FieldPage: UIViewController {
  private let field = UITextField(frame: CGRect(x: 10, y: 320, width: 180, height: 40))

  override func viewDidLoad() {
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    field.backgroundColor = .white
    field.addAction(
      UIAction { [weak self] _ in report("text \(self?.field.text ?? "")") },
      for: .editingChanged)
    view.addSubview(field)
  }
}
