public import Foundation

/// What the user is doing, to be restored or continued. Stored only: there is no other device to
/// hand it to and no search to index it.
open class NSUserActivity: NSObject {
  /// The kind of activity, in reverse DNS.
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  /// The owner should fill in `userInfo` before it is used.
  open var needsSave = false
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var supportsContinuationStreams = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
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
