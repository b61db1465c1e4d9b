import Foundation
import ProcessStarting
import TemporaryPlaces
import Testing
import XTestRig

/// How an app launches, idles, exits and fails on real servers.
@Suite(.serialized) struct LifecycleEndToEndTests {
  private func withoutDisplay() -> [String: String] {
    var values = ProcessInfo.processInfo.environment
    values["DISPLAY"] = nil
    values["WAYLAND_DISPLAY"] = nil
    return values
  }

  private func expectRefusal(_ app: AppProcess) {
    let status = app.exitStatus()
    #expect(status == 1)
    let message = app.errors.split(separator: "\n")
    #expect(message.count == 1, "one line for a person, not: \(app.errors)")
    #expect(message.first?.hasPrefix("casement: ") == true)
  }

  @Test func noDisplayEndsInOneClearLine() throws {
    expectRefusal(try AppProcess("still", environment: withoutDisplay()))
  }

  @Test func aRefusedConnectionEndsInOneClearLine() throws {
    var environment = withoutDisplay()
    environment["DISPLAY"] = ":9876"
    expectRefusal(try AppProcess("still", environment: environment))
  }

  @Test func aServerWithoutTrueColorEndsInOneClearLine() throws {
    let server = try XServer.start(depth: 8)
    defer { server.stop() }
    expectRefusal(try AppProcess("still", environment: server.environment))
  }

  @Test(arguments: [15, 16, 24, 30]) func paintsAtEveryDepth(depth: Int) throws {
    let server = try XServer.start(depth: depth)
    defer { server.stop() }
    let app = try AppProcess("still", environment: server.environment)
    defer { app.process.terminate() }
    let red: [Int: UInt32] = [15: 0x7C00, 16: 0xF800, 24: 0xFF0000, 30: 0x3FF0_0000]
    #expect(try server.waitForPixel(x: 390, y: 290, red[depth]!))
  }

  @Test func paintsWithoutSharedMemory() throws {
    let server = try XServer.start(arguments: ["-extension", "MIT-SHM"])
    defer { server.stop() }
    let app = try AppProcess("still", environment: server.environment)
    defer { app.process.terminate() }
    #expect(try server.waitForPixel(x: 390, y: 290, 0xFF0000))
  }

  private static let separator = URL(fileURLWithPath: "/usr/bin/unshare")
  /// Whether a program may have shared memory of its own here.
  private static let mayUnshare: Bool = {
    let attempt = Process()
    attempt.executableURL = separator
    attempt.arguments = ["--ipc", "true"]
    attempt.standardError = FileHandle.nullDevice
    guard (try? attempt.runAlone()) != nil else { return false }
    attempt.waitUntilExit()
    return attempt.terminationStatus == 0
  }()

  /// As in a container: the server has the extension, and nothing of the program's memory.
  @Test(.enabled(if: mayUnshare, "no right to memory of one's own"))
  func paintsWhereTheServerDoesNotSeeItsMemory() throws {
    let server = try XServer.start()
    defer { server.stop() }
    let app = try AppProcess(
      program: Self.separator.lastPathComponent, in: Self.separator.deletingLastPathComponent(),
      ["--ipc", AppProcess.folder.appendingPathComponent("ProbeApp").path, "still"],
      environment: server.environment)
    defer { app.process.terminate() }
    #expect(try server.waitForPixel(x: 390, y: 290, 0xFF0000), "\(app.errors)")
  }

  @Test func anIdleAppSleeps() throws {
    let server = try XServer.start()
    defer { server.stop() }
    let app = try AppProcess("still", environment: server.environment)
    defer { app.process.terminate() }
    #expect(try server.waitForPixel(x: 390, y: 290, 0xFF0000))
    // Large enough to be painted on several cores, whose workers must sleep too.
    try server.xdotool(["search", "--sync", "--name", "^Probe$", "windowsize", "640", "480"])
    #expect(try server.waitForPixel(x: 630, y: 470, 0xFF0000))
    #expect(ProcessActivity.comesToRest(app.process.processIdentifier))
  }

  @Test func aDyingServerEndsTheAppWithALine() throws {
    let server = try XServer.start()
    let app = try AppProcess("stall", environment: server.environment)
    try app.tell("go")
    try #require(app.wait(for: "asleep"))
    server.kill()
    try app.tell("wake")
    #expect(app.exitStatus() == 1)
    #expect(app.errors.contains("casement: "))
  }

  @Test func closingTheLastWindowEndsTheAppWithStatusZero() throws {
    let server = try XServer.start(windowManager: "openbox")
    defer { server.stop() }
    let app = try AppProcess("still", environment: server.environment)
    try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$", "windowfocus"])
    #expect(try server.closesByKey { app.exitStatus() == 0 }, "\(app.lines) \(app.errors)")
    #expect(app.lines.last == "will terminate")
  }

  @Test func aWindowDestroyedUnderTheAppCountsAsClosed() throws {
    let server = try XServer.start()
    defer { server.stop() }
    let app = try AppProcess("stall", environment: server.environment)
    try app.tell("go")
    try app.tell("wake")
    try #require(app.wait(for: "awake"))
    try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$", "windowclose"])
    #expect(app.exitStatus() == 0)
  }

  @Test func resizingTheWindowLaysOutAndPaintsTheNewSize() throws {
    let server = try XServer.start()
    defer { server.stop() }
    let app = try AppProcess("still", environment: server.environment)
    defer { app.process.terminate() }
    try #require(app.wait(for: "layout 400x300"))
    try server.xdotool(["search", "--sync", "--name", "^Probe$", "windowsize", "640", "480"])
    #expect(app.wait(for: "layout 640x480"))
    #expect(try server.waitForPixel(x: 630, y: 470, 0xFF0000))
    #expect(try server.waitForPixel(x: 390, y: 290, 0xFFFFFF))
  }

  /// A packaged program is started by a link, and its desktop file names the class of its windows.
  @Test func theClassOfWindowsIsTheProgramsFileWhateverItIsStartedBy() throws {
    let server = try XServer.start()
    defer { server.stop() }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("links-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("probe"),
      withDestinationURL: AppProcess.folder.appendingPathComponent("ProbeApp"))
    let app = try AppProcess(
      program: "probe", in: folder, ["still"], environment: server.environment)
    defer { app.process.terminate() }
    let window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Probe$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let text = try server.run(["xprop", "-id", window, "WM_CLASS"])
    #expect(text.contains("\"probe\", \"ProbeApp\""), "\(text)")
  }

  /// 16 x 16 pixels, all red.
  private static let redPicture =
    "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAF0lEQVQoz2P8z0AaYCJR/aiGUQ1DSAMAQC4BHziaHckAAAAASUVORK5CYII="
  private static let iconContents = """
    {"images": [{"idiom": "universal", "size": "16x16", "scale": "1x", "filename": "icon.png"}]}
    """

  /// A program with resources beside it, which does nothing once it shows.
  @Test func theIconOfTheProgramIsTheWindowsFromTheStart() throws {
    let folder = TemporaryPlaces.new("icon")
    defer { try? FileManager.default.removeItem(at: folder) }
    let icons = folder.appendingPathComponent(
      "Probe_ProbeApp.resources/Media.xcassets/AppIcon.appiconset")
    try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
    let picture = try #require(Data(base64Encoded: Self.redPicture))
    try picture.write(to: icons.appendingPathComponent("icon.png"))
    try Data(Self.iconContents.utf8).write(to: icons.appendingPathComponent("Contents.json"))
    let (own, copy) = (
      AppProcess.folder.appendingPathComponent("ProbeApp"),
      folder.appendingPathComponent("ProbeApp")
    )
    // The folder may be on another file system.
    do {
      try FileManager.default.linkItem(at: own, to: copy)
    } catch { try FileManager.default.copyItem(at: own, to: copy) }
    let server = try XServer.start()
    defer { server.stop() }
    let app = try AppProcess(
      program: "ProbeApp", in: folder, ["still"], environment: server.environment)
    defer { app.process.terminate() }
    let window = try server.window(of: app)
    let property = ["xprop", "-id", window, "-len", "24", "32c", "_NET_WM_ICON"]
    // The smallest comes first: its sides, then its pixels.
    let hasIcon = try becomesTrue {
      try server.run(property).contains("= 16, 16, \(0xFFFF_0000 as UInt32)")
    }
    #expect(hasIcon, "\(app.errors)")
  }

  @Test func hostileGeometryIsRefusedAndTheRestShows() throws {
    let server = try XServer.start()
    defer { server.stop() }
    let app = try AppProcess("hostile", environment: server.environment)
    defer { app.process.terminate() }
    try #require(app.wait(for: "alive"))
    #expect(try server.waitForPixel(x: 125, y: 125, 0x00FF00))
  }
}
