import Foundation
import Testing
import XTestRig

// A process has one session manager at a time, so this is one of the suite that has them.
extension SessionEndToEndTests {
  /// Notes and Catalog, and two small programs, from the morning to the next.
  @Suite(.serialized) struct WorkingDayEndToEndTests {
    private typealias Program = WorkingDay.Program

    private static let managers = WindowManager.installed.filter {
      [.xfwm4, .mutter].contains($0)
    }

    @Test(arguments: managers) func fromOneMorningToTheNext(manager: WindowManager) async throws {
      try await WorkingDay.on(manager) { day in
        let arguments = try day.launcherArguments(opening: "letter.rtf")
        var letter = try day.start("Notes", arguments, isInSession: true)
        letter.text = (300, 350)
        try day.place(letter, x: 20, y: 60, width: 600, height: 500)
        let list = try day.start("Notes", [day.file("list.rtf").path])
        try day.place(list, x: 700, y: 420, width: 400, height: 300)
        let other = try day.start("ProbeApp", ["drags"])
        try day.move(other, x: 700, y: 60)
        try day.type("at nine", into: letter, "letter.rtf")
        try day.type("milk", into: list, "list.rtf")

        try await dropAFile(on: letter, day)
        try dragText(of: letter, to: other, day)
        try copyAPicture(day)
        try await switchToDarkAndBack(letter, day)
        try changeTheScaleAndBack(other, day)
        try loseAMonitor(list, day)
        try await lock(letter, day)
        try logOutAndIn(letter, [list, other], day)
      }
    }

    /// A file of another program, whose words come into the note.
    @MainActor
    private func dropAFile(on note: Program, _ day: WorkingDay) throws {
      let (peer, corner) = (day.peer, try day.server.corner(ofWindow: note.window))
      let list = Array("\(day.file("to buy.txt").absoluteString)\r\n".utf8)
      peer.own("XdndSelection", answers: ["text/uri-list": .data(list, type: "text/uri-list")])
      let window = try #require(UInt(note.window))
      func hears(_ isSo: (DragMessage) -> Bool) -> Bool {
        becomesTrue {
          peer.pump()
          return peer.messages.last.map(isSo) ?? false
        }
      }
      peer.enter(window, ["text/uri-list"])
      let place = (x: UInt(corner.x + note.text.x), y: UInt(corner.y + note.text.y))
      peer.drag(over: window, x: place.x, y: place.y)
      let isWanted = hears { $0.name == "XdndStatus" && $0.words[1] == 3 }
      #expect(isWanted, "\(note.app.errors)")
      peer.drop(on: window)
      #expect(hears { $0.name == "XdndFinished" }, "\(note.app.errors)")
      let isThere = becomesTrue { day.text("letter.rtf").contains("flour and yeast") }
      #expect(isThere, "\(day.text("letter.rtf")) \(note.app.errors)")
    }

    /// All of a note, by the mouse.
    private func dragText(of note: Program, to target: Program, _ day: WorkingDay) throws {
      let server = day.server
      func count() -> Int { target.app.lines.count { $0 == "entered by another" } }
      func hasText() -> Bool { target.app.lines.contains("dropped Dear reader, line 1") }
      let isDropped = try insist(hasText) {
        try day.enter(note)
        try server.xdotool(["key", "ctrl+a"])
        try server.xdotool(try day.pointer(to: 60, 200, in: note) + ["mousedown", "1"])
        try server.xdotool(try day.pointer(to: 80, 210, in: note))
        try server.xdotool(try day.pointer(to: 120, 220, in: note))
        let before = count()
        _ = try becomesTrue(seconds: 10) {
          for x in [300, 306] { try server.xdotool(try day.pointer(to: x, 100, in: target)) }
          return count() > before
        }
        try server.xdotool(["mouseup", "1"])
      }
      #expect(isDropped, "\(target.app.lines) \(note.app.errors)")
      #expect(day.text("letter.rtf").contains("Dear reader, line 1"), "it was copied")
    }

    private func copyAPicture(_ day: WorkingDay) throws {
      let program = try day.start("ProbeApp", ["copies"])
      defer { program.app.process.terminate() }
      let paste = ["timeout", "10", "xclip", "-o", "-selection", "clipboard", "-t", "image/png"]
      let isCopied = try insist({ program.app.lines.contains("picture") }) {
        try day.enter(program)
      }
      #expect(isCopied, "\(program.app.lines) \(program.app.errors)")
      #expect(becomesTrue { (try? day.server.run(paste))?.contains("PNG") == true })
    }

    /// Catalog changes with the note, and lives.
    private func switchToDarkAndBack(_ note: Program, _ day: WorkingDay) async throws {
      let catalog = try day.start("Catalog")
      try day.place(catalog, x: 700, y: 300, width: 500, height: 400)
      func levels(_ program: Program, _ x: Int, _ y: Int) throws -> [UInt32] {
        let corner = try day.server.corner(ofWindow: program.window)
        let pixel = try day.server.pixel(x: corner.x + x, y: corner.y + y)
        return [16, 8, 0].map { pixel >> $0 & 0xFF }
      }
      for (theme, range) in [("Adwaita-dark", 0...0x50), ("Adwaita", 0xC0...0xFF)]
        as [(String, ClosedRange<UInt32>)]
      {
        await day.setTheme(theme)
        // Below what is written, and beside the list.
        for (program, x, y) in [(note, 550, 400), (catalog, 490, 390)] {
          var seen: [UInt32] = []
          let isSo = try becomesTrue {
            seen = try levels(program, x, y)
            return seen.allSatisfy { range.contains($0) }
          }
          #expect(isSo, "\(theme): \(seen)")
        }
      }
      catalog.app.process.terminate()
      #expect(catalog.app.exitStatus() == 0, "\(catalog.app.errors)")
    }

    /// The green area begins at 200 points, in a window of 400 pixels.
    private func changeTheScaleAndBack(_ program: Program, _ day: WorkingDay) throws {
      try day.enter(program)
      for (resolution, color) in [(192, 0xFFFFFF), (96, 0x00FF00)] as [(Int, UInt32)] {
        try day.setResolution(resolution)
        let corner = try day.server.corner(ofWindow: program.window)
        let isSo = try day.server.waitForPixel(x: corner.x + 250, y: corner.y + 250, color)
        #expect(isSo, "\(resolution) dots per inch")
      }
    }

    /// The manager brings the window to what is left, or the user does.
    private func loseAMonitor(_ note: Program, _ day: WorkingDay) throws {
      try day.server.loseRightHalf()
      let isBack = try becomesTrue { try day.server.corner(ofWindow: note.window).x < 640 }
      #expect(isBack)
      try day.move(note, x: 100, y: 300)
      try day.type("eggs", into: note, "list.rtf")
      try day.server.regainRightHalf()
      try day.move(note, x: 700, y: 420)
      try day.type("salt", into: note, "list.rtf")
    }

    /// What is typed meanwhile is the lock's.
    private func lock(_ note: Program, _ day: WorkingDay) async throws {
      try day.enter(note)
      var cover: UInt?
      for _ in 0..<1000 where cover == nil {
        cover = await day.peer.lock()
        if cover == nil { try await Task.sleep(for: .milliseconds(10)) }
      }
      let locked = try #require(cover, "something has the keyboard or the pointer")
      try day.server.xdotool(["type", "--delay", "20", "secret "])
      await day.peer.unlock(locked)
      try day.type("after lunch", into: note, "letter.rtf")
      #expect(!day.text("letter.rtf").contains("secret"))
    }

    private func logOutAndIn(_ note: Program, _ others: [Program], _ day: WorkingDay) throws {
      let session = day.session
      try day.place(note, x: 20, y: 60, width: 560, height: 440)
      #expect(becomesTrue { session.answers == [true] }, "a new client saves itself at once")
      session.saveYourself(isEnding: true)
      #expect(becomesTrue { session.answers == [true, true] }, "\(session.answers)")
      session.die()
      for other in others { other.app.process.terminate() }
      for program in [note] + others {
        #expect(program.app.exitStatus() == 0, "\(program.app.errors)")
      }
      let command = session.restartCommand
      try #require(command.count == 3 && command[1] == day.file("letter.rtf").path, "\(command)")
      var again = try day.start("Notes", Array(command.dropFirst()), isInSession: true)
      again.text = (300, 350)
      #expect(becomesTrue { day.hasSize(again, 560, 440) })
      try day.type("good morning", into: again, "letter.rtf")
      #expect(day.text("letter.rtf").contains("after lunch"))
      again.app.process.terminate()
      #expect(again.app.exitStatus() == 0, "\(again.app.errors)")
    }
  }
}
