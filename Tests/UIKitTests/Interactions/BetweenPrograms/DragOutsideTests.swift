import Foundation
import PlatformKit
import RasterKit
import RenderKit
import Synchronization
import Testing

@testable import UIKit

/// The program's drags over other programs, which the headless platform plays, and over its other windows.
@MainActor
struct DragOutsideTests {
  final class Source: NSObject, UIDragInteractionDelegate {
    var book: [String] = []
    var items = [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "pear")))]
    var allowsMove = true
    var isRestricted = false

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { items }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
      _ interaction: UIDragInteraction,
      sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { book.append("will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { book.append("did end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { book.append("transferred") }
  }

  /// A view to drag at (20, 20), and another program's window at (400, 0).
  @MainActor final class Stage {
    let app = TestApp()
    let source = Source()
    let other = HeadlessDropTarget(PixelRect(x: 400, y: 0, width: 200, height: 200))

    init() {
      app.platform.dropTargets = [other]
      let dragged = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
      dragged.backgroundColor = .systemRed
      dragged.addInteraction(UIDragInteraction(delegate: source))
      app.window.addSubview(dragged)
      app.turn()
    }

    var drag: HeadlessDesktopDrag? { app.platform.drags.last }

    func begin() {
      app.press(40, 40)
      for x in [50.0, 60, 70] { move(x, 40) }
    }

    func move(_ x: Double, _ y: Double) {
      app.advance(1.0 / 60)
      app.move(x, y)
      app.advance(1.0 / 60)
    }

    func settle() {
      for _ in 0..<60 {
        app.advance(1.0 / 60)
        app.application.engine.server.synchronize()
      }
      app.turn()
    }

    /// The window of the preview on the desktop.
    var card: HeadlessWindow? { app.platform.windows.first { $0.kind == .dragPreview } }
    var preview: DragPreviewView? {
      app.window.subviews.lazy.compactMap { $0 as? DragPreviewView }.first
    }
  }

  private let stage = Stage()
  private var source: Source { stage.source }

  @Test func anotherProgramTakesTheItems() async throws {
    stage.begin()
    #expect(stage.other.formats == nil, "it hears nothing before the drag is over it")
    stage.move(450, 60)
    #expect(stage.other.formats == [ClipboardFormat.text] && stage.other.wish == .copy)
    stage.app.release(450, 60)
    stage.app.turn()
    stage.settle()
    #expect(stage.other.drops == 1)
    #expect(source.book == ["will end copy", "did end copy", "transferred"])
    #expect(stage.drag?.state == .over && stage.card == nil && stage.preview == nil)
  }

  @Test func dataAreMadeWhenTheyAreAskedFor() async throws {
    let made = Mutex(0)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) { completion in
      made.withLock { $0 += 1 }
      completion(Data("late".utf8), nil)
      return nil
    }
    source.items = [UIDragItem(itemProvider: provider)]
    stage.other.endsAtOnce = false
    stage.begin()
    stage.move(450, 60)
    stage.app.release(450, 60)
    stage.app.turn()
    #expect(made.withLock { $0 } == 0 && source.book == ["will end copy"])
    var taken: [UInt8]?
    stage.drag?.offer?.provide(ClipboardFormat.text) { taken = $0 }
    try await wait { taken != nil }
    #expect(taken == Array("late".utf8))
    stage.drag?.end(.copy)
    stage.settle()
    #expect(source.book.last == "transferred")
  }

  @Test func plainTextOfAnyEncodingIsTextForOthers() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.plain-text", visibility: .all
    ) { completion in
      completion(Data("plain".utf8), nil)
      return nil
    }
    source.items = [UIDragItem(itemProvider: provider)]
    stage.begin()
    #expect(stage.drag?.offer?.formats == [ClipboardFormat.text], "its other names are refused")
    var taken: [UInt8]?
    stage.drag?.offer?.provide(ClipboardFormat.text) { taken = $0 }
    try await wait { taken != nil }
    #expect(taken == Array("plain".utf8))
    stage.app.release(70, 40)
    stage.settle()
  }

  @Test func filesAreOfferedAsTheirAddresses() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("contents".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = NSItemProvider(contentsOf: file, contentType: .plainText, openInPlace: true)
    source.items = [UIDragItem(itemProvider: provider)]
    stage.begin()
    #expect(stage.drag?.offer?.formats.first == "text/uri-list")
    var taken: [UInt8]?
    stage.drag?.offer?.provide("text/uri-list") { taken = $0 }
    try await wait { taken != nil }
    #expect(taken == Array("\(file.absoluteString)\r\n".utf8))
    stage.app.release(70, 40)
    stage.settle()
  }

  @Test func picturesAndAddressesAreOfferedInTheFormatsOfOthers() async throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    let address = try #require(NSURL(string: "https://example.org/"))
    source.items = [UIDragItem(itemProvider: NSItemProvider(object: picture))]
    source.items.append(UIDragItem(itemProvider: NSItemProvider(object: address)))
    stage.begin()
    let formats = stage.drag?.offer?.formats ?? []
    #expect(Set(formats).isSuperset(of: ["image/png", "image/jpeg", "text/uri-list"]))
    var taken: [[UInt8]] = []
    for format in ["image/png", "text/uri-list"] {
      var data: [UInt8]?
      stage.drag?.offer?.provide(format) { data = $0 }
      try await wait { data != nil }
      taken.append(data ?? [])
    }
    #expect(UIImage(data: Data(taken[0]))?.cgImage?.height == picture.cgImage?.height)
    #expect(taken[0].starts(with: [0x89, 0x50, 0x4E, 0x47]), "it is PNG")
    #expect(taken[1] == Array("https://example.org/\r\n".utf8))
    stage.app.release(70, 40)
    stage.settle()
  }

  @Test func thePreviewFollowsThePointerOverTheDesktop() throws {
    stage.app.platform.isCompositing = true
    stage.begin()
    #expect(stage.card == nil, "its own window shows it")
    stage.move(450, 60)
    let card = try #require(stage.card)
    #expect(card.position == PixelPoint(x: 430, y: 32) && !card.isOpaque)
    #expect(card.inputRegion?.isEmpty == true && stage.preview?.isHidden == true)
    stage.move(460, 70)
    #expect(card.position == PixelPoint(x: 440, y: 42))
    stage.settle()
    let image = try #require(card.image)
    let middle = image.base[40 * image.stride + 30]
    #expect(middle & 0x00FF_0000 > 0x00A0_0000, "the red view: \(String(middle, radix: 16))")
    stage.move(70, 40)
    #expect(stage.card == nil && stage.preview?.isHidden == false)
    stage.app.release(70, 40)
    stage.settle()
  }

  @Test func aRefusalTakesThemBack() {
    stage.other.action = nil
    stage.begin()
    stage.move(450, 60)
    stage.app.release(450, 60)
    stage.settle()
    #expect(source.book == ["will end cancel", "did end cancel"])
    #expect(stage.card == nil && stage.preview == nil)
  }

  @Test func aProgramThatChangesItsMindIsHeard() {
    stage.other.action = nil
    stage.begin()
    stage.move(450, 60)
    stage.drag?.targetAnswers(.move)
    stage.app.release(450, 60)
    stage.settle()
    #expect(source.book == ["will end move", "did end move", "transferred"])
  }

  @Test func aProgramThatDoesNotFinishTakesNothing() {
    stage.other.endsAtOnce = false
    stage.begin()
    stage.move(450, 60)
    stage.app.release(450, 60)
    stage.settle()
    #expect(source.book == ["will end copy"])
    stage.drag?.end(nil)
    stage.settle()
    #expect(source.book == ["will end copy", "did end cancel"])
  }

  @Test func escapeTakesThemBack() {
    stage.begin()
    stage.move(450, 60)
    stage.app.key(.pressed, usage: 41, "")
    stage.app.turn()
    stage.settle()
    #expect(source.book == ["will end cancel", "did end cancel"])
    #expect(stage.other.formats == nil && stage.drag?.state == .over && stage.card == nil)
    stage.app.release(450, 60)
    stage.settle()
    #expect(source.book.count == 2 && stage.other.drops == 0)
  }

  @Test func othersSeeNothingOfARestrictedDrag() {
    source.isRestricted = true
    stage.begin()
    stage.move(450, 60)
    #expect(stage.other.formats == nil && stage.drag?.offer == nil)
    stage.app.release(450, 60)
    stage.settle()
    #expect(source.book.last == "did end cancel")
  }

  @Test func anotherWindowOfTheProgramTakesTheItemsThemselves() {
    let target = ForeignDropTests.Target()
    let window = UIWindow(frame: CGRect(x: 400, y: 300, width: 200, height: 100))
    window.addInteraction(UIDropInteraction(delegate: target))
    window.isHidden = false
    stage.app.turn()
    var (texts, isLocal): ([String]?, Bool) = (nil, false)
    target.perform = { session in
      isLocal = session.localDragSession?.items.first === stage.source.items.first
      session.loadObjects(ofClass: NSString.self) { texts = $0.map { $0 as String } }
    }
    stage.begin()
    stage.move(450, 340)
    #expect(target.book == ["enter", "update 50,40"])
    #expect(stage.card != nil, "the preview goes with it")
    stage.app.release(450, 340)
    stage.settle()
    #expect(texts == ["pear"] && isLocal)
    #expect(source.book == ["will end copy", "did end copy", "transferred"])
    #expect(stage.card == nil && stage.preview == nil)
    window.isHidden = true
  }

  @Test func movedTextIsRemoved() {
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 150, height: 100))
    text.text = "pear tree"
    stage.app.window.addSubview(text)
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 0, length: 5)
    stage.app.turn()
    stage.other.action = .move
    let place = text.caretRect(for: text.position(from: text.beginningOfDocument, offset: 1)!)
    let (x, y) = (Double(place.midX) + 2, 100 + Double(place.midY))
    stage.app.press(x, y)
    for step in [10.0, 20, 30] { stage.move(x + step, y) }
    stage.move(450, 60)
    stage.app.release(450, 60)
    stage.settle()
    #expect(stage.other.drops == 1 && text.text == "tree")
  }
}
