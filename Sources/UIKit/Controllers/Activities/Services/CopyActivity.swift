/// Copies all items to the clipboard.
final class CopyActivity: UIActivity {
  private var items: [SharedItem] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { SharedItem($0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = activityItems.compactMap(SharedItem.init)
  }

  override func perform() {
    UIPasteboard.general.setItemProviders(
      items.map(\.provider), localOnly: false, expirationDate: nil)
    activityDidFinish(!items.isEmpty)
  }
}
