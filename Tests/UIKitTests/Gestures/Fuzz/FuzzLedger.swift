@testable import UIKit

/// Checks the guarantees for views, recognizers and touches, and records every violation.
@MainActor
final class FuzzLedger {
  private(set) var faults: [String] = []
  private(set) var touchesSeen = 0
  private(set) var pressesSeen = 0
  /// How many recognizers of each kind have recognised.
  private(set) var recognized: [FuzzKind: Int] = [:]

  /// Current and former touches of views; retained, so that their addresses are not reused.
  private var owned: [UITouch: ObjectIdentifier] = [:]
  private var finished: Set<UITouch> = []
  private var down: Set<UITouch> = []
  private var presses: Set<UIPress> = []
  private var underWay: [ObjectIdentifier: FuzzKind] = [:]
  private var objects: [Weak] = []

  private struct Weak {
    let name: String
    weak var object: AnyObject?
  }

  func fault(_ words: String) { faults.append(words) }

  /// Registers an object that must be deallocated at the end.
  func watch(_ object: AnyObject) {
    objects.append(Weak(name: "\(type(of: object))", object: object))
    if objects.count.isMultiple(of: 5000) { objects.removeAll { $0.object == nil } }
  }

  var survivors: [String] {
    owned = [:]
    finished = []
    return objects.filter { $0.object != nil }.map(\.name)
  }

  /// Records an event sent by the window.
  func note(_ event: UIEvent) {
    guard event.type == .touches else { return }
    for touch in event.touches {
      if touch.phase == .began, down.insert(touch).inserted {
        touchesSeen += 1
        watch(touch)
      }
      if touch.hasEnded, down.remove(touch) == nil { fault("a touch ends twice") }
    }
  }

  /// Records a view's touches.
  func note(_ touches: Set<UITouch>, _ phase: UITouch.Phase, at view: UIView) {
    for touch in touches {
      if touch.phase != phase { fault("a touch that reads \(touch.phase) is said to be \(phase)") }
      if touch.view !== view { fault("a touch comes to another's view") }
      switch phase {
      case .began:
        if view.window !== touch.window { fault("a touch begins in a view that has gone") }
        if owned[touch] != nil || finished.contains(touch) { fault("a touch begins twice") }
        owned[touch] = ObjectIdentifier(view)
      case .moved: if owned[touch] == nil { fault("a touch moves that the view does not have") }
      default:
        if owned.removeValue(forKey: touch) == nil { fault("\(phase) comes to who has no touch") }
        finished.insert(touch)
      }
    }
  }

  /// Records a responder's presses.
  func note(_ told: Set<UIPress>, _ phase: UIPress.Phase) {
    for press in told {
      let isKnown = presses.contains(press)
      if isKnown == (phase == .began) {
        fault("a press is said to be \(phase) that is \(isKnown ? "" : "not ")down")
      }
      if phase == .began, presses.insert(press).inserted { pressesSeen += 1 }
      if phase == .ended || phase == .cancelled { presses.remove(press) }
    }
  }

  /// Records a recognizer's action.
  func note(_ recognizer: UIGestureRecognizer, _ kind: FuzzKind) {
    let id = ObjectIdentifier(recognizer)
    switch recognizer.state {
    case .began:
      if underWay.updateValue(kind, forKey: id) != nil { fault("\(kind) begins twice") }
      recognized[kind, default: 0] += 1
    case .changed: if underWay[id] == nil { fault("\(kind) changes before it begins") }
    case .ended:
      if kind.isDiscrete { recognized[kind, default: 0] += 1 }
      if underWay.removeValue(forKey: id) == nil, !kind.mayEndUnbegun {
        fault("\(kind) ends unbegun")
      }
    case .cancelled:
      if underWay.removeValue(forKey: id) == nil { fault("\(kind) is cancelled unbegun") }
    case .possible, .failed: fault("\(kind) says \(recognizer.state)")
    }
  }

  /// Checks that nothing is pending after all fingers are lifted and time has passed.
  func checkRest() {
    if !owned.isEmpty { fault("\(owned.count) touches have not ended in their views") }
    if !presses.isEmpty { fault("\(presses.count) presses have not ended") }
    if !down.isEmpty { fault("\(down.count) touches have not ended") }
    for kind in underWay.values { fault("\(kind) has not ended") }
    finished = []
    for case let recognizer as UIGestureRecognizer in objects.map(\.object)
    where recognizer.state != .possible || recognizer.arena != nil {
      fault("\(type(of: recognizer)) is stuck: \(recognizer.state)")
    }
  }
}
