import Foundation

/// Prints formatters, page renderers, pictures and documents.
final class PrintActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .print }
  override var activityTitle: String? { "Print" }
  override var activityImage: UIImage? { UIImage(systemName: "printer") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains {
      $0 is UIPrintPageRenderer || $0 is UIPrintFormatter || $0 is UIImage || isPrintable($0)
    }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  /// The panel finishes the activity when it has gone.
  override func perform() {
    guard let host else { return activityDidFinish(false) }
    let controller = UIPrintInteractionController()
    controller.printInfo = items.lazy.compactMap { $0 as? UIPrintInfo }.first
    guard let content = content(for: controller) else { return activityDidFinish(false) }
    let panel = controller.makePanel(content, nil) { [self] in activityDidFinish($0) }
    host.present(panel, animated: true)
  }

  private func isPrintable(_ item: Any) -> Bool {
    guard let url = item as? URL, url.isFileURL else { return false }
    return ["pdf", "png", "jpg", "jpeg"].contains(url.pathExtension.lowercased())
  }

  private func content(for controller: UIPrintInteractionController) -> PrintContent? {
    for item in items {
      if let renderer = item as? UIPrintPageRenderer {
        controller.printPageRenderer = renderer
      } else if let formatter = item as? UIPrintFormatter {
        controller.printFormatter = formatter
      } else {
        continue
      }
      return controller.makeContent()
    }
    controller.printingItems = items.filter { $0 is UIImage || isPrintable($0) }
    return controller.makeContent()
  }
}
