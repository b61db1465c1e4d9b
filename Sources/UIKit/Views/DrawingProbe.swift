import CoreGraphics
import QuartzCore

/// Finds out whether a class overrides one of the drawing methods, without calling them.
///
/// Workaround: Swift has no way to ask. It keeps a class's overridable methods in a table beside
/// its metadata. A subclass that overrides nothing shows the entries that every subclass has of its
/// own (initialisers). A subclass that overrides only the drawing methods shows the entries of
/// those. Comparing the two finds the slots without assuming anything about the table's order.
@MainActor
enum DrawingProbe {
  static func overridesDrawing(_ type: UIView.Type) -> Bool {
    guard slots.count == 3 else { return true }
    let (base, own) = (table(of: UIView.self), table(of: type))
    return slots.contains { own[$0] != base[$0] }
  }

  /// Three slots, or the probe has failed. Then every view counts as drawing, which only costs
  /// memory.
  static let slots: [Int] = {
    let base = table(of: UIView.self)
    let silent = table(of: NonDrawingView.self)
    let drawing = table(of: DrawingView.self)
    return base.indices.filter { base[$0] == silent[$0] && base[$0] != drawing[$0] }
  }()

  /// The words of a class's metadata from its address point on. Those of a superclass come first,
  /// at the same offsets.
  private static func table(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
    let count = Int(size - addressPoint) / MemoryLayout<UInt>.stride
    return UnsafeBufferPointer(start: metadata.assumingMemoryBound(to: UInt.self), count: count)
  }

  private class NonDrawingView: UIView {}

  private class DrawingView: UIView {
    override func draw(_ rect: CGRect) { tag = 1 }
    override func draw(_ layer: CALayer, in ctx: CGContext) { tag = 2 }
    override func display(_ layer: CALayer) { tag = 3 }
  }
}
