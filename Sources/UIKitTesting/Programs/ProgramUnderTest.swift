import CoreGraphics
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

  func scroll(to node: AccessibilityNode) {
    elements.scroll(to: node.id)
    elements.settle()
  }

  /// Without the server's input it is asked to be pressed.
  func tap(_ node: AccessibilityNode, fingers: Int, count: Int, holding: TimeInterval) {
    if input != nil {
      return touch(taps(on: node, fingers: fingers, count: count, holding: holding))
    }
    for _ in 0..<count { elements.press(node.id) }
    elements.settle()
  }

  /// On the screen.
  func bounds(of node: AccessibilityNode) -> ElementBounds {
    guard let place = still({ elements.place(of: node.id) }) else {
      preconditionFailure("\(node.name) is no longer there")
    }
    return ElementBounds(
      window: nil, pixels: place, scale: accessibilityTree.scale(of: node.id))
  }

  /// With the mouse, which is one finger. Presses follow each other as fast as a hand: the server was seen to lose some
  /// that a window manager had not looked at before the next.
  func touch(_ gesture: TouchGesture) {
    precondition(
      gesture.paths.count == 1, "the X server's mouse is one finger; several are AppHarness's")
    for turn in 0..<gesture.count {
      if turn > 0 { advance(by: TouchGesture.pause) }
      serverInput.move(to: PixelPoint(gesture.paths[0][0]))
      serverInput.button(isDown: true)
      if gesture.holding > 0 { advance(by: gesture.holding) }
      for point in gesture.paths[0].dropFirst() {
        advance(by: TouchGesture.frame)
        serverInput.move(to: PixelPoint(point))
      }
      if gesture.resting > 0 { advance(by: gesture.resting) }
      serverInput.button(isDown: false)
    }
    elements.settle()
  }

  func hover(at point: InputPoint) {
    serverInput.move(to: PixelPoint(point))
    elements.settle()
  }

  func click(_ button: PointerButton, at point: InputPoint, count: Int) {
    serverInput.move(to: PixelPoint(point))
    for turn in 0..<count {
      if turn > 0 { advance(by: TouchGesture.pause) }
      serverInput.button(button.number, isDown: true)
      serverInput.button(button.number, isDown: false)
    }
    elements.settle()
  }

  /// In whole clicks of the wheel.
  func scroll(at point: InputPoint, by delta: CGVector) {
    serverInput.move(to: PixelPoint(point))
    serverInput.turnWheel(x: Double(delta.dx), y: Double(delta.dy))
    elements.settle()
  }

  func strike(_ key: XCUIKeyboardKey, _ modifiers: XCUIElement.KeyModifierFlags) {
    let held = modifiers.symbols
    let isStruck =
      if let symbol = key.numbers?.symbol {
        serverInput.press(symbol, held: held)
      } else {
        key.rawValue.first.map { serverInput.type($0, held: held) } ?? false
      }
    precondition(isStruck, "the X server's keyboard has no key \(key.rawValue.debugDescription)")
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
  private var serverInput: ServerInput {
    guard let input else {
      preconditionFailure("without XTEST the X server takes no input; tap and set elements only")
    }
    return input
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

extension PixelPoint {
  fileprivate init(_ point: InputPoint) {
    self.init(x: Int32(point.x.rounded()), y: Int32(point.y.rounded()))
  }
}

extension XCUIElement.KeyModifierFlags {
  /// X11's symbols of the keys.
  fileprivate var symbols: [UInt32] {
    let all: [(Self, UInt32)] = [
      (.capsLock, 0xFFE5), (.shift, 0xFFE1), (.control, 0xFFE3), (.option, 0xFFE9),
      (.command, 0xFFE3),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
