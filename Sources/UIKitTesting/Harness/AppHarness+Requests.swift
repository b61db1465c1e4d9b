public import FoundationAdditions
public import UIKit

extension AppHarness {
  /// Asks the running app to open URLs, as another program would.
  public func open(_ urls: [URL]) { ask { $0.urls = urls } }

  /// Asks the running app to perform a shortcut of its icon.
  public func perform(_ shortcutItem: UIApplicationShortcutItem) {
    ask { $0.shortcutItem = shortcutItem }
  }

  /// Hands the running app an activity of another device.
  public func `continue`(_ userActivity: NSUserActivity) { ask { $0.userActivity = userActivity } }

  /// Takes a scene away, as the system does to save memory. Its session stays.
  public func disconnect(_ scene: UIScene) {
    application.makeCurrent()
    application.disconnect(scene)
    settle()
  }

  private func ask(_ change: (inout AppRequest) -> Void) {
    application.makeCurrent()
    var request = AppRequest()
    change(&request)
    application.handle(request)
    settle()
  }
}
