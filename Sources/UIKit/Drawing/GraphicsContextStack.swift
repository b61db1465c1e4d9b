public import CoreGraphics
import Foundation

/// The contexts drawing goes to, of one thread: the last one pushed is current.
private final class GraphicsContextStack: NSObject {
  var contexts: [CGContext] = []

  static var current: GraphicsContextStack {
    let key = "UIKit.GraphicsContextStack"
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? GraphicsContextStack { return stack }
    let made = GraphicsContextStack()
    dictionary[key] = made
    return made
  }
}

/// Where `UIColor.setFill()`, `UIBezierPath.fill()` and the like draw on this thread; nil outside
/// `draw(_:)` and the like.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.current.contexts.last
}

/// Makes `context` the current one of this thread until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.contexts.append(context)
}

/// Makes the context before the current one current again; does nothing where there is none.
public func UIGraphicsPopContext() { _ = GraphicsContextStack.current.contexts.popLast() }
