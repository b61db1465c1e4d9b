import CoreGraphics
import QuartzCore
import RenderKit
import Testing

@Suite struct ImplicitActionsTests {
  private final class Named: CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  }

  private func search(_ answers: [(any CAAction)?]) -> (any CAAction)? {
    ImplicitActions.search(
      delegate: answers[0], actions: answers[1], style: answers[2], classDefault: answers[3])
  }

  @Test func delegateThenActionsThenStyleThenClassAnswer() {
    let answers = (0..<4).map { _ in Named() }
    for first in 0..<4 {
      let given = (0..<4).map { $0 < first ? nil : answers[$0] }
      #expect(search(given) as? Named === answers[first])
    }
    #expect(search([nil, nil, nil, nil]) == nil)
  }

  @Test func nullEndsTheSearch() {
    #expect(search([NSNull(), Named(), nil, nil]) == nil)
    #expect(search([nil, NSNull(), nil, Named()]) == nil)
  }

  @Test func laterAnswersAreNotAskedForWithoutNeed() {
    var asked = 0
    func answer() -> (any CAAction)? {
      asked += 1
      return nil
    }
    _ = ImplicitActions.search(
      delegate: Named(), actions: answer(), style: answer(), classDefault: answer())
    #expect(asked == 0)
  }

  @Test func animatablePropertiesAnimateByDefault() throws {
    for key in [
      "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius", "contents",
    ] {
      let action = ImplicitActions.defaultAction(forKey: key, timingFunction: nil)
      let animation = try #require(action as? CABasicAnimation)
      #expect(animation.keyPath == key)
      #expect(animation.duration == 0, "the transaction's is taken when it is added")
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
    }
  }

  @Test func otherKeysHaveNoDefault() {
    for key in ["path", "hidden", "position.x", "sublayers", "anything"] {
      #expect(ImplicitActions.defaultAction(forKey: key, timingFunction: nil) == nil)
    }
  }

  @Test func theTransactionsTimingFunctionIsTaken() throws {
    let linear = CAMediaTimingFunction(name: .linear)
    let action = ImplicitActions.defaultAction(forKey: "opacity", timingFunction: linear)
    #expect(try #require(action as? CABasicAnimation).timingFunction === linear)
  }

  @Test func animationsWithoutValuesBeginAtWhatShows() throws {
    var shown = LayerSnapshot()
    shown.opacity = 0.25
    let action = CABasicAnimation()
    let prepared = ImplicitActions.prepared(action, for: AnimationTarget(.opacity)) { shown }
    let animation = try #require(prepared as? CABasicAnimation)
    #expect(animation !== action)
    #expect(animation.fromValue as? Double == 0.25)
    #expect(animation.toValue == nil)
  }

  @Test func animationsWithValuesAreLeftAlone() {
    let action = CABasicAnimation(keyPath: "opacity")
    action.toValue = 1
    let prepared = ImplicitActions.prepared(action, for: AnimationTarget(.opacity)) {
      LayerSnapshot()
    }
    #expect(prepared as? CABasicAnimation === action)
  }
}
