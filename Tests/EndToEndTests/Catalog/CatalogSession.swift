import CoreGraphics
import Foundation
import Testing
import XTestRig

/// The sample Catalog in a window under openbox, worked in one way, and its replica.
struct CatalogSession {
  enum Hand: String, CaseIterable { case mouse, touch, keys }

  /// A caret that blinks, and nothing else.
  private static let least = 0.002

  private let hand: Hand
  let server: XServer
  private let devices: XDeviceServer?
  private let app: AppProcess
  let window: String
  let replica: CatalogReplica

  /// A touch screen has a size of its own.
  init(_ hand: Hand, screen: (width: Int, height: Int) = XDeviceServer.size) async throws {
    self.hand = hand
    devices = try hand == .touch ? XDeviceServer.start(windowManager: "openbox") : nil
    server = try devices?.server ?? XServer.start(size: screen, windowManager: "openbox")
    app = try AppProcess(program: "Catalog", [], environment: server.environment)
    window = try server.xdotool(["search", "--sync", "--onlyvisible", "--name", "^Catalog$"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try server.xdotool(["windowmove", "--sync", window, "100", "40"])
    try server.xdotool(["windowfocus", "--sync", window])
    replica = await CatalogReplica(
      size: CGSize(width: 1000, height: 720),
      onScreen: CGSize(width: screen.width, height: screen.height))
    try await show("the beginning") {}
  }

  func close() {
    app.process.terminate()
    devices?.stop()
    server.stop()
  }

  /// What the app has said of constraints and sizes that can't be.
  var layoutFaults: [Substring] {
    app.errors.split(separator: "\n").filter { $0.contains("casement: layout") }
  }

  /// Works what has this name: clicks or taps it, or goes there with keys and presses one.
  func work(_ name: String, _ key: CatalogKey = .space) async throws {
    guard hand == .keys else { return try await point(at: replica.place(of: name), name) }
    let keys = try await replica.reach(name, key)
    if !keys.isEmpty { try await show(name) { try press(keys) } }
  }

  func type(_ text: String, erasing count: Int = 0) async throws {
    for _ in 0..<count { await replica.press(.erase) }
    await replica.type(text)
    try await show(text) {
      try press(Array(repeating: .erase, count: count))
      try server.xdotool(["type", "--delay", "40", text])
    }
  }

  /// Closes what is in front: with a press beside it, or with Escape.
  func leave(at place: CGPoint) async throws {
    guard hand == .keys else { return try await point(at: place, "a place outside") }
    await replica.press(.escape)
    try await show("Escape") { try press([.escape]) }
  }

  /// Says no to an alert: with its button, or with Escape.
  func cancel(_ name: String) async throws {
    guard hand == .keys else { return try await work(name) }
    try await leave(at: .zero)
  }

  /// The window manager gives it this width.
  func resize(toWidth width: Int) async throws {
    let start = await replica.picture.width
    let widths = (1...10).map { start + (width - start) * $0 / 10 }
    for width in widths { await replica.resize(to: CGSize(width: width, height: 720)) }
    try await show("\(width) points") {
      try server.xdotool(widths.flatMap { ["windowsize", "--sync", window, "\($0)", "720"] })
    }
  }

  /// The mouse holds the edge at the right and takes it to one width after the other; each shows before the next.
  func dragEdge(through widths: [Int]) async throws {
    let (corner, start) = (try server.corner(ofWindow: window), await replica.picture.width)
    let y = "\(corner.y + 300)"
    try server.xdotool(["mousemove", "\(corner.x + start)", y, "mousedown", "1"])
    for width in widths {
      await replica.resize(to: CGSize(width: width, height: 720))
      try await show("\(width) points") {
        try server.xdotool(["mousemove", "\(corner.x + width)", y])
      }
    }
    try server.xdotool(["mouseup", "1"])
  }

  private func press(_ keys: [CatalogKey]) throws {
    if !keys.isEmpty { try server.xdotool(["key", "--delay", "40"] + keys.map(\.rawValue)) }
  }

  private func point(at place: CGPoint, _ name: String) async throws {
    await replica.point(at: place, hand)
    try await show(name, again: { [hand] in $0.point(at: place, hand) }) {
      let corner = try server.corner(ofWindow: window)
      let (x, y) = (corner.x + Int(place.x), corner.y + Int(place.y))
      guard let devices else {
        try server.xdotool(["mousemove", "\(x)", "\(y)", "click", "1"])
        return
      }
      try devices.touch(1, .begin, x: Double(x), y: Double(y))
      try devices.touch(1, .end, x: Double(x), y: Double(y))
    }
  }

  /// Both show the same after an input, which the replica has had. What a window manager has kept to itself is given
  /// again; where it only came late, both have had it twice.
  func show(
    _ what: String, again: @MainActor (CatalogReplica) -> Void = { _ in },
    _ input: () throws -> Void
  ) async throws {
    let former = await replica.picture
    await replica.rest()
    var attempts = 0
    repeat {
      attempts += 1
      try input()
      if try await agree() { return }
    } while try attempts < 3 && shows(former)
    if attempts > 1 {
      await again(replica)
      await replica.rest()
      if try await agree() { return }
    }
    throw try await fault(after: what, attempts)
  }

  /// What differs, with files of both pictures.
  private func fault(after what: String, _ attempts: Int) async throws -> CatalogError {
    let wanted = await replica.picture
    let found = try shown(wanted.width, wanted.height)
    let place = found.place(ofDifferenceFrom: wanted)
    let name = "casement-catalog-\(hand.rawValue)"
    let files = try [found.file(named: "\(name)-shown"), wanted.file(named: "\(name)-wanted")]
    return CatalogError(
      description: "after “\(what)”, given \(attempts) times, the window is not as it should be "
        + "\(place); see \(files.joined(separator: " and ")); \(app.errors)")
  }

  /// Waits for the window to show what the replica does, and to stand still.
  private func agree() async throws -> Bool {
    let wanted = await replica.picture
    return try becomesTrue {
      try shows(wanted) && standsStill(wanted.width, wanted.height)
    }
  }

  /// The end of a fade changes many pixels by little; until then the app does not take what is pressed.
  private func standsStill(_ width: Int, _ height: Int) throws -> Bool {
    let before = try shown(width, height)
    usleep(300_000)
    return try shown(width, height).difference(from: before, above: 0) < Self.least
  }

  private func shows(_ picture: CatalogPicture) throws -> Bool {
    try shown(picture.width, picture.height).difference(from: picture) < Self.least
  }

  private func shown(_ width: Int, _ height: Int) throws -> CatalogPicture {
    let corner = try server.corner(ofWindow: window)
    return try CatalogPicture(
      server.image(x: corner.x, y: corner.y, width: width, height: height))
  }
}
