public import Foundation

/// The focus of a window. Main thread only.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  private weak var window: UIWindow?

  init(_ window: UIWindow) {
    self.window = window
    super.init()
  }

  /// The focus of the window of an environment; nil outside of windows.
  public convenience init?(for environment: any UIFocusEnvironment) {
    guard let window = environment.focusView?.ownWindow else { return nil }
    self.init(window)
  }

  /// Posted after the focus moved; the user info has the context.
  public nonisolated static let didUpdateNotification = NSNotification.Name(
    "UIFocusDidUpdateNotification")
  /// Posted when there is nothing in the direction that the user went in; the user info has the
  /// context.
  public nonisolated static let movementDidFailNotification = NSNotification.Name(
    "UIFocusMovementDidFailNotification")
  /// The context in the user info of both.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

  /// That of the window of an environment; nil outside of windows.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    environment.focusView?.ownWindow?.focusState.system
  }

  /// Whether one environment lies somewhere in another, or is it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    otherEnvironment.focusChain.contains { $0 === environment }
  }

  /// Nil where nothing has the focus.
  open var focusedItem: (any UIFocusItem)? { window?.focusedView }

  /// Moves the focus in the next turn to what an environment prefers.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    window?.focusState.request(environment, onlyWithin: false)
  }

  /// Does now what was asked for.
  open func updateFocusIfNeeded() { window?.focusState.performRequest() }
}
