import ConstraintKit
import Testing

@Suite struct ChainTests {
  let system = ConstraintSystem()

  @Test func requiredEquationsDetermineAFrame() throws {
    let (left, width, right) = (system.addVariable(), system.addVariable(), system.addVariable())
    try system.add(left - 16, .equal)
    try system.add(left + width - right, .equal)
    let edge = try system.add(right - 384, .equal)
    #expect(Set(system.solve().moved) == [left, width, right])
    #expect(system[width] == 368)
    try system.setConstant(-484, of: edge)
    #expect(Set(system.solve().moved) == [width, right])
    #expect(system[width] == 468)
    #expect(system.solve().moved.isEmpty)
  }

  @Test func higherPriorityIsNeverGivenUpForLowerOnes() throws {
    let width = system.addVariable()
    try system.add(width - 100, .equal, priority: 750)
    for _ in 0..<20 { try system.add(width - 50, .equal, priority: 749) }
    _ = system.solve()
    #expect(system[width] == 100)
  }

  @Test func errorsOfOnePriorityAreLeastInSum() throws {
    let width = system.addVariable()
    for wish in [10.0, 20, 90] { try system.add(width - wish, .equal, priority: 500) }
    _ = system.solve()
    #expect(system[width] == 20)
  }

  @Test func firstOfTwoEqualWishesStretches() throws {
    let (first, second) = (system.addVariable(), system.addVariable())
    try system.add(first + second - 300, .equal)
    for (width, wish) in [(first, 60.0), (second, 80.0)] {
      try system.add(width - wish, .lessOrEqual, priority: 250)
      try system.add(width - wish, .greaterOrEqual, priority: 750)
    }
    _ = system.solve()
    #expect(system[first] == 220)
    #expect(system[second] == 80)
  }

  @Test func lastOfClashingRequiredConstraintsIsBroken() throws {
    let width = system.addVariable()
    let first = try system.add(width - 100, .equal)
    let second = try system.add(width - 200, .greaterOrEqual)
    let conflicts = system.solve().conflicts
    #expect(conflicts == [Conflict(broken: second, clashing: [first, second])])
    #expect(system[width] == 100)
    #expect(system.isBroken(second))
    system.remove(first)
    #expect(system.solve().conflicts.isEmpty)
    #expect(system[width] == 200)
    #expect(!system.isBroken(second))
  }

  @Test func badNumbersAreRefused() throws {
    let width = system.addVariable()
    #expect(throws: ConstraintError.constant(.infinity)) {
      try system.add(width - -.infinity, .equal)
    }
    #expect(throws: ConstraintError.priority(1001)) {
      try system.add(width - 1, .equal, priority: 1001)
    }
    #expect(throws: ConstraintError.coefficient(1e-9, width)) {
      try system.add(width * 1e-9, .equal)
    }
  }

  @Test func freeVariableIsAmbiguous() throws {
    let (left, width) = (system.addVariable(), system.addVariable())
    try system.add(left + width - 100, .equal)
    try system.add(width - 80, .lessOrEqual)
    try system.add(width - 20, .greaterOrEqual)
    _ = system.solve()
    #expect(system.isAmbiguous(left))
    let before = system[width]
    let moved = system.exerciseAmbiguity(of: [width]).moved
    #expect(Set(moved) == [left, width])
    #expect(system[width] != before)
    #expect(system[left] + system[width] == 100)
  }
}
