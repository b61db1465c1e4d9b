import UIKit

extension CatalogController {
  private static let activityType = "org.casement.catalog.page"

  /// What shows, as it is kept from one session of the user to the next.
  var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.userInfo = ["page": list.shownTitle, "isChosen": isChosen]
    return activity
  }

  /// Nil if there is no such page.
  convenience init?(restoring activity: NSUserActivity) {
    let title = activity.userInfo?["page"] as? String
    let pages = CatalogSection.all.flatMap(\.items).map(\.page)
    guard activity.activityType == Self.activityType,
      let page = pages.first(where: { $0.title == title })
    else { return nil }
    self.init(page: page, isChosen: activity.userInfo?["isChosen"] as? Bool ?? false)
  }

  func newWindow() {
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
  }
}
