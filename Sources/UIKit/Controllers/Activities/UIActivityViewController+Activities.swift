import Foundation

// What is offered.

extension UIActivityViewController {
  var items: ActivityItems { ActivityItems(given: sharedItems, controller: self) }

  /// All that can do something with the items, in the order in which they show.
  var offeredActivities: [UIActivity] {
    let placeholders = items.placeholders
    guard !placeholders.isEmpty else { return [] }
    let excluded = Set(excludedActivityTypes ?? [])
    return (systemActivities(placeholders) + ownActivities).filter { activity in
      !(activity.activityTitle ?? "").isEmpty
        && !(activity.activityType.map(excluded.contains) ?? false)
        && activity.canPerform(withActivityItems: placeholders)
    }
  }

  private func systemActivities(_ placeholders: [Any]) -> [UIActivity] {
    let opener = UIApplication.shared.opener
    let shared = placeholders.filter { !SharedItem.isForPrinting($0) }
    let examples = shared.compactMap { SharedItem($0)?.exampleURL }
    let isWhole = examples.count == shared.count
    let programs = isWhole ? opener.programs.programs(for: examples) : []
    let icons = DesktopIcons(folders: opener.programs.folders)
    let openers = programs.map { OpenWithActivity($0, icon: icons.image(named: $0.icon)) }
    if offersProgramsOnly { return openers }
    return [MailActivity()] + openers + [CopyActivity(), SaveActivity(), PrintActivity()]
  }

  func showActivities() {
    guard let sheet else { return }
    let offered = offeredActivities
    sheet.header.show(ActivityPreview(items, configuration))
    sheet.show(
      programs: offered.filter { type(of: $0).activityCategory == .share },
      actions: offered.filter { type(of: $0).activityCategory == .action })
    sheet.onChoice = { [weak self] in self?.perform($0) }
    sheet.onClose = { [weak self] in self?.leave(nil) }
  }
}
