import UIKit

/// A sheet of paper that fingers, pens and the mouse draw on.
class CanvasView: UIView {
  let sketch: Sketch
  var ink = Ink()
  /// Whether dots show the touches behind the strokes.
  var showsTouches = false {
    didSet { setNeedsDisplay() }
  }
  private var current: [UITouch: Stroke] = [:]

  init(_ sketch: Sketch) {
    self.sketch = sketch
    super.init(frame: .zero)
    backgroundColor = .white
    isMultipleTouchEnabled = true
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Paper"
    accessibilityTraits = .allowsDirectInteraction
    sketch.onChange = { [weak self] in self?.setNeedsDisplay($0) }
  }

  required init?(coder: NSCoder) { nil }

  var strokesInProgress: [Stroke] { Array(current.values) }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { current[touch] = Stroke(ink) }
    follow(touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, event)
    for touch in touches { current.removeValue(forKey: touch).map(sketch.add) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if let stroke = current.removeValue(forKey: touch) { setNeedsDisplay(stroke.extent) }
    }
  }

  private func follow(_ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      if let stroke = current[touch] { setNeedsDisplay(stroke.follow(touch, event, in: self)) }
    }
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    sketch.draw(in: rect)
    for stroke in current.values { stroke.draw(in: rect) }
    if showsTouches { drawTouches(in: rect) }
  }

  private func drawTouches(in rect: CGRect) {
    let strokes = sketch.strokes + current.values
    drawDots(strokes.flatMap(\.points), .systemTeal, in: rect)
    drawDots(strokes.flatMap(\.predicted), .systemOrange, in: rect)
  }

  private func drawDots(_ points: [StrokePoint], _ color: UIColor, in rect: CGRect) {
    let dots = UIBezierPath()
    for point in points {
      let place = CGRect(x: point.location.x - 2, y: point.location.y - 2, width: 4, height: 4)
      if place.intersects(rect) { dots.append(UIBezierPath(ovalIn: place)) }
    }
    color.setFill()
    dots.fill()
    UIColor.white.setStroke()
    dots.lineWidth = 0.5
    dots.stroke()
  }
}
