import Foundation
import FoundationAdditions

/// The stack of current contexts. Each thread has its own.
package final class GraphicsContextStack {
  package struct Entry {
    package var context: CGContext
    /// For contexts of `UIGraphicsBeginImageContext`: pixels of the image per point.
    package var imageScale: CGFloat?

    package init(context: CGContext, imageScale: CGFloat? = nil) {
      (self.context, self.imageScale) = (context, imageScale)
    }
  }

  package var entries: [Entry] = []

  private static let key = "Casement.GraphicsContextStack"
  nonisolated(unsafe) private static let ofMain = GraphicsContextStack()

  package static var current: GraphicsContextStack {
    // Nearly all drawing is main's, which is not to look into a dictionary for each view.
    if MainThread.isCurrent { return ofMain }
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? GraphicsContextStack { return stack }
    let stack = GraphicsContextStack()
    storage[key] = stack
    return stack
  }
}
