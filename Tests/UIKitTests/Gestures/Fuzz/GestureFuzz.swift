import PlatformKit
import SeededInput
@testable import UIKit

/// A window full of views and recognizers, and random input and changes.
@MainActor
final class GestureFuzz {
  let app = TestApp()
  let ledger: FuzzLedger
  private let window = FuzzWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  private let delegate = FuzzDelegate()
  private var random: SeededGenerator
  private var places: [UInt64: CGPoint] = [:]
  private var isPressed = false
  private var recognizers: [UIGestureRecognizer] { allViews.flatMap(\.recognizers) }

  init(seed: UInt64, ledger: FuzzLedger) {
    random = SeededGenerator(seed: seed)
    self.ledger = ledger
    window.ledger = ledger
    delegate.isYes = { [unowned self] in chance($0) }
    window.makeKeyAndVisible()
    for _ in 0..<4 { grow(in: window) }
    equip(window, with: .whim)
    window.recognizers.last?.allowedTouchTypes = []
  }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
  private func chance(_ oneIn: Int) -> Bool { number(0..<oneIn) == 0 }
  private var now: HostTime { app.platform.clock.now() }

  /// One random event of a device, a pause, or an unexpected change.
  func step() {
    pass(Double(number(0..<6)) / 1000)
    switch number(0..<100) {
    case 0..<62: touch()
    case 62..<74: pointer()
    case 74..<80: scroll()
    case 80..<86: transform()
    case 86..<89: key()
    case 89..<96: pass(chance(6) ? 1.2 : Double(number(5..<90)) / 1000)
    default: mischief()
    }
  }

  /// Advances time and fires due timers.
  private func pass(_ seconds: Double) {
    app.platform.manualClock.advance(to: now + seconds)
    _ = app.application.engine.events.deliverDueMotion(at: now)
    app.application.engine.timers.fire(at: now)
  }

  private func post(_ event: PlatformEvent) { app.application.handle(event) }

  private var id: WindowID { window.presence!.platformWindow.id }

  /// Lifts everything, waits, and checks that everything has ended.
  func checkRest() {
    for finger in places.keys.sorted() { touch(finger, .lift, places[finger]!) }
    for phase in [PointerSample.Action.released(.primary), .exited] { pointer(phase, held: []) }
    isPressed = false
    post(
      .scroll(
        id,
        ScrollReport(
          dx: 0, dy: 0, isPrecise: true, phase: .ended, x: 1, y: 1, time: now)))
    transform(.ended)
    key(.released)
    for _ in 0..<6 { pass(0.6) }
    if !window.gestures.isAtRest { ledger.fault("the window's gestures are not at rest") }
    if let next = app.application.engine.timers.next { ledger.fault("an timer is set for \(next)") }
    ledger.checkRest()
    app.turn()
  }

  func tearDown() {
    for view in window.subviews { view.removeFromSuperview() }
    for recognizer in window.recognizers { window.removeGestureRecognizer(recognizer) }
    window.isHidden = true
    app.turn()
    app.application.stop()
  }
}

extension GestureFuzz {
  private func touch() {
    let finger = UInt64(number(0..<10))
    let known = places[finger]
    if chance(50) { return touch(finger, .move, CGPoint(x: CGFloat.nan, y: 0)) }
    switch (known, number(0..<10)) {
    case (nil, _) where places.count < (chance(4) ? 10 : 2): touch(finger, .down, anywhere)
    case (let place?, 0..<3): touch(finger, .lift, place)
    case (let place?, 3) where chance(3): touch(finger, .cancel, place)
    case (let place?, 4) where chance(20): touch(finger, .down, place)
    case (let place?, _): touch(finger, .move, near(place))
    case (nil, 0): touch(finger, .lift, anywhere)
    default: moveAll()
    }
  }

  private func moveAll() {
    let drift = CGVector(dx: number(-20..<21), dy: number(-20..<21))
    for (finger, place) in places.sorted(by: { $0.key < $1.key }) {
      touch(finger, .move, CGPoint(x: place.x + drift.dx, y: place.y + drift.dy))
    }
  }

  private func touch(_ finger: UInt64, _ action: TouchReport.Action, _ place: CGPoint) {
    switch action {
    case .down, .move:
      if place.x.isFinite {
        places[finger] = places[finger] == nil && action == .move ? nil : place
      }
    default: places[finger] = nil
    }
    let kind: TouchReport.Kind = finger == 9 ? .pen : .finger
    post(
      .touch(
        id,
        TouchReport(
          contact: finger, action: action, kind: kind, x: Double(place.x), y: Double(place.y),
          time: now)))
  }

  private func pointer() {
    let actions: [PointerSample.Action] = [.moved, .moved, .moved, .entered, .exited]
    if chance(4) {
      isPressed.toggle()
      let button: PointerButton = chance(4) ? .secondary : .primary
      pointer(isPressed ? .pressed(button) : .released(button), held: isPressed ? [button] : [])
    } else {
      pointer(actions[number(0..<5)], held: isPressed ? [.primary] : [])
    }
  }

  private func pointer(_ action: PointerSample.Action, held: Set<PointerButton>) {
    let place = anywhere
    post(
      .pointer(
        id,
        PointerSample(
          action: action, x: Double(place.x), y: Double(place.y), buttons: held, modifiers: [],
          time: now)))
  }

  private func scroll() {
    let phases: [ScrollReport.Phase?] = [nil, .began, .changed, .changed, .ended]
    let place = anywhere
    post(
      .scroll(
        id,
        ScrollReport(
          dx: Double(number(-9..<10)), dy: Double(number(-9..<10)), isPrecise: chance(2),
          phase: phases[number(0..<5)], x: Double(place.x), y: Double(place.y), time: now)))
  }

  private func transform() {
    let phases: [TransformReport.Phase] = [
      .began, .changed, .changed, .changed, .ended, .cancelled,
    ]
    transform(phases[number(0..<6)])
  }

  private func transform(_ phase: TransformReport.Phase) {
    let place = anywhere
    post(
      .transform(
        id,
        TransformReport(
          kind: chance(5) ? .swipe : .pinch, phase: phase, fingers: 2,
          scale: Double(number(50..<200)) / 100, rotation: Double(number(-30..<30)) / 100,
          x: Double(place.x), y: Double(place.y), time: now)))
  }

  private func key() { key(chance(2) ? .pressed : .released) }

  private func key(_ action: KeyStroke.Action) {
    post(
      .key(
        id,
        KeyStroke(
          action: action, usage: 0x28, characters: "", charactersIgnoringModifiers: "",
          modifiers: [], time: now)))
  }

  private var anywhere: CGPoint { CGPoint(x: number(-5..<325), y: number(-5..<245)) }

  private func near(_ place: CGPoint) -> CGPoint {
    let reach = chance(5) ? 60 : 6
    return CGPoint(
      x: place.x + CGFloat(number(-reach..<reach + 1)),
      y: place.y + CGFloat(number(-reach..<reach + 1)))
  }
}

extension GestureFuzz {
  private var allViews: [UIView] {
    var found: [UIView] = []
    var due: [UIView] = window.subviews
    while let view = due.popLast() {
      found.append(view)
      due += view.subviews
    }
    return found
  }

  private func mischief() {
    let views = allViews
    guard let view = views.randomElement(using: &random) else { return grow(in: window) }
    switch number(0..<40) {
    case 0..<6 where views.count > 4: view.removeFromSuperview()
    case 6..<12 where views.count < 14: grow(in: chance(3) ? window : view)
    case 12..<18: view.recognizers.randomElement(using: &random)?.isEnabled.toggle()
    case 18..<22: view.recognizers.first.map(view.removeGestureRecognizer)
    case 22..<30 where view.recognizers.count < 4: equip(view)
    case 30..<32: view.isMultipleTouchEnabled.toggle()
    case 32: view.isExclusiveTouch = chance(3)
    case 33: view.isHidden.toggle()
    case 34 where window.presence != nil: post(.window(id, .unfocused))
    case 35: relate()
    case 36 where chance(20) && window.presence != nil: reopen()
    default: break
    }
  }

  private func reopen() {
    window.isHidden = true
    places = [:]
    isPressed = false
    window.isHidden = false
  }

  private func grow(in parent: UIView) {
    let view = FuzzView(
      frame: CGRect(x: number(0..<150), y: number(0..<100), width: 170, height: 140))
    view.ledger = ledger
    view.whim = { [weak self] in self?.whim() }
    ledger.watch(view)
    parent.addSubview(view)
    for _ in 0..<number(1..<4) { equip(view) }
  }

  private func equip(_ view: UIView) {
    equip(view, with: FuzzKind.allCases[number(0..<FuzzKind.allCases.count)])
  }

  private func equip(_ view: UIView, with kind: FuzzKind) {
    let recognizer = kind.make()
    ledger.watch(recognizer)
    recognizer.delaysTouchesBegan = chance(4)
    recognizer.delaysTouchesEnded = !chance(4)
    recognizer.cancelsTouchesInView = !chance(4)
    recognizer.allowedPressTypes = [NSNumber(value: 2000 + 0x28)]
    recognizer.requiresExclusiveTouchType = chance(2)
    if chance(2) { recognizer.delegate = delegate }
    (recognizer as? WhimRecognizer)?.mind = { [unowned self] in number(0..<12) }
    recognizer.targets.append(
      .handler { [unowned self] recognizer in
        ledger.note(recognizer, kind)
        whim()
      })
    view.addGestureRecognizer(recognizer)
  }

  private func relate() {
    let all = recognizers
    guard let one = all.randomElement(using: &random), let other = all.randomElement(using: &random)
    else { return }
    one.require(toFail: other)
  }

  /// Unexpected changes made by handlers.
  private func whim() {
    if chance(60) { mischief() }
  }
}
