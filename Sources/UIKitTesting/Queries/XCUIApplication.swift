public import Foundation
import PlatformKit

/// An app as the root of its elements: of a harness, in memory; or a program of its own in a real window.
/// Main thread only.
///
/// A program's elements are read over AT-SPI, which its session must have, and its input comes from the X server's
/// mouse and keyboard, so its window must be in front. It does in its own time what it is asked to: wait for what
/// comes of it.
@preconcurrency @MainActor
public final class XCUIApplication: XCUIElement {
  private let program: ProgramUnderTest?

  /// The program at `url`, once `launch()` has started it. It ends with this object.
  public convenience init(url: URL) {
    let program = ProgramUnderTest(url)
    self.init(program, program)
  }

  init(_ app: any AppUnderTest, _ program: ProgramUnderTest? = nil) {
    self.program = program
    super.init(app, "app", isOnly: true) { app.accessibilityTree[.application].map { [$0] } ?? [] }
  }

  /// The arguments of the next launch.
  public var launchArguments: [String] {
    get { program?.arguments ?? [] }
    set { launched.arguments = newValue }
  }

  /// The environment of the next launch, beside that of the tests: `DISPLAY` and `DBUS_SESSION_BUS_ADDRESS` say where
  /// it is to be.
  public var launchEnvironment: [String: String] {
    get { program?.environment ?? [:] }
    set { launched.environment = newValue }
  }

  /// Starts the program, after ending it if it runs, and returns when its first window is there. Traps if it does not
  /// start. An app of a harness runs from the beginning.
  public func launch() { launched.launch() }

  /// Ends the program.
  public func terminate() { launched.terminate() }

  private var launched: ProgramUnderTest {
    guard let program else {
      preconditionFailure("the app of a harness is its harness's to launch")
    }
    return program
  }
}

extension XCUIApplication {
  /// Whether an app runs. The numbers are Apple's.
  public enum State: UInt, Sendable {
    case unknown = 0
    case notRunning = 1
    case runningBackgroundSuspended = 2
    case runningBackground = 3
    case runningForeground = 4
  }

  /// Whether it runs now, and whether a window of it has the keyboard.
  public var state: State {
    let tree = app.accessibilityTree
    guard let root = tree[.application] else { return .notRunning }
    let isInFront = root.children.contains { tree[$0]?.states.contains(.active) == true }
    return isInFront ? .runningForeground : .runningBackground
  }

  /// Waits until it is in a state. False if it is not in that time.
  public func wait(for state: State, timeout: TimeInterval) -> Bool {
    wait(timeout) { [self] _ in self.state == state }
  }
}

extension AppHarness {
  /// Finds elements as assistive technologies do, and as XCUITest's tests do.
  public var app: XCUIApplication { XCUIApplication(self) }
}
