import UIKit

extension CatalogPage {
  static let system = CatalogPage(title: "System") {
    [
      entry(
        "UIActivityViewController(activityItems: …)", opener("Share…") { popover(share(), at: $0) }),
      entry("UIColorPickerViewController()", opener("Colors…") { popover(colors(), at: $0) }),
      entry("UIFontPickerViewController()", opener("Fonts…") { popover(fonts(), at: $0) }),
      entry("UIPrintInteractionController.shared", printButton),
    ]
  }

  private static let note = """
    Casement is UIKit for Linux desktops.

    What stands here can be shared, copied and printed.
    """

  /// Points at the button in wide windows.
  private static func popover(
    _ controller: UIViewController, at button: UIButton
  ) -> UIViewController {
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceView = button
    return controller
  }

  private static func share() -> UIViewController {
    let formatter = UISimpleTextPrintFormatter(text: note)
    return UIActivityViewController(
      activityItems: [note, formatter], applicationActivities: [ShoutActivity()])
  }

  private static func colors() -> UIViewController {
    let picker = UIColorPickerViewController()
    picker.selectedColor = .systemIndigo
    return picker
  }

  private static func fonts() -> UIViewController {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.preferredContentSize = CGSize(width: 375, height: 480)
    return picker
  }

  private static var printButton: UIButton {
    let action = UIAction(title: "Print…") { action in
      guard let button = action.sender as? UIButton else { return }
      let controller = UIPrintInteractionController.shared
      let info = UIPrintInfo.printInfo()
      info.jobName = "Catalog"
      controller.printInfo = info
      controller.printFormatter = UISimpleTextPrintFormatter(text: note)
      controller.present(from: button.bounds, in: button, animated: true, completionHandler: nil)
    }
    return UIButton(configuration: .tinted(), primaryAction: action)
  }
}

/// A service of the program's own.
class ShoutActivity: UIActivity {
  private var text = ""

  override var activityTitle: String? { "Copy in Capitals" }
  override var activityImage: UIImage? { UIImage(systemName: "textformat") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    text = activityItems.compactMap { $0 as? String }.joined(separator: "\n")
  }

  override func perform() {
    UIPasteboard.general.string = text.uppercased()
    activityDidFinish(true)
  }
}
