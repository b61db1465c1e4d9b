import CoreGraphics
import Testing
import XTestRig

/// The whole sample Catalog under a window manager: searched, resized, and its pages, tabs, sheets, alerts and
/// popovers opened and closed.
@Suite(.serialized) struct CatalogEndToEndTests {
  @Test func byMouse() async throws { try await walk(.mouse) }

  @Test(.enabled(if: XDeviceServer.isAvailable, "Xorg with its inputtest driver cannot start"))
  func byTouch() async throws { try await walk(.touch) }

  @Test func byKeysAlone() async throws { try await walk(.keys) }

  /// By the window manager's border, with the mouse pressed all the time.
  @Test func itsEdgeIsDraggedFromAPhonesWidthToAWideMonitors() async throws {
    let session = try await CatalogSession(.mouse, screen: (1800, 900))
    defer { session.close() }
    let narrower = stride(from: 920, through: 360, by: -80)
    let wider = stride(from: 484, through: 1600, by: 124)
    try await session.dragEdge(through: Array(narrower) + Array(wider))
    #expect(session.layoutFaults == [])
  }

  private func walk(_ hand: CatalogSession.Hand) async throws {
    let session = try await CatalogSession(hand)
    defer { session.close() }
    try await session.work("Search")
    try await session.type("bars")
    try await session.work("Bars", .enter)
    try await bars(session)
    try await session.work("Search")
    try await session.type("presen", erasing: 4)
    try await session.work("Presentations", .enter)
    try await presentations(session)
    try await session.resize(toWidth: 420)
    try await session.work("BackButton")
    try await session.resize(toWidth: 1000)
    #expect(session.layoutFaults == [])
  }

  private func bars(_ session: CatalogSession) async throws {
    try await session.work("Alert…")
    try await session.work("Delete")
    try await session.work("Alert…")
    try await session.cancel("Cancel")
    try await session.work("Settings…")
    try await session.work("Display", .enter)
    try await session.work("BackButton")
    try await session.work("Done")
    try await session.work("Music…")
    try await session.work("Favorites")
    try await session.work("Done")
  }

  private func presentations(_ session: CatalogSession) async throws {
    for title in ["Page sheet…", "Popover…"] {
      try await session.work(title)
      try await session.leave(at: CGPoint(x: 20, y: 700))
    }
  }
}
