import Testing

@testable import UIKit

@MainActor
private final class Owner {
  var log: [String] = []
  func plain() { log.append("plain") }
  func moved(_ pan: UIPanGestureRecognizer) { log.append("\(pan.state)") }
}

private let plain = Selector("plain", Owner.plain)
private let moved = Selector("moved:", Owner.moved(_:))

/// As programs write them: one designated initialiser overridden, or one of their own.
private final class Overriding: UIPanGestureRecognizer {
  var calls = 0
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    calls += 1
  }
}

private final class Both: UIGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  required override init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor
struct GestureSelectorTests {
  @Test func targetsAreCalledInOrderAndOnce() {
    let owner = Owner()
    let pan = UIPanGestureRecognizer(target: owner, action: moved)
    pan.addTarget(owner, action: plain)
    pan.addTarget(owner, action: Selector("moved:"))
    let view = UIView()
    view.addGestureRecognizer(pan)
    pan.state = .began
    #expect(owner.log == ["began", "plain"])
    pan.removeTarget(owner, action: Selector("moved:"))
    pan.state = .changed
    #expect(owner.log == ["began", "plain", "plain"])
    pan.removeTarget(nil, action: nil)
    pan.state = .ended
    #expect(owner.log.count == 3)
  }

  @Test func withoutTargetOrActionNothingIsCalled() {
    let owner = Owner()
    for tap in [
      UITapGestureRecognizer(target: owner, action: nil),
      UITapGestureRecognizer(target: nil, action: plain),
    ] {
      #expect(tap.targets.isEmpty)
      #expect(tap.allowedPressTypes.count == 1, "a tap's own initialiser ran")
    }
  }

  @Test func aSubclassOverridesTheDesignatedInitialiser() {
    let owner = Owner()
    let made = [
      Overriding(target: owner, action: plain),
      Overriding(target: owner, action: Owner.plain),
      Overriding { _ in owner.log.append("closure") },
    ]
    #expect(made.map(\.calls) == [1, 1, 1])
    for recognizer in made { recognizer.state = .began }
    #expect(owner.log == ["plain", "plain", "closure"])
    _ = Both(target: nil, action: nil)
  }

  @Test func aRecognizerByItsTypeParameterHasASelector() {
    func make<Recognizer: UIGestureRecognizer>(_ target: Any?, _ action: Selector) -> Recognizer {
      Recognizer(target: target, action: action)
    }
    let owner = Owner()
    let made: Overriding = make(owner, plain)
    #expect(made.calls == 1)
    made.state = .began
    #expect(owner.log == ["plain"])
  }

  @Test func theTargetIsHeldWeakly() {
    weak var gone: Owner?
    let tap = UITapGestureRecognizer()
    do {
      let owner = Owner()
      gone = owner
      tap.addTarget(owner, action: plain)
    }
    #expect(gone == nil)
    tap.state = .ended
    #expect(tap.targets.isEmpty)
  }
}
