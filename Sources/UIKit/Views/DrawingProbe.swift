import CoreGraphics

/// Finds out whether a class overrides `draw(_:)`, without calling it.
///
/// Swift keeps a class's overridable methods in a table beside its metadata. A subclass that overrides
/// nothing tells which entries every subclass has of its own (initialisers); one that overrides
/// `draw(_:)` alone tells which further entry that method is. Both are made here, so nothing about the
/// table's order is assumed.
@MainActor
enum DrawingProbe {
  static func overridesDraw(_ type: UIView.Type) -> Bool {
    guard let slot else { return true }
    return table(of: type)[slot] != table(of: UIView.self)[slot]
  }

  /// nil if the two probes do not single out one entry: then every view counts as drawing.
  static let slot: Int? = {
    let base = table(of: UIView.self)
    let silent = table(of: SilentView.self)
    let drawing = table(of: DrawingView.self)
    let found = base.indices.filter { base[$0] == silent[$0] && base[$0] != drawing[$0] }
    return found.count == 1 ? found[0] : nil
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
  }
}
