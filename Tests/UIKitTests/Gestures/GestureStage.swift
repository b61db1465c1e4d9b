import PlatformKit
import UIKitTesting
@testable import UIKit

/// A window of 400 by 300 with a parent that fills it and a child in its middle, and a log of the
/// calls of views and recognizers.
@MainActor
final class GestureStage {
  let harness = AppHarness()
  let parent = LoggingView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let child = LoggingView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
  var log: [String] = []
  /// Called for every action, after it is logged.
  var onAction: () -> Void = {}

  init() {
    parent.name = "parent"
    child.name = "child"
    parent.addSubview(child)
    for view in [parent, child] { view.note = { [weak self] in self?.log.append($0) } }
    harness.show(parent)
  }

  /// Adds a recognizer to a view and logs its actions.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: GestureStage.receive)
    (view ?? child).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// The log since the last call.
  func said() -> [String] {
    defer { log = [] }
    return log
  }

  private func receive(_ recognizer: UIGestureRecognizer) {
    log.append("\(recognizer.name ?? "?") \(recognizer.state)")
    onAction()
  }
}

final class LoggingView: UIView {
  var name = ""
  var note: (String) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    say("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    say("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    say("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    say("cancelled", touches)
  }

  private func say(_ phase: String, _ touches: Set<UITouch>) {
    note("\(name) \(phase)" + (touches.count > 1 ? " \(touches.count)" : ""))
  }
}
