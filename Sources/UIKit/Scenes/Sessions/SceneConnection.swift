import Diagnostics
import Foundation

/// Makes the scene of a session, with its delegate.
@MainActor
struct SceneConnection {
  /// The one under way: `UIScene.init()` reads what it is to be made for.
  private(set) static var pending: SceneConnection?

  let session: UISceneSession
  let options: UIScene.ConnectionOptions

  func makeScene() -> UIScene {
    SceneConnection.pending = self
    defer { SceneConnection.pending = nil }
    let scene = InstanceMaker.make(sceneClass)
    scene.delegate = makeDelegate()
    session.scene = scene
    return scene
  }

  private var sceneClass: UIScene.Type {
    guard let wanted = session.configuration.sceneClass else { return UIWindowScene.self }
    if let type = wanted as? UIScene.Type { return type }
    complain("\(wanted) is no UIScene; UIWindowScene is used")
    return UIWindowScene.self
  }

  private func makeDelegate() -> (any UISceneDelegate)? {
    guard let wanted = session.configuration.delegateClass else { return nil }
    guard let type = wanted as? NSObject.Type,
      let delegate = InstanceMaker.make(type) as? any UISceneDelegate
    else {
      complain("\(wanted) does not adopt UIWindowSceneDelegate; the scene has no delegate")
      return nil
    }
    return delegate
  }

  private func complain(_ reason: String) {
    let name = session.configuration.name ?? "without a name"
    Log.application.write("scene configuration \(name): \(reason)")
  }
}
