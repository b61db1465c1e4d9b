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

  func openOutside(
    _ url: URL, _ options: [OpenExternalURLOptionsKey: Any],
    _ completion: (@MainActor @Sendable (Bool) -> Void)?
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
}
