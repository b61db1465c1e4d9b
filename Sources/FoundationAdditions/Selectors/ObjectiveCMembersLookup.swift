import Synchronization

/// Finds the `ObjCMembers` type that is nested in a class.
///
/// Nothing refers to these types, so they are found among the conformances that the Swift runtime
/// registers for each binary; a type by its name would not be enough, as names of private classes
/// lead nowhere. The first look-up reads them all, which takes about 0.1 ms, later ones only those
/// of libraries loaded since.
enum ObjectiveCMembersLookup {
  private struct State {
    var scanned: Set<UnsafeRawPointer> = []
    /// The descriptor of the nested type by the class's descriptor.
    var found: [UnsafeRawPointer: UnsafeRawPointer] = [:]
  }

  nonisolated(unsafe) private static var state = State()
  private static let lock = Mutex(())

  static func members(of type: AnyClass) -> (any ObjectiveCMembers.Type)? {
    guard let descriptor = ClassLayout.descriptor(of: type) else { return nil }
    let nested = lock.withLock { _ in
      if state.found[descriptor] == nil { scanNewBinaries() }
      return state.found[descriptor]
    }
    guard let nested else { return nil }
    return TypeDescriptor(address: nested).type(withArgumentsOf: type)
      as? any ObjectiveCMembers.Type
  }

  private static func scanNewBinaries() {
    enumerateMetadataSections(
      { sections, _ in
        // The fourth pair of words: start and length of the list of conformances.
        let start = UnsafeRawPointer(bitPattern: sections[6])
        if let start, state.scanned.insert(start).inserted { scan(start, count: sections[7] / 4) }
        return true
      }, nil)
  }

  private static func scan(_ start: UnsafeRawPointer, count: UInt) {
    for index in 0..<Int(count) {
      let conformance = (start + index * 4).relative
      guard (conformance.relativeIndirectable ?? start) == Self.protocolDescriptor,
        let nested = conformedType(conformance),
        let owner = TypeDescriptor(address: nested).enclosingClass
      else { continue }
      state.found[owner] = nested
    }
  }

  /// Bits 3 to 5 of the flags say how the type is named: 0 is its descriptor, 1 a pointer to it.
  private static func conformedType(_ conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
    let kind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    let reference = (conformance + 4).relative
    return kind == 0 ? reference : kind == 1 ? reference.load(as: UnsafeRawPointer?.self) : nil
  }

  /// The second word of an existential metatype's description of its protocol.
  private static let protocolDescriptor: UnsafeRawPointer = {
    let existential = unsafeBitCast((any ObjectiveCMembers).self, to: UnsafeRawPointer.self)
    return existential.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }()
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafePointer<UInt>, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)
