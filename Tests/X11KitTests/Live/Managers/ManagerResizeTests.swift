import CUIXlib
import PlatformKit
import RasterKit
import Testing
import XTestRig

@testable import X11Kit

extension LiveTests {
  /// What the screen shows while the user drags the edge of a window. The program paints each size once, when it is
  /// told of it: a body with a bar at the right. What is lost of that it puts again.
  @MainActor @Suite struct ManagerResizeTests {
    /// A manager, with or without a compositing manager beside it.
    struct Desktop: Sendable, CustomStringConvertible {
      var manager: WindowManager
      var compositor: String?
      var description: String { "\(manager)\(compositor.map { " with \($0)" } ?? "")" }
    }

    private nonisolated static let desktops = WindowManager.floating.flatMap { manager in
      let others = manager.claimsCompositing ? [] : ["xcompmgr"].filter(Compositor.isInstalled)
      return [Desktop(manager: manager)] + others.map { Desktop(manager: manager, compositor: $0) }
    }

    /// Without a compositing manager the picture of the size before stays until the new one, as far as there is room.
    /// A manager that composites itself shows one or the other as a whole.
    @Test(arguments: desktops) func thePictureIsNeverClearedOrTorn(desktop: Desktop) throws {
      try ManagerSession.withWindow(desktop.manager) { live, _ in
        let compositor = try desktop.compositor.map { try Compositor($0, on: live.server) }
        defer { compositor?.stop() }
        let isCompositing = desktop.compositor != nil || desktop.manager.claimsCompositing
        try live.wait("the compositing manager") { _ in
          live.platform.isCompositing == isCompositing
        }
        live.server.fillRoot(0x00AA55)
        live.window.activate()
        try live.wait("the focus") { _ in live.isFocused }
        var edge = DraggedEdge(live, isWhole: desktop.manager.isCompositing)
        try edge.follow()
        try live.whilePressed(atX: 250, y: 150) {
          live.window.beginDrag(.resize([.bottom, .right]))
          live.pump()
          for reach in [20, 45, 75, 30, 5, 60] { try edge.drag(by: reach) }
        }
        #expect(edge.samples >= 12)
      }
    }
  }
}

/// The bottom right corner of a window, which a user drags, and what is seen meanwhile.
@MainActor
private struct DraggedEdge {
  private static let (body, bar) = (UInt32(0x335577), UInt32(0xEE2244))
  private static let barWidth = 10
  private static let row = 15
  /// Less than that is not seen of a picture, as the window has 300 pixels at the start and is made larger.
  private static let leastWidth = 290

  private let live: LiveWindow
  /// Whether the manager shows nothing but whole pictures.
  private let isWhole: Bool
  private let corner: PixelPoint
  /// The pictures that may be seen: the one before the newest. A compositing manager may show an older one while it has
  /// not drawn those that were painted since.
  private var candidates: [PixelSize]
  private var answered = 0
  private(set) var samples = 0

  init(_ live: LiveWindow, isWhole: Bool) {
    (self.live, self.isWhole, corner, candidates) = (live, isWhole, live.corner, [live.size])
  }

  /// Moves the pointer to a distance from where it began, until there is another size.
  mutating func drag(by reach: Int) throws {
    let (count, start) = (live.sizes.count, corner)
    var jitter = 0
    try live.wait("another size at \(reach)") { [live] _ in
      jitter = 1 - jitter
      try live.server.xdotool(
        ["mousemove", "\(Int(start.x) + 250 + reach + jitter)", "\(start.y + 150)"])
      return live.sizes.count > count
    }
    try follow()
  }

  /// Paints the newest size, until what is seen is that.
  mutating func follow() throws {
    repeat {
      let resizes = live.events.compactMap { event in
        if case .window(_, .resized(let size, let token)) = event { (size, token) } else { nil }
      }
      let (size, token) = (resizes.last?.0 ?? live.size, resizes.last?.1)
      answered = resizes.count
      candidates.append(size)
      if samples > 0 {
        samples += 1
        try check(look())
      }
      try paint(size, token)
      var (seen, isShown) = (0, false)
      try live.wait("the picture of \(size)") { [self] _ in
        live.presentWhatWasExposed()
        let row = try look()
        seen += 1
        if samples > 0 { try check(row) }
        isShown = isComplete(row, size)
        return isShown || live.sizes.count > answered
      }
      samples += seen
      if isShown || !isWhole { candidates = [size] }
    } while live.sizes.count > answered
  }

  private func paint(_ size: PixelSize, _ token: UInt64?) throws {
    let inside = size.width - Int32(Self.barWidth)
    try live.paint(
      [
        (PixelRect(x: 0, y: 0, width: inside, height: size.height), 0xFF00_0000 | Self.body),
        (
          PixelRect(x: inside, y: 0, width: Int32(Self.barWidth), height: size.height),
          0xFF00_0000 | Self.bar
        ),
      ], size: size, syncToken: token)
  }

  private func look() throws -> [UInt32] {
    try live.server.image(
      x: Int(corner.x), y: Int(corner.y) + Self.row, width: 500, height: 1
    ).pixels
  }

  private func check(_ row: [UInt32]) throws {
    guard candidates.contains(where: { isWhole ? shows($0, whole: row) : begins(row, as: $0) })
    else {
      let runs = Dictionary(grouping: row, by: \.self).mapValues(\.count)
      throw LiveTimeout(what: "a picture of \(candidates): \(runs)")
    }
  }

  private func isComplete(_ row: [UInt32], _ size: PixelSize) -> Bool {
    isWhole ? shows(size, whole: row) : shows(size, in: row.prefix(Int(size.width)))
  }

  private func shows(_ size: PixelSize, whole row: [UInt32]) -> Bool {
    let width = Int(size.width)
    return shows(size, in: row.prefix(width)) && row[width] != Self.body && row[width] != Self.bar
  }

  /// Whether it is a picture, cut off where the window ends by now. Beyond it there may be more of the one before, as
  /// the window may have grown again.
  private func begins(_ row: [UInt32], as size: PixelSize) -> Bool {
    let width = Int(size.width)
    let end = (0..<width).first { row[$0] != Self.color(at: $0, of: width) } ?? width
    return end >= Self.leastWidth
  }

  private func shows(_ size: PixelSize, in part: ArraySlice<UInt32>) -> Bool {
    part.indices.allSatisfy { part[$0] == Self.color(at: $0, of: Int(size.width)) }
  }

  private static func color(at x: Int, of width: Int) -> UInt32 {
    x < width - barWidth ? body : bar
  }
}
