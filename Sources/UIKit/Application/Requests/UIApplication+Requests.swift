import Foundation
import FoundationAdditions

extension UIApplication {
  /// Nil in apps with a scene manifest, whose scenes are told.
  func launchOptions(for request: AppRequest) -> [LaunchOptionsKey: Any]? {
    guard !manifest.hasScenes, !request.isEmpty else { return nil }
    var options: [LaunchOptionsKey: Any] = [:]
    options[.url] = request.urls.first
    options[.shortcutItem] = request.shortcutItem
    options[.userActivityDictionary] = request.userActivity.map {
      [LaunchOptionsKey.userActivityType: $0.activityType]
    }
    return options
  }

  /// Hands a request to a running app: to the scene that is meant, which comes to the front, or else to
  /// the delegate. If every scene refuses and the app may have several, a new one is connected for it.
  package func handle(_ request: AppRequest) {
    guard !request.isEmpty else { return }
    guard usesScenes else {
      keyWindow?.makeKey()
      return tellDelegate(of: request)
    }
    if let scene = scene(for: request.targetContentIdentifier) {
      (scene as? UIWindowScene)?.comeToFront()
      scene.take(request)
    } else {
      connectNewScene(role: .windowApplication, UIScene.ConnectionOptions(request))
    }
  }

  /// In apps without scenes.
  func tellDelegate(of request: AppRequest) {
    for url in request.urls {
      let options: [OpenURLOptionsKey: Any] = url.isFileURL ? [.openInPlace: true] : [:]
      _ = delegate?.application(self, open: url, options: options)
    }
    if let item = request.shortcutItem {
      delegate?.application(self, performActionFor: item, completionHandler: { _ in })
    }
    if let activity = request.userActivity { tellDelegate(of: activity) }
  }

  private func tellDelegate(of activity: NSUserActivity) {
    _ = delegate?.application(self, willContinueUserActivityWithType: activity.activityType)
    _ = delegate?.application(self, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  /// Among the scenes whose conditions allow the content: one that prefers it, else the active one, else
  /// the newest. Nil if all refuse and there may be another.
  private func scene(for identifier: String?) -> UIScene? {
    let all = scenes.filter { $0.session.role == .windowApplication }
    let able = all.filter { $0.activationConditions.allow(identifier) }
    let preferring = able.first { $0.activationConditions.prefer(identifier) }
    let best = preferring ?? able.first { $0.activationState == .foregroundActive } ?? able.last
    return best ?? (supportsMultipleScenes ? nil : all.first)
  }
}

extension UIScene {
  fileprivate func take(_ request: AppRequest) {
    if !request.urls.isEmpty {
      delegate?.scene(self, openURLContexts: Set(request.urls.map { UIOpenURLContext(url: $0) }))
    }
    if let item = request.shortcutItem, let scene = self as? UIWindowScene {
      (delegate as? any UIWindowSceneDelegate)?
        .windowScene(scene, performActionFor: item, completionHandler: { _ in })
    }
    if let activity = request.userActivity {
      delegate?.scene(self, willContinueUserActivityWithType: activity.activityType)
      delegate?.scene(self, continue: activity)
    }
  }
}

extension UISceneActivationConditions {
  fileprivate func allow(_ identifier: String?) -> Bool {
    identifier.map(canActivateForTargetContentIdentifierPredicate.evaluate) ?? true
  }

  fileprivate func prefer(_ identifier: String?) -> Bool {
    identifier.map(prefersToActivateForTargetContentIdentifierPredicate.evaluate) ?? false
  }
}
