import CoreGraphics
import QuartzCore

/// Finds out whether a class overrides one of the drawing methods, without calling them.
@MainActor
enum DrawingProbe {
  static func overridesDrawing(_ type: UIView.Type) -> Bool {
    if type == UIView.self { return false }
    guard slots.count == 3 else { return true }
    let (base, own) = (ClassTable.words(of: UIView.self), ClassTable.words(of: type))
    for slot in slots where own[slot] != base[slot] { return true }
    return false
  }

  /// Three slots, or the probe has failed. Then every view counts as drawing, which only costs
  /// memory.
  static let slots = ClassTable.overriddenSlots(
    of: UIView.self, plain: NonDrawingView.self, overriding: DrawingView.self)

  private class NonDrawingView: UIView {}

  private class DrawingView: UIView {
    override func draw(_ rect: CGRect) { tag = 1 }
    override func draw(_ layer: CALayer, in ctx: CGContext) { tag = 2 }
    override func display(_ layer: CALayer) { tag = 3 }
  }
}
