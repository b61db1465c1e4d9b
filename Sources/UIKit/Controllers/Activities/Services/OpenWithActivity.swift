import Foundation

/// Opens the items with a program of the desktop.
final class OpenWithActivity: UIActivity {
  private let entry: DesktopEntry
  private let icon: UIImage?
  private var items: [SharedItem] = []

  init(_ entry: DesktopEntry, icon: UIImage?) {
    (self.entry, self.icon) = (entry, icon)
    super.init()
  }

  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { ActivityType(entry.identifier) }
  override var activityTitle: String? { entry.name }
  override var activityImage: UIImage? { icon }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.allSatisfy { SharedItem($0) != nil || SharedItem.isForPrinting($0) }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = activityItems.compactMap(SharedItem.init)
  }

  override func perform() {
    let programs = UIApplication.shared.opener.programs
    SharedFiles.make(items) { [self] files in
      let isOpened = !files.urls.isEmpty && programs.open(files.urls, with: entry)
      if !isOpened { files.remove() }
      activityDidFinish(isOpened)
    }
  }
}
