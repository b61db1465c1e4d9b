/// Finds the `ObjCMembers` type that is nested in a class.
///
/// Nothing refers to these types, so they are found among the conformances that the Swift runtime
/// registers for each binary; a type by its name would not be enough, as names of private classes
/// lead nowhere. The first look-up reads them all, which takes about 0.1 ms, later ones only those
/// of libraries loaded since.
enum ObjectiveCMembersLookup {
  private struct State {
    var scanned: Set<UnsafePointer<Int32>> = []
    /// The descriptor of the nested type by the class's descriptor.
    var found: [UnsafeRawPointer: UnsafeRawPointer] = [:]

    mutating func scanNewBinaries() {
      for list in conformanceLists() where scanned.insert(list.baseAddress!).inserted {
        for index in list.indices { scan(list.baseAddress! + index) }
      }
    }

    private mutating func scan(_ record: UnsafePointer<Int32>) {
      let conformance = UnsafeRawPointer(record).relative
      guard conformance.relativeIndirectable == protocolDescriptor,
        let nested = conformedType(conformance),
        let owner = TypeDescriptor(address: nested).enclosingClass
      else { return }
      found[owner] = nested
    }
  }

  private static let state = Locked(State())

  static func members(of type: AnyClass) -> (any ObjectiveCMembers.Type)? {
    guard let descriptor = ClassLayout.descriptor(of: type) else { return nil }
    let nested = state.withLock { state in
      if state.found[descriptor] == nil { state.scanNewBinaries() }
      return state.found[descriptor]
    }
    guard let nested else { return nil }
    return TypeDescriptor(address: nested).type(withArgumentsOf: type)
      as? any ObjectiveCMembers.Type
  }

  /// Bits 3 to 5 of the flags say how the type is named: 0 is its descriptor, 1 a pointer to it.
  private static func conformedType(_ conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
    let kind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    let reference = (conformance + 4).relative
    return kind == 0 ? reference : kind == 1 ? reference.load(as: UnsafeRawPointer?.self) : nil
  }

  /// The second word of an existential metatype's description of its protocol.
  nonisolated(unsafe) private static let protocolDescriptor: UnsafeRawPointer = {
    let existential = unsafeBitCast((any ObjectiveCMembers).self, to: UnsafeRawPointer.self)
    return existential.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }()
}

/// The lists of conformances of all binaries in the process: one offset each.
private func conformanceLists() -> [UnsafeBufferPointer<Int32>] {
  var lists: [UnsafeBufferPointer<Int32>] = []
  withUnsafeMutablePointer(to: &lists) { lists in
    enumerateMetadataSections(
      { sections, lists in
        // The fourth pair of words: start and length in bytes of the list.
        let list = UnsafeBufferPointer(
          start: UnsafePointer<Int32>(bitPattern: sections[6]), count: Int(sections[7]) / 4)
        let lists = lists?.assumingMemoryBound(to: [UnsafeBufferPointer<Int32>].self)
        if !list.isEmpty { lists?.pointee.append(list) }
        return true
      }, lists)
  }
  return lists
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafePointer<UInt>, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)
