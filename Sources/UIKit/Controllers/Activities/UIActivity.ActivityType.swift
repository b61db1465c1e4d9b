extension UIActivity {
  /// The name of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private init(system name: String) { rawValue = "com.apple.UIKit.activity.\(name)" }
  }
}

extension UIActivity.ActivityType {
  /// Asks `xdg-email` for a message.
  public static let mail = Self(system: "Mail")
  /// Prints, where the items have pages.
  public static let print = Self(system: "Print")
  /// Saves to files that the user names. Apple's has this name without a constant for it.
  static let saveToFiles = Self("com.apple.DocumentManagerUICore.SaveToFiles")
  /// Copies to the clipboard.
  public static let copyToPasteboard = Self(system: "CopyToPasteboard")
}

// What desktops have no service for: the names are for lists of exclusions.
extension UIActivity.ActivityType {
  public static let addToReadingList = Self(system: "AddToReadingList")
  public static let airDrop = Self(system: "AirDrop")
  public static let assignToContact = Self(system: "AssignToContact")
  public static let collaborationCopyLink = Self(system: "CollaborationCopyLink")
  public static let collaborationInviteWithLink = Self(system: "CollaborationInviteWithLink")
  public static let addToHomeScreen = Self(system: "AddToHomeScreen")
  public static let markupAsPDF = Self(system: "MarkupAsPDF")
  public static let message = Self(system: "Message")
  public static let openInIBooks = Self(system: "OpenInIBooks")
  public static let postToFacebook = Self(system: "PostToFacebook")
  public static let postToFlickr = Self(system: "PostToFlickr")
  public static let postToTencentWeibo = Self(system: "TencentWeibo")
  public static let postToTwitter = Self(system: "PostToTwitter")
  public static let postToVimeo = Self(system: "PostToVimeo")
  public static let postToWeibo = Self(system: "PostToWeibo")
  public static let saveToCameraRoll = Self(system: "SaveToCameraRoll")
  public static let sharePlay = Self(system: "SharePlay")
}
