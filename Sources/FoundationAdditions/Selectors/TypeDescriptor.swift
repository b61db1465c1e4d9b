// The few words of Swift's type metadata that the look-up of nested types reads, as the ABI document
// "TypeMetadata" lays them out for platforms without Objective-C.

extension UnsafeRawPointer {
  /// The address that a 32-bit offset here leads to.
  var relative: UnsafeRawPointer { self + Int(load(as: Int32.self)) }

  /// The same, where the lowest bit says that a pointer lies there.
  var relativeIndirectable: UnsafeRawPointer? {
    let offset = Int(load(as: Int32.self))
    guard offset & 1 == 1 else { return offset == 0 ? nil : self + offset }
    return (self + (offset & ~1)).load(as: UnsafeRawPointer?.self)
  }
}

/// Class metadata: the superclass is its second word, the descriptor its sixth.
enum ClassLayout {
  static func descriptor(of type: AnyClass) -> UnsafeRawPointer? {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 40, as: UnsafeRawPointer?.self)
  }
}

/// A description of a class, structure or enumeration, or of what encloses one.
struct TypeDescriptor {
  let address: UnsafeRawPointer

  private enum Kind {
    static let anonymous: UInt32 = 2
    static let classType: UInt32 = 16
  }

  private var flags: UInt32 { address.load(as: UInt32.self) }
  private var kind: UInt32 { flags & 31 }
  private var isGeneric: Bool { flags & 0x80 != 0 }
  private var parent: UnsafeRawPointer? { (address + 4).relativeIndirectable }

  /// The descriptor of the class that the type is nested in; private types have an anonymous
  /// context in between.
  var enclosingClass: UnsafeRawPointer? {
    var next = parent
    while let found = next.map(TypeDescriptor.init), found.kind == Kind.anonymous {
      next = found.parent
    }
    return next.flatMap { TypeDescriptor(address: $0).kind == Kind.classType ? $0 : nil }
  }

  /// The type; for one nested in a generic class, with the generic arguments of `owner`.
  func type(withArgumentsOf owner: AnyClass) -> Any.Type? {
    guard isGeneric else { return call([]) }
    return ClassLayout.genericArguments(of: owner).flatMap(call)
  }

  private func call(_ arguments: [UnsafeRawPointer]) -> Any.Type? {
    // Up to three arguments are passed one by one, more of them in memory.
    typealias None = @convention(thin) (Int) -> Response
    typealias One = @convention(thin) (Int, UnsafeRawPointer) -> Response
    typealias Two = @convention(thin) (Int, UnsafeRawPointer, UnsafeRawPointer) -> Response
    typealias Three =
      @convention(thin) (
        Int, UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer
      ) -> Response
    let accessor = (address + 12).relative
    let all = arguments
    return switch all.count {
    case 0: unsafeBitCast(accessor, to: None.self)(0).type
    case 1: unsafeBitCast(accessor, to: One.self)(0, all[0]).type
    case 2: unsafeBitCast(accessor, to: Two.self)(0, all[0], all[1]).type
    case 3: unsafeBitCast(accessor, to: Three.self)(0, all[0], all[1], all[2]).type
    default: all.withUnsafeBytes { unsafeBitCast(accessor, to: One.self)(0, $0.baseAddress!).type }
    }
  }

  /// What a metadata accessor returns.
  private struct Response {
    let type: Any.Type
    let state: Int
  }
}

extension ClassLayout {
  /// The arguments, and the witness tables of their constraints, of a generic class; nil where they
  /// cannot be told.
  static func genericArguments(of type: AnyClass) -> [UnsafeRawPointer]? {
    guard let descriptor = descriptor(of: type) else { return nil }
    let flags = descriptor.load(as: UInt32.self)
    let hasResilientSuperclass = flags >> 29 & 1 == 1
    let header = descriptor + 44 + 8
    let count = Int(header.load(fromByteOffset: 4, as: UInt16.self))
    let hasPacks = header.load(fromByteOffset: 6, as: UInt16.self) & 1 == 1
    guard flags & 0x80 != 0, !hasResilientSuperclass, !hasPacks else { return nil }
    let positiveSize = Int(descriptor.load(fromByteOffset: 28, as: UInt32.self))
    let immediate = Int(descriptor.load(fromByteOffset: 32, as: UInt32.self))
    let start =
      unsafeBitCast(type, to: UnsafeRawPointer.self) + (positiveSize - immediate) * 8
    return (0..<count).map { start.load(fromByteOffset: $0 * 8, as: UnsafeRawPointer.self) }
  }
}
