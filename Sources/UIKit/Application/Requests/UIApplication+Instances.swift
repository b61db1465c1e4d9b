import Diagnostics
import Foundation
import PlatformKit

// One instance of the app, if its Info.plist asks for that: later starts hand over what they are for.
extension UIApplication {
  /// Whether another instance does what this start is for, so that the program ends.
  func isTakenOver(_ request: AppRequest) -> Bool {
    guard manifest.isSingleInstance, let name = manifest.identifier,
      let instances = engine.platform.instances
    else { return false }
    let handedOver = InstanceRequest(request, token: engine.platform.receivedActivationToken)
    switch instances.claim(
      name, handingOver: handedOver, onRequest: { [weak self] in self?.take($0) })
    {
    case .own: return false
    case .handedOver: exitStatus = 0
    case .unanswered:
      Log.application.write("\(name) runs already and does not answer")
      exitStatus = 1
    }
    return true
  }

  /// Does what a later start was for; one for nothing brings the app to the front.
  private func take(_ request: InstanceRequest) {
    guard exitStatus == nil else { return }
    performAsCurrent {
      let asked = AppRequest(request, manifest: manifest)
      if asked.isEmpty { return comeToFront(token: request.token) }
      if let token = request.token { engine.platform.useActivationToken(token) }
      handle(asked)
    }
    engine.turn.schedule()
  }

  /// The scene that is in front, or was last.
  package var sceneInFront: UIScene? { keyWindow?.windowScene ?? scenes.last }

  /// Brings whatever of the app was in front last to the front again. The token shows that the user has asked for it.
  package func comeToFront(token: String?) {
    if let token { engine.platform.useActivationToken(token) }
    if let scene = sceneInFront as? UIWindowScene {
      scene.comeToFront()
    } else {
      (keyWindow ?? windows.last)?.makeKey()
    }
  }
}

extension AppRequest {
  /// What another start asks for. The words of another program count as arguments of this one do.
  init(_ request: InstanceRequest, manifest: SceneManifest) {
    let type = request.action.map { manifest.shortcutType(ofAction: $0) }
    let shortcut = type.map { [Self.shortcutOption + $0] } ?? []
    self.init(arguments: shortcut + ["--"] + request.urls, manifest: manifest)
  }
}

extension InstanceRequest {
  @MainActor
  fileprivate init(_ request: AppRequest, token: String?) {
    self.init(
      urls: request.urls.map(\.absoluteString), action: request.shortcutItem?.type, token: token)
  }
}
