import Foundation
import Glibc
import Testing
import XTestRig

/// The sample Notes under a window manager: by mouse alone, by touch alone, and by keys alone.
@Suite(.serialized) struct NotesHandsEndToEndTests {
  @Test func byMouse() async throws {
    let places = try await NotesPlaces()
    let notes = try NotesSession(
      XServer.start(windowManager: "openbox"), named: ["Ants", "Bees", "Cats"])
    defer { notes.end() }
    #expect(
      try insist({ !notes.has("Ants") }) {
        try notes.click(places.row, button: 3)
        usleep(500_000)
        try notes.click(places.delete)
      }, "\(notes.app.errors)")
    try makeAndPrint(notes, places) { try notes.click($0) }
  }

  @Test(.enabled(if: XDeviceServer.isAvailable, "Xorg with its inputtest driver cannot start"))
  func byTouch() async throws {
    let places = try await NotesPlaces()
    let device = try XDeviceServer.start(windowManager: "openbox")
    defer { device.stop() }
    let notes = try NotesSession(device.server, named: ["Ants", "Bees", "Cats"])
    defer { notes.end() }
    #expect(
      try insist({ !notes.has("Ants") }) {
        try notes.swipe(device, from: 300, to: 10, y: places.row.y)
      }, "\(notes.app.errors)")
    #expect(
      try insist({ notes.has("Note") }) { try notes.tap(device, places.new) },
      "\(notes.app.errors)")
    try writeByTouch(notes, device, places)
    try searchByTouch(notes, device, places)
    try useTheMenuBarByTouch(notes, device, places)
  }

  /// A finger opens the first note and puts the caret into its text.
  private func writeByTouch(
    _ notes: NotesSession, _ device: XDeviceServer, _ places: NotesPlaces
  ) throws {
    #expect(
      try insist({ notes.text("Bees").contains("touched") }) {
        try notes.tap(device, places.row)
        usleep(1_000_000)
        try notes.tap(device, places.text)
        usleep(1_000_000)
        try notes.type("touched ")
      }, "\(notes.app.errors)")
  }

  /// A search for the other note, which is then written into.
  private func searchByTouch(
    _ notes: NotesSession, _ device: XDeviceServer, _ places: NotesPlaces
  ) throws {
    #expect(
      try insist({ notes.text("Cats").contains("found") }) {
        try notes.tap(device, places.search)
        usleep(1_000_000)
        try notes.type("Cats")
        usleep(1_000_000)
        try notes.tap(device, places.found)
        usleep(1_000_000)
        try notes.tap(device, places.text)
        usleep(1_000_000)
        try notes.type("found ")
      }, "\(notes.app.errors)")
    try notes.press("ctrl+shift+f")
    usleep(1_000_000)
    try notes.press("Escape")
    usleep(1_000_000)
  }

  /// Alt shows the bar; fingers open its menus and choose.
  private func useTheMenuBarByTouch(
    _ notes: NotesSession, _ device: XDeviceServer, _ places: NotesPlaces
  ) throws {
    #expect(
      try insist({ notes.has("Note 2") }) {
        try notes.press("Alt_L")
        usleep(1_000_000)
        try notes.tap(device, places.fileMenu)
        usleep(1_000_000)
        try notes.tap(device, places.newInMenu)
      }, "\(notes.app.errors)")
  }

  /// A new note, then the first one on paper.
  private func makeAndPrint(
    _ notes: NotesSession, _ places: NotesPlaces,
    _ press: @escaping (NotesPlaces.Place) throws -> Void
  ) throws {
    #expect(
      try insist({ notes.has("Note") }) { try press(places.new) }, "\(notes.app.errors)")
    #expect(
      try insist({ notes.hasPrinted("Bees") }) {
        try press(places.row)
        usleep(1_000_000)
        try press(places.more)
        usleep(1_000_000)
        try press(places.print)
        usleep(2_000_000)
        try press(places.save)
      }, "\(notes.app.errors)")
  }

  /// Commands with Control, a name that is typed, and the menu bar by Alt.
  @Test func byKeys() throws {
    let server = try XServer.start(windowManager: "openbox")
    try server.run(["setxkbmap", "us"])
    let notes = try NotesSession(server, named: ["Ants"])
    defer { notes.end() }
    #expect(try insist({ notes.has("Note") }) { try notes.press("ctrl+n") })
    #expect(
      try insist({ notes.text("Note").contains("by keys") }) {
        try notes.type("by keys ")
        try notes.press("ctrl+s")
      }, "\(notes.app.errors)")
    #expect(
      try insist({ notes.text("Zebras").contains("by keys") }) {
        try notes.press("F2")
        usleep(1_000_000)
        try notes.type("Zebras")
        try notes.press("Return")
      }, "\(notes.app.errors)")
    #expect(
      try insist({ notes.hasPrinted("Zebras") }) {
        try notes.press("ctrl+p")
        usleep(2_000_000)
        try notes.press("Return")
      }, "\(notes.app.errors)")
    #expect(
      try insist({ notes.has("Note") }) {
        try notes.press("Alt_L")
        usleep(1_000_000)
        try notes.press("Down", "Return")
      }, "\(notes.app.errors)")
  }
}
