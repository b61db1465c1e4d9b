import Foundation
import PlatformKit
import ProgramDriver
import RasterKit

/// A program in a process of its own, for the queries: its elements come over AT-SPI, and its input from the server.
@MainActor
final class ProgramUnderTest {
  var arguments: [String] = []
  /// Beside, or in the place of, those of the tests.
  var environment: [String: String] = [:]
  private let url: URL
  private let clock = SystemClock()
  private var program: DrivenProgram?
  /// Nil where the server takes none; elements are then asked to do what a user would.
  private var input: ServerInput?

  init(_ url: URL) { self.url = url }

  func launch() {
    terminate()
    let environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    do {
      program = try DrivenProgram(url, arguments: arguments, environment: environment)
    } catch {
      preconditionFailure("\(url.lastPathComponent) cannot be launched: \(error)")
    }
    input = environment[EnvironmentVariable.display.rawValue].flatMap {
      ServerInput(display: $0)
    }
  }

  func terminate() {
    program?.end()
    (program, input) = (nil, nil)
  }

  private var elements: ProgramElements {
    guard let program else {
      preconditionFailure("launch \(url.lastPathComponent) before its elements are used")
    }
    return program.elements
  }
}

extension ProgramUnderTest: AppUnderTest {
  var accessibilityTree: AccessibilityTree { program?.elements.tree ?? AccessibilityTree() }
  var patience: TimeInterval { 30 }
  var time: TimeInterval { clock.now().seconds }

  func advance(by seconds: TimeInterval) { Thread.sleep(forTimeInterval: seconds) }

  func tap(_ node: AccessibilityNode, taps: Int, seconds: TimeInterval) {
    bringIntoSight(node)
    guard let input else { return press(node, taps: taps) }
    let place = place(of: node)
    input.move(to: place.point(x: 0.5, y: 0.5))
    for count in 0..<taps {
      // As fast as a hand. The server was seen to lose presses that a window manager had not looked at before the next.
      if count > 0 { advance(by: 0.08) }
      input.button(isDown: true)
      if seconds > 0 { advance(by: seconds) }
      input.button(isDown: false)
    }
    elements.settle()
  }

  func swipe(over node: AccessibilityNode, x: Double, y: Double) {
    guard let input else { preconditionFailure("the server takes no input, so nothing is swiped") }
    let place = place(of: node)
    let points = (0...6).map { step in
      let part = 0.35 * (Double(step) / 3 - 1)
      return place.point(x: 0.5 + x * part, y: 0.5 + y * part)
    }
    input.move(to: points[0])
    input.button(isDown: true)
    for point in points.dropFirst() {
      advance(by: 1.0 / 60)
      input.move(to: point)
    }
    input.button(isDown: false)
    elements.settle()
  }

  /// What the keyboard does not have is inserted as assistive technologies do.
  func type(_ text: String, into node: AccessibilityNode) {
    for character in text {
      if input?.type(character) == true { continue }
      _ = still { elements.caret(of: node.id) }
      elements.insert(String(character), into: node.id)
    }
    elements.settle()
  }

  /// Returns once it says another number, or that one, or after a while if it stays.
  func setNumber(_ number: Double, of node: AccessibilityNode) {
    let (old, end) = (node.number?.value, time + 2)
    elements.setNumber(number, of: node.id)
    while time < end, old != number, accessibilityTree[node.id]?.number?.value == old {
      advance(by: 0.01)
    }
  }
}

extension ProgramUnderTest {
  private func bringIntoSight(_ node: AccessibilityNode) {
    if node.states.contains(.showing) { return }
    elements.scroll(to: node.id)
    elements.settle()
  }

  private func press(_ node: AccessibilityNode, taps: Int) {
    for _ in 0..<taps { elements.press(node.id) }
    elements.settle()
  }

  /// Its place on the screen, when it does not move.
  private func place(of node: AccessibilityNode) -> PixelRect {
    guard let place = still({ elements.place(of: node.id) }) else {
      preconditionFailure("\(node.name) is no longer there")
    }
    return place
  }

  /// What is read twice in a row, or last after two seconds.
  private func still<Value: Equatable>(_ read: () -> Value) -> Value {
    let end = time + 2
    var last = read()
    while time < end {
      advance(by: 0.05)
      let next = read()
      if next == last { break }
      last = next
    }
    return last
  }
}

extension PixelRect {
  /// A point at a part of its width and height.
  fileprivate func point(x: Double, y: Double) -> PixelPoint {
    PixelPoint(
      x: minX + Int32((Double(width) * x).rounded()),
      y: minY + Int32((Double(height) * y).rounded()))
  }
}
