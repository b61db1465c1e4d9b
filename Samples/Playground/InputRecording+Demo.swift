import UIKit

extension InputRecording {
  /// A few seconds of play: a throw, a pinch with rotation, two cards at once, a tap, a long press.
  static var demo: InputRecording {
    var demo = InputRecording()
    demo.draw(
      1, from: CGPoint(x: 150, y: 170), to: CGPoint(x: 330, y: 120), begin: 0.4, lasting: 0.22)
    demo.pinch(around: CGPoint(x: 390, y: 280), from: 60, to: 105, turning: 0.7, begin: 1.5)
    demo.draw(1, from: CGPoint(x: 170, y: 400), to: CGPoint(x: 250, y: 330), begin: 3, lasting: 0.5)
    demo.draw(
      2, from: CGPoint(x: 560, y: 400), to: CGPoint(x: 500, y: 250), begin: 3, lasting: 0.45)
    demo.tap(CGPoint(x: 560, y: 170), at: 4.2)
    demo.tap(CGPoint(x: 560, y: 170), at: 4.4)
    demo.draw(1, from: CGPoint(x: 390, y: 280), to: CGPoint(x: 392, y: 281), begin: 5, lasting: 0.9)
    return demo
  }

  /// Moves one finger along a slightly curved line, faster toward the end.
  private mutating func draw(
    _ finger: Int, from start: CGPoint, to end: CGPoint, begin: TimeInterval,
    lasting duration: TimeInterval
  ) {
    let steps = max(2, Int(duration * 120))
    for step in 0...steps {
      let time = CGFloat(step) / CGFloat(steps)
      let part = time * time * (1.6 - 0.6 * time)
      let bend = sin(part * .pi) * 0.08
      let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
      add(
        step == 0 ? .began : .moved, of: finger,
        at: CGPoint(
          x: start.x + way.dx * part + way.dy * bend, y: start.y + way.dy * part - way.dx * bend),
        after: begin + duration * Double(time))
    }
    add(.ended, of: finger, at: end, after: begin + duration)
  }

  /// Moves two fingers apart about `middle` and rotates them, in one second.
  private mutating func pinch(
    around middle: CGPoint, from start: CGFloat, to end: CGFloat, turning angle: CGFloat,
    begin: TimeInterval
  ) {
    for step in 0...60 {
      let part = (1 - cos(CGFloat(step) / 60 * .pi)) / 2
      for (finger, side) in [(1, CGFloat(1)), (2, -1)] {
        let (reach, turn) = (side * (start + (end - start) * part), angle * part)
        let place = CGPoint(x: middle.x + cos(turn) * reach, y: middle.y + sin(turn) * reach)
        let after = begin + Double(step) / 60
        add(step == 0 ? .began : .moved, of: finger, at: place, after: after)
        if step == 60 { add(.ended, of: finger, at: place, after: after) }
      }
    }
  }

  private mutating func tap(_ point: CGPoint, at time: TimeInterval) {
    add(.began, of: 1, at: point, after: time)
    add(.ended, of: 1, at: point, after: time + 0.06)
  }
}
