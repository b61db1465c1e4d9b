public import Foundation
import PlatformKit

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
      openByPortal(url, token: engine.platform.makeActivationToken(), answer)
    }
  }

  /// Files go to `xdg-open`, as what a portal does not take.
  private func openByPortal(
    _ url: URL, token: String?, _ answer: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    guard !url.isFileURL, let portal = engine.platform.urlOpener else {
      return openByProgram(url, token: token, answer)
    }
    let window = keyWindow?.presence?.platformWindow.id
    portal.open(url.absoluteString, over: window, token: token) { [weak self] opening in
      switch opening {
      case .opened: answer(true)
      case .cancelled: answer(false)
      case .unavailable:
        if let self { openByProgram(url, token: token, answer) } else { answer(false) }
      }
    }
  }

  private func openByProgram(
    _ url: URL, token: String?, _ answer: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    opener.open(url, token: token) { isOpened in
      DispatchQueue.main.async { answer(isOpened) }
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
