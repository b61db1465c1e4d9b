public import Foundation

/// What the user is doing, to be restored or continued. Stored only: there is no other device to
/// hand it to and no search to index it.
open class NSUserActivity: NSObject {
  /// The kind of activity, in reverse DNS.
  public let activityType: String
  /// What people read.
  open var title: String?
  /// What is needed to restore the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that must be kept.
  open var requiredUserInfoKeys: Set<String>?
  /// The owner should fill in `userInfo` before it is used.
  open var needsSave = false
  /// The page to open where there is no app for the activity.
  open var webpageURL: URL?
  /// The page that led to this one.
  open var referrerURL: URL?
  /// When the activity loses its use.
  open var expirationDate: Date?
  /// Words to be found by.
  open var keywords: Set<String> = []
  /// Stored only.
  open var supportsContinuationStreams = false
  /// Stored only.
  open var isEligibleForHandoff = true
  /// Stored only.
  open var isEligibleForSearch = false
  /// Stored only.
  open var isEligibleForPublicIndexing = false
  /// Stored only.
  open var isEligibleForPrediction = false
  /// Tells stored activities apart.
  open var persistentIdentifier: String?
  /// Tells which scene shows the content.
  open var targetContentIdentifier: String?
  /// Fills in `userInfo` before the activity is used.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Whether the activity is current and has not been invalidated.
  public private(set) var isCurrent = false
  private var isValid = true

  /// The type must not be empty.
  public init(activityType: String) {
    if activityType.isEmpty {
      NSException.raise(
        .invalidArgumentException, "NSUserActivity: activityType must be a non-empty string")
    }
    self.activityType = activityType
  }

  /// Adds to `userInfo`, replacing equal keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes the activity the current one.
  open func becomeCurrent() {
    guard isValid else { return }
    isCurrent = true
    if needsSave {
      needsSave = false
      delegate?.userActivityWillSave(self)
    }
  }

  /// Ends being the current one.
  open func resignCurrent() { isCurrent = false }

  /// Ends the activity.
  open func invalidate() {
    isCurrent = false
    isValid = false
  }
}

/// Fills in an activity before it is used.
public protocol NSUserActivityDelegate: AnyObject {
  /// `needsSave` was set; fill in `userInfo`.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// The activity has been continued elsewhere; never sent here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
