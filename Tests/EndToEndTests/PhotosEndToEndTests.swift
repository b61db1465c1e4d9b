import CoreGraphics
import Foundation
import TemporaryPlaces
import Testing
import UIKit
import XTestRig

/// The sample Photos under a touchpad and keys, by real X events: the pictures of each row are redder than those
/// above.
@Suite struct PhotosEndToEndTests {
  private static let (rows, columns) = (75, 8)
  private let folder = TemporaryPlaces.new("photos")

  @Test(.enabled(if: XDeviceServer.isAvailable, "Xorg with its inputtest driver cannot start"))
  func aTouchpadFlingsTheGrid() async throws {
    let devices = try XDeviceServer.start(windowManager: "openbox")
    defer { devices.stop() }
    try await show(on: devices.server) { try fling(at: $1, devices, $0) }
  }

  /// In small steps, and further than the fingers go. On a busy machine their steps may come so late that they are slow,
  /// so they fling again.
  private func fling(
    at place: (x: Int, y: Int), _ devices: XDeviceServer, _ app: AppProcess
  ) throws {
    try devices.pointer(x: Double(place.x), y: Double(place.y))
    // Ten steps of forty points, and the one before.
    let fingers = 11 * 40
    var (seen, isFlung): (Set<Int>, Bool) = ([], false)
    for _ in 0..<10 where !isFlung {
      let start = try #require(offset(at: place, devices.server, stands: true), "pictures show")
      try devices.flingByTouchpad(steps: 10, of: 40)
      let rest = offset(at: place, devices.server, stands: true) {
        seen.insert($0)
        return $0 > start
      }
      isFlung = (rest ?? 0) > start + fingers + 20
    }
    let steps = seen
    #expect(isFlung && steps.count >= 3, "in small steps: \(steps) \(app.state)")
  }

  @Test func keysFlingTheGrid() async throws {
    let server = try XServer.start(windowManager: "openbox")
    defer { server.stop() }
    try await show(on: server) { try pressKeys(at: $1, server, $0) }
  }

  private func pressKeys(
    at place: (x: Int, y: Int), _ server: XServer, _ app: AppProcess
  ) throws {
    let start = try #require(offset(at: place, server, stands: true), "the pictures are shown")
    try server.xdotool(["key", "Next"])
    let page = offset(at: place, server, stands: true) { $0 > start + 300 }
    #expect((page ?? .max) < start + 800, "four fifths of what shows: \(app.state)")
    try server.xdotool(["key", "End"])
    let end = offset(at: place, server, stands: true) { $0 > start + 60 * 100 }
    #expect(end != nil, "the end: \(app.state)")
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
    let window = try server.window(of: app)
    try server.xdotool(["windowmove", "--sync", window, "100", "40"])
    try server.xdotool(["windowfocus", "--sync", window])
    let corner = try server.corner(ofWindow: window)
    try test(app, (corner.x + 500, corner.y + 300))
  }

  /// How far the grid is scrolled, in points from some place, once that is wanted; where it has to stand still, for
  /// half a second. Nil after a long wait.
  private func offset(
    at place: (x: Int, y: Int), _ server: XServer, stands: Bool = false,
    isWanted: (Int) -> Bool = { _ in true }
  ) -> Int? {
    var (last, since) = (Int?.none, Date())
    let end = Date(timeIntervalSinceNow: 60)
    while Date() < end {
      let offset = offset(at: place, server)
      if offset != last { (last, since) = (offset, Date()) }
      if let offset, isWanted(offset), !stands || Date().timeIntervalSince(since) > 0.5 {
        return offset
      }
      usleep(5_000)
    }
    return nil
  }

  /// Nil where two rows do not begin around the place, or have no pictures yet.
  private func offset(at place: (x: Int, y: Int), _ server: XServer) -> Int? {
    let column = try? server.image(x: place.x, y: place.y - 200, width: 1, height: 500)
    let rows = column?.pixels.map(Self.row(of:)) ?? []
    let tops = rows.indices.dropFirst().filter { rows[$0] != nil && rows[$0 - 1] == nil }
    guard tops.count >= 2, let row = rows[tops[0]], rows[tops[1]] == row + 1 else { return nil }
    return row * (tops[1] - tops[0]) - tops[0]
  }

  /// The row of a picture; nil where none is.
  private static func row(of pixel: UInt32) -> Int? {
    guard (100...156).contains(pixel & 0xff), (pixel >> 8 & 0xff) < 20 else { return nil }
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
