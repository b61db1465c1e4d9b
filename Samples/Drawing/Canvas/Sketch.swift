import UIKit

/// The strokes on a sheet. Every change can be undone.
@MainActor
class Sketch {
  private(set) var strokes: [Stroke] = []
  let undoManager = UndoManager()
  /// Told what part of the sheet looks different.
  var onChange: (CGRect) -> Void = { _ in }

  init() {
    // Fingers that lift together draw strokes of their own.
    undoManager.groupsByEvent = false
  }

  func add(_ stroke: Stroke) { change(to: strokes + [stroke], "Stroke") }

  func clear() { if !strokes.isEmpty { change(to: [], "Clear") } }

  private func change(to new: [Stroke], _ name: String) {
    let old = strokes
    undoManager.beginUndoGrouping()
    undoManager.registerUndo(withTarget: self) { $0.change(to: old, name) }
    undoManager.setActionName(name)
    undoManager.endUndoGrouping()
    strokes = new
    let same = zip(old, new).prefix { $0 === $1 }.count
    onChange((old[same...] + new[same...]).reduce(CGRect.null) { $0.union($1.extent) })
  }

  /// Draws the parts of all strokes that touch `rect`.
  func draw(in rect: CGRect) {
    for stroke in strokes where stroke.extent.intersects(rect) { stroke.draw(in: rect) }
  }
}
