import Foundation
import PlatformKit
import Testing
import UIKitTesting
import WebRig

@testable import UIKit
@testable import WebKit

extension RealEngineTests {
  /// What is dropped on pages.
  @MainActor @Suite struct DropTests {
    private static let page = """
      <!doctype html><style>
      p, textarea, input { position: absolute; left: 0; margin: 0; width: 100px; height: 30px }</style>
      <p id=z style="top: 0"></p><textarea id=a style="top: 40px"></textarea>
      <p id=c contenteditable style="top: 80px">xy</p><input id=f type=file style="top: 120px"><script>
      const seen = []
      z.ondragover = event => event.preventDefault()
      z.ondrop = async event => {
        event.preventDefault()
        const data = event.dataTransfer, files = [...data.files]
        seen.push(data.getData("text/plain"))
        for (const file of files) seen.push(file.name + " " + file.type + " " + await file.text())
      }
      f.onchange = () => seen.push("chosen " + f.files[0].name)</script>
      """

    private let stage: RealStage

    init() throws { stage = try RealStage(["/": .page(Self.page)]) }

    private func drop(_ format: String, _ text: String, y: Double) {
      let platform = stage.harness.application.engine.platform as! HeadlessPlatform
      let drag = HeadlessForeignDrag([format: Array(text.utf8)])
      let window = platform.windows[0].id
      for event in [.moved(drag, x: 10, y: y), .dropped(drag)] as [ForeignDragEvent] {
        platform.post(.foreignDrag(window, event))
        stage.harness.advance(by: 0)
      }
    }

    @Test func handlersGetTextAndFiles() async throws {
      defer { stage.end() }
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("drop-\(UUID().uuidString.prefix(8)).txt")
      try Data("of the file".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      try await stage.open()
      drop(ClipboardFormat.text, "pear", y: 10)
      #expect(try await stage.waitForValue("seen.join()", "pear"))
      drop("text/uri-list", "\(file.absoluteString)\r\n", y: 10)
      let name = file.lastPathComponent
      let both = "pear,,\(name) text/plain of the file"
      #expect(try await stage.waitForValue("seen.join()", both))
      drop("text/uri-list", "\(file.absoluteString)\r\n", y: 130)
      #expect(try await stage.waitForValue("seen.join()", "\(both),chosen \(name)"))
    }

    @Test func textGoesIntoFields() async throws {
      defer { stage.end() }
      try await stage.open()
      drop(ClipboardFormat.text, "pear", y: 50)
      #expect(try await stage.waitForValue("a.value", "pear"))
      drop(ClipboardFormat.text, "plum", y: 90)
      #expect(try await stage.waitForValue("c.textContent.length", "6"))
    }
  }
}
