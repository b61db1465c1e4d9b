import CoreGraphics
import QuartzCore

/// Finds out whether a class overrides one of the methods that draw, without calling them.
///
/// Workaround: Swift has no way to ask. It keeps a class's overridable methods in a table beside its
/// metadata. A subclass that overrides nothing tells which entries every subclass has of its own (initialisers); one that overrides the
/// drawing methods alone tells which further entries those are. Both are made here, so nothing about
/// the table's order is assumed.
@MainActor
enum DrawingProbe {
  static func overridesDrawing(_ type: UIView.Type) -> Bool {
    guard slots.count == 3 else { return true }
    let (base, own) = (table(of: UIView.self), table(of: type))
    return slots.contains { own[$0] != base[$0] }
  }

  /// Three, or the probe has failed: then every view counts as drawing, which costs memory only.
  static let slots: [Int] = {
    let base = table(of: UIView.self)
    let silent = table(of: SilentView.self)
    let drawing = table(of: DrawingView.self)
    return base.indices.filter { base[$0] == silent[$0] && base[$0] != drawing[$0] }
  }()

  /// The words of a class's metadata from its address point on; those of a superclass come first, in
  /// the same places.
  private static func table(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
    let count = Int(size - addressPoint) / MemoryLayout<UInt>.stride
    return UnsafeBufferPointer(start: metadata.assumingMemoryBound(to: UInt.self), count: count)
  }

  private class SilentView: UIView {}

  private class DrawingView: UIView {
    override func draw(_ rect: CGRect) { tag = 1 }
    override func draw(_ layer: CALayer, in ctx: CGContext) { tag = 2 }
    override func display(_ layer: CALayer) { tag = 3 }
  }
}
