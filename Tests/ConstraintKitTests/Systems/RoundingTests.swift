import ConstraintKit
import Testing

@Suite struct RoundingTests {
  /// A value of a million does not follow a change of its thirteenth digit, which is as it should be.
  @Test func tinyEditsAmongHugeValuesAreNotTriedForEver() throws {
    let system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    try system.add(x - 1e6, .equal, priority: 500)
    try system.add(y - 3e6, .lessOrEqual)
    let distance = try system.add(x - y, .equal, priority: 750)
    _ = system.solve()
    #expect(system[x] == 1e6 && system[y] == 1e6)
    try system.setConstant(5e-7, of: distance)
    _ = system.solve()
    #expect((system[x] - system[y]).magnitude < 1e-6)
    try system.setConstant(500, of: distance)
    _ = system.solve()
    #expect(system[x] == 1e6 && system[y] == 1e6 + 500)
  }

  /// The way there is too long for the last digits of where it ends.
  @Test func valuesAreExactAfterLongWays() throws {
    let system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    let wish = try system.add(x - 1e9, .equal, priority: 500)
    try system.add(x * -3 + y, .lessOrEqual)
    try system.add(y - 1e9, .equal, priority: 250)
    _ = system.solve()
    try system.setConstant(-0.1, of: wish)
    _ = system.solve()
    #expect(system[x] == 0.1)
    #expect((system[y] - 0.3).magnitude < 1e-15)
  }

  /// As many equations as unknowns, which are solved by elimination.
  @Test func blocksAreExactAfterLongWays() throws {
    let system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    try system.add(x + y - 1e9, .equal)
    let difference = try system.add(x * 3 + y * -7, .equal)
    _ = system.solve()
    try system.setConstant(-1e9, of: difference)
    _ = system.solve()
    try system.setConstant(0, of: difference)
    _ = system.solve()
    #expect(system[x] == 0.7e9 && system[y] == 0.3e9)
  }
}
