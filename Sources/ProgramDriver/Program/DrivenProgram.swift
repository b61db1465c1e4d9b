import DBusKit
package import Foundation
import Glibc
import PlatformKit

/// A program in a process of its own, seen by its elements. Main thread only; ends with this object.
@MainActor
package final class DrivenProgram {
  /// Seconds that a program may take to begin on a machine that has much to do, and to end.
  private static let startPatience = 60.0
  private static let endPatience = 10.0

  package let elements: ProgramElements
  private let process: Process
  private let client: AccessibilityClient

  /// Starts it, and returns when its first window is told. `environment` is all that it gets; it says where the
  /// session is too. What the program prints goes to the standard error.
  package init(_ url: URL, arguments: [String], environment: [String: String]) throws {
    guard let session = Self.session(environment) else {
      throw ProgramDriverError("there is no session bus")
    }
    let (client, process) = (try AccessibilityClient(session: session), Process())
    process.executableURL = url
    (process.arguments, process.environment) = (arguments, environment)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.standardError
    try process.run()
    guard let elements = Self.elements(of: process, client) else {
      let status = process.isRunning ? "shows nothing" : "ended by itself"
      Self.end(process)
      throw ProgramDriverError(status)
    }
    (self.client, self.process, self.elements) = (client, process, elements)
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Asks it to end, and makes it end if it does not. Leaves the desktop as it was.
  package func end() {
    Self.end(process)
    client.end()
  }
}

extension DrivenProgram {
  private static func session(_ environment: [String: String]) -> DBusAddress? {
    let address = environment[EnvironmentVariable.sessionBus.rawValue] ?? ""
    return address.isEmpty ? DBusAddress.session : DBusAddress(address)
  }

  private static func elements(
    of process: Process, _ client: AccessibilityClient
  ) -> ProgramElements? {
    var found: ProgramElements?
    wait(startPatience) {
      found = client.elements(ofProcess: process.processIdentifier)
      let root = found?.tree[.application]
      return root?.children.isEmpty == false || !process.isRunning
    }
    return process.isRunning ? found : nil
  }

  private static func end(_ process: Process) {
    if process.isRunning { process.terminate() }
    wait(endPatience) { !process.isRunning }
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    wait(endPatience) { !process.isRunning }
  }

  private static func wait(_ seconds: Double, until isSo: () -> Bool) {
    let clock = SystemClock()
    let end = clock.now() + seconds
    while !isSo(), clock.now() < end { usleep(20_000) }
  }
}
