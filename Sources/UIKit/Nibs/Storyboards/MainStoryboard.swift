import Diagnostics
import Foundation
import InterfaceFiles

/// The window of the storyboard that `Info.plist` names.
@MainActor
enum MainStoryboard {
  /// Of an app without scenes; its delegate keeps the window. Nil without a storyboard.
  static func window(of application: UIApplication) -> UIWindow? {
    guard !application.manifest.hasScenes, let name = application.manifest.mainStoryboardName else {
      return nil
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    show(UIStoryboard(name: name, bundle: nil), in: window, of: application)
    (application.delegate as (any WindowHolding)?)?.window = window
    return window
  }

  /// Of a scene; its delegate keeps the window. Nil without a storyboard.
  static func window(of scene: UIScene, _ configuration: UISceneConfiguration) -> UIWindow? {
    guard let scene = scene as? UIWindowScene, let storyboard = configuration.storyboard else {
      return nil
    }
    let window = UIWindow(windowScene: scene)
    show(storyboard, in: window, of: scene.application)
    (scene.delegate as? any WindowHolding)?.window = window
    return window
  }

  private static func show(
    _ storyboard: UIStoryboard, in window: UIWindow, of application: UIApplication?
  ) {
    // Each scene may show it; its menus are the application's.
    if let menus = application?.engine.mainMenu, menus.written == nil {
      storyboard.mainMenu.map { menus.written = $0 }
    }
    // That of the whole file.
    storyboard.source.file.root.value("tintColor")
      .flatMap { NibColor($0, storyboard.source).color }.map { window.tintColor = $0 }
    guard let controller = storyboard.instantiateInitialViewController() else {
      Log.nibs.write(
        "Failed to instantiate the default view controller for UIMainStoryboardFile "
          + "'\(storyboard.source.name)' - perhaps the designated entry point is not set?")
      return
    }
    window.rootViewController = controller
  }
}

extension UIStoryboard {
  /// The menus that the file has for the application; nil if it has none.
  fileprivate var mainMenu: UIMenu? {
    let objects = source.file.scenes.flatMap(\.objects)
    let menus = objects.compactMap { $0.name == "menu" ? $0 : $0.value("mainMenu") }
    return menus.first { $0.name == "menu" && $0.attributes["systemMenu"] == "main" }
      .map { NibMenu($0, NibRun(source)).mainMenu }
  }
}
