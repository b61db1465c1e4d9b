import CoreGraphics
import Foundation
import Testing
import UIKit
import XTestRig

/// The sample Photos under a touchpad and keys, by real X events: the pictures of each row are redder than those
/// above.
@Suite struct PhotosEndToEndTests {
  private static let (rows, columns) = (75, 8)
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("casement-photos-\(UUID().uuidString)")

  @Test(.enabled(if: XDeviceServer.isAvailable, "Xorg with its inputtest driver cannot start"))
  func aTouchpadFlingsTheGrid() async throws {
    let devices = try XDeviceServer.start(windowManager: "openbox")
    defer { devices.stop() }
    try await show(on: devices.server) { try fling(at: $1, devices, $0) }
  }

  private func fling(
    at place: (x: Int, y: Int), _ devices: XDeviceServer, _ app: AppProcess
  ) throws {
    let start = try #require(row(at: place, devices.server) { $0 < 10 }, "the pictures are shown")
    try devices.pointer(x: Double(place.x), y: Double(place.y))
    try devices.flingByTouchpad(steps: 10, of: 40)
    var seen: Set<Int> = []
    let rest = row(at: place, devices.server, stands: true) {
      seen.insert($0)
      return $0 > start + 3
    }
    let steps = seen
    #expect(rest != nil && steps.count >= 3, "in small steps: \(steps) \(app.state)")
  }

  @Test func keysFlingTheGrid() async throws {
    let server = try XServer.start(windowManager: "openbox")
    defer { server.stop() }
    try await show(on: server) { try pressKeys(at: $1, server, $0) }
  }

  private func pressKeys(
    at place: (x: Int, y: Int), _ server: XServer, _ app: AppProcess
  ) throws {
    let start = try #require(row(at: place, server) { $0 < 10 }, "the pictures are shown")
    try server.xdotool(["key", "Next"])
    let page = row(at: place, server, stands: true) { $0 >= start + 3 }
    #expect((page ?? .max) <= start + 6, "four fifths of what shows: \(app.state)")
    try server.xdotool(["key", "End"])
    #expect(row(at: place, server, stands: true) { $0 > 70 } != nil, "the end: \(app.state)")
  }

  /// Hands over the running app and a place in its grid.
  private func show(
    on server: XServer, _ test: (AppProcess, (x: Int, y: Int)) throws -> Void
  ) async throws {
    try await makePictures()
    defer { try? FileManager.default.removeItem(at: folder) }
    var environment = server.environment
    environment["XDG_CACHE_HOME"] = folder.appendingPathComponent("cache").path
    let app = try AppProcess(program: "Photos", [folder.path], environment: environment)
    defer { app.process.terminate() }
    let search = ["search", "--sync", "--onlyvisible", "--pid", "\(app.process.processIdentifier)"]
    let window = try server.xdotool(search).split(separator: "\n").map(String.init)[0]
    try server.xdotool(["windowmove", "--sync", window, "100", "40"])
    try server.xdotool(["windowfocus", "--sync", window])
    let corner = try server.corner(ofWindow: window)
    try test(app, (corner.x + 500, corner.y + 300))
  }

  /// The row of pictures that is seen there, once one is that is wanted; where it has to stand still, for half a
  /// second. Nil after a long wait.
  private func row(
    at place: (x: Int, y: Int), _ server: XServer, stands: Bool = false,
    isWanted: (Int) -> Bool
  ) -> Int? {
    var (last, since) = (Int?.none, Date())
    let end = Date(timeIntervalSinceNow: 30)
    while Date() < end {
      let row = row(at: place, server)
      if row != last { (last, since) = (row, Date()) }
      if let row, isWanted(row), !stands || Date().timeIntervalSince(since) > 0.5 { return row }
      usleep(5_000)
    }
    return nil
  }

  /// Nil where no picture is, or none yet.
  private func row(at place: (x: Int, y: Int), _ server: XServer) -> Int? {
    guard
      let pixel = try? server.image(x: place.x, y: place.y, width: 1, height: 1).pixels[0],
      (100...156).contains(pixel & 0xff), (pixel >> 8 & 0xff) < 20
    else { return nil }
    return Int((pixel >> 16 + 1) / 3)
  }

  private func makePictures() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for row in 0..<Self.rows {
      let picture = await Self.picture(red: row * 3)
      for column in 0..<Self.columns {
        let name = "\(row * Self.columns + column).png"
        try picture.write(to: folder.appendingPathComponent(name))
      }
    }
  }

  @MainActor private static func picture(red: Int) -> Data {
    let square = CGRect(x: 0, y: 0, width: 8, height: 8)
    return UIGraphicsImageRenderer(size: square.size).pngData { context in
      UIColor(red: CGFloat(red) / 255, green: 0, blue: 0.5, alpha: 1).setFill()
      context.fill(square)
    }
  }
}

extension AppProcess {
  fileprivate var state: String {
    process.isRunning ? "it runs \(errors)" : "it has ended \(errors)"
  }
}
