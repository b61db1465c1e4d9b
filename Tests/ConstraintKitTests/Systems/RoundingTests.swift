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
}
