import CoreGraphics
import Foundation

/// The contexts drawing functions draw on: each thread has a stack of its own.
final class GraphicsContextStack {
  struct Entry {
    var context: CGContext
    /// For contexts begun by `UIGraphicsBeginImageContext`: pixels of the image for each point.
    var imageScale: CGFloat?
  }

  var entries: [Entry] = []

  private static let key = "Casement.GraphicsContextStack"

  /// Of the calling thread.
  static var current: GraphicsContextStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? GraphicsContextStack { return stack }
    let stack = GraphicsContextStack()
    storage[key] = stack
    return stack
  }
}
