import UIKit

/// What a window shows, as it is kept from one session of the user to the next.
struct ShownNote {
  var url: URL
  /// Whether there is no list of notes beside it.
  var isAlone: Bool
  /// Whether a narrow window shows it, and not the list.
  var isOpen: Bool
}

extension ShownNote {
  private static let activityType = "org.casement.notes.shown"

  init?(_ activity: NSUserActivity) {
    guard activity.activityType == Self.activityType,
      let path = activity.userInfo?["file"] as? String
    else { return nil }
    url = URL(fileURLWithPath: path)
    isAlone = activity.userInfo?["isAlone"] as? Bool ?? false
    isOpen = activity.userInfo?["isOpen"] as? Bool ?? false
  }

  var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.userInfo = ["file": url.path, "isAlone": isAlone, "isOpen": isOpen]
    return activity
  }
}
