import Synchronization

/// How many nodes and types lowering looks at. Tests of what lowering costs count these, as times
/// depend on what else the machine does.
final class WorkCount: Sendable {
  /// Where the current task counts; nil outside of tests.
  @TaskLocal static var current: WorkCount?

  private let looks = Atomic(0)

  var total: Int { looks.load(ordering: .relaxed) }

  static func add(_ count: Int) {
    current?.looks.wrappingAdd(count, ordering: .relaxed)
  }
}
