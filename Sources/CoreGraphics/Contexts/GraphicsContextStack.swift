import Foundation

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

  package static var current: GraphicsContextStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? GraphicsContextStack { return stack }
    let stack = GraphicsContextStack()
    storage[key] = stack
    return stack
  }
}
