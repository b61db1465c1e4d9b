import Foundation
import Testing
import XTestRig

/// The desktop's own accessibility, and a program in another language that reads and works a window by it.
@Suite(
  .serialized,
  .enabled("at-spi2-core is installed") {
    AccessibilityDesktop.isInstalled && AccessibilityDesktop.hasPython
  })
struct AccessibilityEndToEndTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let script = folder.appendingPathComponent("probe.py").path

  private func start(
    _ probe: String = "spoken", isEnabled: Bool
  ) throws -> (server: XServer, desktop: AccessibilityDesktop, app: AppProcess) {
    let server = try XServer.start(windowManager: "openbox")
    let desktop = try AccessibilityDesktop(isEnabled: isEnabled)
    let app = try AppProcess(
      probe, environment: server.environment.merging(desktop.environment) { $1 })
    try #require(app.wait(for: "ready"), "\(app.errors)")
    return (server, desktop, app)
  }

  @Test func anotherProgramReadsAndWorksTheWindow() throws {
    let (server, desktop, app) = try start(isEnabled: true)
    defer {
      app.process.terminate()
      desktop.stop()
      server.stop()
    }
    let said = try desktop.run(["/usr/bin/python3", Self.script])
    #expect(
      said == """
        label 'Not saved' 20,20
        push button 'Save' 20,70
        entry 'Name' 20,120 editable
        check box 'Sound' 20,170 checkable
        slider 'Volume' 20,220
        click Saved 1
        Ann Lee 7 ('Lee', 4, 7)
        0.0 1.0 0.0
        end

        """)
    #expect(app.wait(for: "saved 1") && app.wait(for: "text Ann Lee"))
    #expect(app.wait(for: "sound true") && app.wait(for: "volume 0.25"), "\(app.lines)")
  }

  @Test func nothingIsThereUntilItIsTurnedOn() throws {
    let (server, desktop, app) = try start(isEnabled: false)
    defer {
      app.process.terminate()
      desktop.stop()
      server.stop()
    }
    desktop.setEnabled(true)
    _ = try desktop.run(["/usr/bin/python3", Self.script])
    #expect(app.wait(for: "saved 1"), "\(app.lines)")
  }

  /// A listener takes one key, and hears another.
  @Test func aScreenReaderTakesItsCommandsOutOfTheKeys() throws {
    let (server, desktop, app) = try start("typing", isEnabled: true)
    defer {
      app.process.terminate()
      desktop.stop()
      server.stop()
    }
    let script = Self.folder.appendingPathComponent("listener.py").path
    let said = try desktop.run(["/usr/bin/python3", script], environment: server.environment)
    #expect(
      said == """
        press a 0x61 38 0
        release a 0x61 38 0
        press b 0x62 56 0
        release b 0x62 56 0

        """)
    try server.xdotool(["key", "a"])
    #expect(app.wait(for: "text \("ba".debugDescription)"), "\(app.lines)")
    #expect(!app.lines.contains("text \("a".debugDescription)"))
  }

  @Test func theCatalogIsReadAndWorkedFromFirstToLast() throws {
    try compare(try hear("catalog.py"), with: "Catalog.txt")
  }

  /// Whatever can be worked as it is read is come to by Tab and arrows.
  @Test func theCatalogIsHeardAndWorkedByKeys() throws {
    let said = try hear("keys.py")
    try compare(said, with: "CatalogByTab.txt")
    let read = try String(
      contentsOf: Self.folder.appendingPathComponent("Catalog.txt"), encoding: .utf8)
    #expect(CatalogTranscript(read: read).missing(in: CatalogTranscript(heard: said)) == [])
  }

  /// What a script says of the Catalog, in a window that is tall enough for the rows of all pages.
  private func hear(_ script: String) throws -> String {
    let server = try XServer.start(size: (1000, 2000), windowManager: "openbox")
    let desktop = try AccessibilityDesktop(isEnabled: true)
    // These of the machine would go before `LANG`.
    let own = ["TZ": "UTC", "LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": ""]
    let app = try AppProcess(
      program: "Catalog", [],
      environment: server.environment.merging(desktop.environment) { $1 }.merging(own) { $1 })
    defer {
      app.process.terminate()
      desktop.stop()
      server.stop()
    }
    let window = try server.window(of: app)
    try server.xdotool(["windowsize", "--sync", window, "1000", "1900"])
    let reader = Self.folder.appendingPathComponent(script).path
    return try desktop.run(
      ["/usr/bin/python3", reader], environment: server.environment, seconds: 1200)
  }

  /// With a reference, which `CASEMENT_BLESS=1` writes anew.
  private func compare(_ said: String, with name: String) throws {
    let reference = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["CASEMENT_BLESS"] == "1" {
      return try said.write(to: reference, atomically: true, encoding: .utf8)
    }
    let (new, old) = (
      said.split(separator: "\n"),
      try String(contentsOf: reference, encoding: .utf8).split(separator: "\n")
    )
    let place =
      zip(new, old).enumerated().first { $1.0 != $1.1 }?.offset ?? min(new.count, old.count)
    #expect(new == old, "from line \(place + 1) on: \(new.dropFirst(place).prefix(3))")
  }
}
