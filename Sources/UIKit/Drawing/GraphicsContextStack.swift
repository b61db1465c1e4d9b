import CoreGraphics
import Foundation

/// The stack of current contexts. Each thread has its own.
final class GraphicsContextStack {
  struct Entry {
    var context: CGContext
    /// For contexts of `UIGraphicsBeginImageContext`: pixels of the image per point.
    var imageScale: CGFloat?
  }

  var entries: [Entry] = []

  private static let key = "Casement.GraphicsContextStack"

  static var current: GraphicsContextStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? GraphicsContextStack { return stack }
    let stack = GraphicsContextStack()
    storage[key] = stack
    return stack
  }
}
