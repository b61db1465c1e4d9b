/// The overridable methods of a class, as the words in its metadata.
///
/// Workaround: Swift has no way to ask whether a class overrides a method. It keeps a class's
/// overridable methods in a table beside its metadata; those of a superclass come first, at the same
/// offsets.
enum ClassTable {
  /// The words of a class's metadata from its address point on.
  static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
    let count = Int(size - addressPoint) / MemoryLayout<UInt>.stride
    return UnsafeBufferPointer(start: metadata.assumingMemoryBound(to: UInt.self), count: count)
  }

  /// The slots that differ in `overriding`. `plain`, a subclass that overrides nothing, shows the
  /// entries that every subclass has of its own (initialisers); comparing the two finds the slots.
  static func overriddenSlots(
    of base: AnyClass, plain: AnyClass, overriding: AnyClass
  ) -> [Int] {
    let (base, plain, overriding) = (words(of: base), words(of: plain), words(of: overriding))
    return base.indices.filter { base[$0] == plain[$0] && base[$0] != overriding[$0] }
  }
}
