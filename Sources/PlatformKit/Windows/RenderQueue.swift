package import Dispatch

/// The queue that owns the render tree and everything that frames are made of and go to.
package enum RenderQueue {
  /// Traps on any other queue than `owner`; nil, for objects that tests use by themselves, allows all.
  @inline(__always)
  package static func require(_ owner: DispatchQueue?) {
    if let owner { dispatchPrecondition(condition: .onQueue(owner)) }
  }
}
