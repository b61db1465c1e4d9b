import PlatformKit
import QuartzCore
import RasterKit
@testable import UIKit

/// An application on the headless platform with one window of 320 by 240, and a user's actions.
@MainActor
struct TestApp {
  let platform: HeadlessPlatform
  let application: UIApplication
  let window: UIWindow

  /// Tests with such an application run one at a time; each ends the previous one.
  private static weak var last: UIApplication?

  init(
    scale: Double = 1, root: UIViewController? = nil,
    delegate: () -> (any UIApplicationDelegate)? = { nil }
  ) {
    Self.last?.stop()
    platform = HeadlessPlatform(scale: scale)
    application = UIApplication.start(platform: platform, delegate: delegate)
    Self.last = application
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    window.rootViewController = root
    window.makeKeyAndVisible()
    turn()
  }

  func turn() { application.engine.turn.run() }

  func id(of window: UIWindow? = nil) -> WindowID {
    (window ?? self.window).presence!.platformWindow.id
  }

  func advance(_ seconds: Double) {
    platform.manualClock.advance(to: platform.clock.now() + seconds)
    turn()
  }

  func post(_ change: WindowChange, to window: UIWindow? = nil) {
    platform.post(.window(id(of: window), change))
  }

  /// In device pixels. With nil, the held buttons follow from the action; a move holds the primary
  /// button.
  func pointer(
    _ action: PointerSample.Action, _ x: Double, _ y: Double, held: Set<PointerButton>? = nil,
    modifiers: KeyModifiers = [], in window: UIWindow? = nil
  ) {
    let held = held ?? action.buttonsLeft
    let sample = PointerSample(
      action: action, x: x, y: y, buttons: held, modifiers: modifiers, time: platform.clock.now())
    platform.post(.pointer(id(of: window), sample))
  }

  func touch(
    _ contact: UInt64, _ action: TouchReport.Action, _ x: Double, _ y: Double,
    kind: TouchReport.Kind = .finger, pose: TouchPose = TouchPose(), in window: UIWindow? = nil
  ) {
    let report = TouchReport(
      contact: contact, action: action, kind: kind, x: x, y: y, pose: pose,
      time: platform.clock.now())
    platform.post(.touch(id(of: window), report))
  }

  func press(_ x: Double, _ y: Double) { pointer(.pressed(.primary), x, y) }
  func move(_ x: Double, _ y: Double) { pointer(.moved, x, y) }
  func release(_ x: Double, _ y: Double) { pointer(.released(.primary), x, y) }

  func key(_ action: KeyStroke.Action, usage: UInt16, _ characters: String) {
    let stroke = KeyStroke(
      action: action, usage: usage, characters: characters,
      charactersIgnoringModifiers: characters, modifiers: [], time: platform.clock.now())
    platform.post(.key(id(), stroke))
  }
}

extension PointerSample.Action {
  fileprivate var buttonsLeft: Set<PointerButton> {
    switch self {
    case .pressed(let button): [button]
    case .moved: [.primary]
    case .released, .entered, .exited: []
    }
  }
}

/// A view that records its events.
class RecordingView: UIView {
  var name = ""
  var log: [String] = []
  var touches: [UITouch] = []
  var onTouch: (UITouch, UIEvent?) -> Void = { _, _ in }

  convenience init(_ name: String, frame: CGRect) {
    self.init(frame: frame)
    self.name = name
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches, event)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      let place = touch.location(in: self)
      log.append("\(phase) \(Int(place.x)),\(Int(place.y))")
      self.touches.append(touch)
      onTouch(touch, event)
    }
  }
}
