import ConstraintKit
import Testing

/// Constraints that go, or change, before they were ever solved.
@Suite struct PendingTests {
  @Test func whatGoesBeforeItIsSolvedLeavesItsPlaceToALaterOne() throws {
    let system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    let first = try system.add(x + y - 5, .greaterOrEqual)
    try system.add(x - y - 3, .equal)
    system.remove(first)
    try system.add(x + y - 7, .greaterOrEqual)
    try system.add(x + y - 0, .equal, priority: 500)
    _ = system.solve()
    #expect(system[x] == 5 && system[y] == 2)
    #expect(system.brokenInvariant == nil)
  }

  @Test func oneThatBecomesRequiredCountsAsTheLast() throws {
    let system = ConstraintSystem()
    let x = system.addVariable()
    let late = try system.add(x - 1, .equal, priority: 500)
    let early = try system.add(x - 2, .equal)
    try system.setPriority(1000, of: late)
    _ = system.solve()
    #expect(system.isBroken(late) && !system.isBroken(early))
    #expect(system[x] == 2)
    #expect(system.brokenInvariant == nil)
  }

  @Test func aVariableWithoutConstraintsIsAmbiguous() {
    let system = ConstraintSystem()
    let x = system.addVariable()
    _ = system.solve()
    #expect(system.isAmbiguous(x) && system[x] == 0)
  }
}
