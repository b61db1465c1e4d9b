/// Whether data structures verify themselves after each step; tests with random input set it.
///
/// It is a value of the task, so that tests running at the same time, some of which count
/// allocations, are not affected. Release builds check nothing.
package enum Invariants {
  @TaskLocal package static var areChecked = false

  /// Traps if something is broken.
  package static func require(_ broken: String?) {
    if let broken { preconditionFailure("broken invariant: \(broken)") }
  }
}
