import UIKit

/// Two controls with one action each: a method reference and a selector.
@MainActor
final class ActionRig {
  private let reference = UIControl()
  private let selector = UIControl()
  private let target = ActionTarget()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    reference.addTarget(target, action: ActionTarget.changed, for: .valueChanged)
    let named = Selector("changed:", ActionTarget.changed(_:))
    selector.addTarget(target, action: named, for: .valueChanged)
    window.addSubview(reference)
    window.addSubview(selector)
  }

  /// Nanoseconds an action, and selector to reference, each the median of alternating rounds.
  func measure(
    rounds: Int, actions: Int
  ) -> (reference: Double, selector: Double, ratio: Double) {
    let times = (0..<rounds).map { _ in (time(reference, actions), time(selector, actions)) }
    precondition(target.calls == 2 * rounds * actions, "an action was not called")
    return (
      median(times.map(\.0)), median(times.map(\.1)), median(times.map { $0.1 / $0.0 })
    )
  }

  private func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

  private func time(_ control: UIControl, _ actions: Int) -> Double {
    let time = ContinuousClock().measure {
      for _ in 0..<actions { control.sendActions(for: .valueChanged) }
    }
    return Double(time.components.attoseconds) / 1e9 / Double(actions)
  }
}

@MainActor
final class ActionTarget {
  private(set) var calls = 0
  func changed(_ sender: UIControl) { calls += 1 }
}
