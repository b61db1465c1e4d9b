import Testing

@testable import UIKit

struct NavigationPlanTests {
  private final class Page {}
  private let a = Page()
  private let b = Page()
  private let c = Page()

  @Test func theWayIsBackOnlyToWhatWasBelow() {
    #expect(NavigationPlan(from: [a], to: [a, b]).direction == .push)
    #expect(NavigationPlan(from: [a, b], to: [a]).direction == .pop)
    #expect(NavigationPlan(from: [a, b], to: [c, b]).direction == .none)
    #expect(NavigationPlan(from: [a, b], to: [b, c]).direction == .push)
    #expect(NavigationPlan(from: [a, b, c], to: [c, a]).direction == .pop)
    #expect(NavigationPlan(from: [a], to: []).direction == .none)
    #expect(NavigationPlan(from: [], to: [a]).direction == .none)
  }

  @Test func itTellsWhoComesAndGoes() {
    let plan = NavigationPlan(from: [a, b], to: [b, c])
    #expect(plan.added.map(ObjectIdentifier.init) == [ObjectIdentifier(c)])
    #expect(plan.removed.map(ObjectIdentifier.init) == [ObjectIdentifier(a)])
  }
}
