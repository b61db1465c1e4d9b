public import Foundation
import PlatformKit

/// What a user may do with the window of a scene by its frame.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// Whether the window can be closed. Requests to close it are ignored while it cannot.
  @AlwaysObserved open var isClosable = true {
    didSet { if isClosable != oldValue { onChange() } }
  }
  /// Whether the window can be minimised.
  @AlwaysObserved open var isMiniaturizable = true {
    didSet { if isMiniaturizable != oldValue { onChange() } }
  }

  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) { self.onChange = onChange }
}

extension UISceneWindowingBehaviors {
  var actions: WindowActions {
    (isClosable ? WindowActions.close : []).union(isMiniaturizable ? .minimize : [])
  }
}
