public import Foundation

extension UIApplication {
  /// How `open(_:options:completionHandler:)` opens a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A Boolean. With true nothing is opened, as no program registers universal links here.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// How the app is asked to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Opens nothing: desktops have no settings of an app.
  public static let openSettingsURLString = "app-settings:"
  /// Opens nothing: desktops have no settings of an app.
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Opens the URL with the program the desktop has for it, by `xdg-open`.
  ///
  /// `completion` is called on the main thread once that has ended: with true if it found a program,
  /// with false if not or where there is no `xdg-open`.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let answer: @MainActor @Sendable (Bool) -> Void = { completion?($0) }
    if options[.universalLinksOnly] as? Bool == true || !opener.accepts(url) {
      DispatchQueue.main.async { answer(false) }
    } else {
      opener.open(url) { isOpened in
        DispatchQueue.main.async { answer(isOpened) }
      }
    }
  }

  /// The same; returns whether a program was found.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Whether the desktop has a program for the URL's scheme. Files and web and mail addresses count
  /// as openable where there is `xdg-open`; for other schemes `xdg-mime` is asked and waited for.
  public func canOpenURL(_ url: URL) -> Bool { opener.canOpen(url) }
}
