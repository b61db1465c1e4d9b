import ConstraintKit
import Testing

/// Systems whose tables are taken over from others when these are gone.
@Suite struct LargeSystemTests {
  private static let count = 30_000

  /// Each variable is `step` more than the one before.
  private static func sum(step: Double) throws -> Double {
    let system = ConstraintSystem()
    let variables = (0..<count).map { _ in system.addVariable() }
    try system.add(variables[0] - 1, .equal)
    for (before, after) in zip(variables, variables.dropFirst()) {
      try system.add(after - before - step, .equal)
    }
    #expect(system.solve().moved.count == count)
    #expect(system.brokenInvariant == nil)
    return variables.reduce(0) { $0 + system[$1] }
  }

  @Test func whatIsLeftFromOthersIsNotSeen() throws {
    #expect(try Self.sum(step: 1) == 450_015_000)
    #expect(try Self.sum(step: 2) == 900_000_000)
  }

  @Test func systemsOfSeveralThreadsDoNotMix() async throws {
    try await withThrowingTaskGroup { group in
      for step in 1...6 {
        group.addTask { (step, try Self.sum(step: Double(step))) }
      }
      for try await (step, sum) in group {
        #expect(sum == 30_000 + 449_985_000 * Double(step))
      }
    }
  }
}
