import Foundation
import PlatformKit
import RenderKit
import Testing
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKit

/// Another program drags over a view and drops on it; the headless platform is that program.
@MainActor
struct ForeignDropTests {
  final class Target: NSObject, UIDropInteractionDelegate {
    var book: [String] = []
    var operation = UIDropOperation.copy
    var handles: (any UIDropSession) -> Bool = { _ in true }
    var perform: (any UIDropSession) -> Void = { _ in }
    var isLocal: Bool?

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { handles(session) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {
      book.append("enter")
      isLocal = session.localDragSession != nil
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      let place = interaction.view.map { session.location(in: $0) } ?? .zero
      book.append("update \(Int(place.x)),\(Int(place.y))")
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { book.append("exit") }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      book.append("drop")
      perform(session)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem,
      willAnimateDropWith animator: any UIDragAnimating
    ) { animator.addCompletion { [weak self] _ in self?.book.append("landed") } }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { book.append("conclude") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { book.append("end") }
  }

  /// An application whose window has a drop target from x = 160.
  @MainActor final class Stage {
    let app = TestApp()
    let target = Target()

    init() {
      let area = UIView(frame: CGRect(x: 160, y: 0, width: 160, height: 240))
      area.addInteraction(UIDropInteraction(delegate: target))
      app.window.addSubview(area)
      app.turn()
    }

    func move(_ drag: HeadlessForeignDrag, _ x: Double, _ y: Double) {
      app.platform.post(.foreignDrag(app.id(), .moved(drag, x: x, y: y)))
      app.turn()
    }

    func leave(_ drag: HeadlessForeignDrag) {
      app.platform.post(.foreignDrag(app.id(), .left(drag)))
      app.turn()
    }

    func drop(_ drag: HeadlessForeignDrag) {
      app.platform.post(.foreignDrag(app.id(), .dropped(drag)))
      app.turn()
    }

    /// Time passes and other threads go on until it is so.
    func settle(until isDone: () -> Bool = { true }) async throws {
      for _ in 0..<60 { frame() }
      try await wait {
        frame()
        return isDone()
      }
    }

    private func frame() {
      app.application.engine.server.synchronize()
      app.advance(1.0 / 60)
    }
  }

  private let stage = Stage()
  private var target: Target { stage.target }

  private func text(_ text: String = "pear", atOnce: Bool = true) -> HeadlessForeignDrag {
    HeadlessForeignDrag([ClipboardFormat.text: Array(text.utf8)], answersAtOnce: atOnce)
  }

  @Test func aDropIsToldInOrderAndItsDataAreRead() async throws {
    var loaded: [String]?
    target.perform = { session in
      session.loadObjects(ofClass: NSString.self) { loaded = $0.map { $0 as String } }
    }
    let drag = text()
    stage.move(drag, 100, 40)
    #expect(drag.answers == [nil] && target.book.isEmpty)
    stage.move(drag, 200, 40)
    stage.move(drag, 210, 50)
    #expect(drag.answers == [nil, .copy, .copy])
    #expect(target.book == ["enter", "update 40,40", "update 50,50"])
    #expect(target.isLocal == false)
    stage.drop(drag)
    try await stage.settle { !drag.ends.isEmpty }
    #expect(loaded == ["pear"] && drag.ends == [.copy])
    #expect(target.book.dropFirst(3) == ["drop", "landed", "conclude", "end"])
  }

  @Test func leavingEndsIt() {
    let drag = text()
    stage.move(drag, 200, 40)
    stage.leave(drag)
    #expect(target.book == ["enter", "update 40,40", "exit", "end"])
    #expect(drag.ends.isEmpty, "a source that leaves waits for nothing")
  }

  @Test func whatNobodyWantsIsRefused() {
    target.operation = .forbidden
    let drag = text()
    stage.move(drag, 200, 40)
    #expect(drag.answers == [nil])
    stage.drop(drag)
    #expect(drag.ends == [nil] && !target.book.contains("drop"))
    target.operation = .move
    let other = text()
    stage.move(other, 200, 40)
    #expect(other.answers == [nil], "the source does not let go of it")
  }

  @Test func itemsAreLoadedOnlyOnceTheyAreDropped() async throws {
    var session: (any UIDropSession)?
    target.handles = {
      session = $0
      return true
    }
    let drag = text()
    stage.move(drag, 200, 40)
    let item = try #require(session?.items.first)
    let isRefused = await withCheckedContinuation { waiting in
      item.itemProvider.loadObject(ofClass: NSString.self) { text, _ in
        waiting.resume(returning: text == nil)
      }
    }
    #expect(isRefused && drag.requests.isEmpty)
    stage.leave(drag)
  }

  @Test func theSourceWaitsUntilItsDataAreRead() async throws {
    var loaded: [String]?
    target.perform = { session in
      session.loadObjects(ofClass: NSString.self) { loaded = $0.map { $0 as String } }
    }
    let drag = text(atOnce: false)
    stage.move(drag, 200, 40)
    stage.drop(drag)
    try await stage.settle { drag.requests == [ClipboardFormat.text] }
    #expect(target.book.last == "end" && drag.ends.isEmpty)
    drag.answer()
    try await stage.settle { !drag.ends.isEmpty }
    #expect(loaded == ["pear"])
  }

  @Test func aSourceThatFailsEndsTheDropAllTheSame() async throws {
    var loaded: [String]?
    target.perform = { session in
      session.loadObjects(ofClass: NSString.self) { loaded = $0.map { $0 as String } }
    }
    let drag = text(atOnce: false)
    stage.move(drag, 200, 40)
    stage.drop(drag)
    try await stage.settle { !drag.requests.isEmpty }
    drag.fail(.timedOut)
    try await stage.settle { !drag.ends.isEmpty }
    #expect(loaded == [])
  }

  @Test func eachFileIsAnItemOfItsType() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = folder.appendingPathComponent("a note.txt")
    try Data("of the file".utf8).write(to: note)
    let list = "\(note.absoluteString)\r\n\(folder.absoluteString)\r\n"
    let drag = HeadlessForeignDrag(
      ["text/uri-list": Array(list.utf8), ClipboardFormat.text: Array("paths".utf8)],
      allowsMove: true)
    target.operation = .move
    var (types, texts, urls): ([[String]], [String]?, [URL]?) = ([], nil, nil)
    target.perform = { session in
      types = session.items.map(\.itemProvider.registeredTypeIdentifiers)
      session.loadObjects(ofClass: NSString.self) { texts = $0.map { $0 as String } }
      session.loadObjects(ofClass: NSURL.self) { urls = $0.map { $0 as URL } }
    }
    stage.move(drag, 200, 40)
    stage.move(drag, 201, 40)
    stage.drop(drag)
    try await stage.settle { !drag.ends.isEmpty && texts != nil && urls != nil }
    #expect(
      types == [["public.plain-text", "public.file-url"], ["public.folder", "public.file-url"]])
    #expect(texts == ["of the file"])
    #expect(urls?.map(\.lastPathComponent) == ["a note.txt", folder.lastPathComponent])
    #expect(drag.ends == [.move])
  }

  @Test func anAddressIsOneItemInAllItsFormats() async throws {
    let drag = HeadlessForeignDrag([
      "text/uri-list": Array("https://example.org/\r\n".utf8),
      ClipboardFormat.text: Array("Example".utf8),
    ])
    var count = 0
    var (texts, urls): ([String]?, [URL]?) = (nil, nil)
    target.perform = { session in
      count = session.items.count
      guard session.canLoadObjects(ofClass: URL.self) else { return }
      session.loadObjects(ofClass: String.self) { texts = $0 }
      session.loadObjects(ofClass: URL.self) { urls = $0 }
    }
    stage.move(drag, 200, 40)
    stage.drop(drag)
    try await stage.settle { !drag.ends.isEmpty }
    #expect(count == 1 && texts == ["Example"])
    #expect(urls?.map(\.absoluteString) == ["https://example.org/"])
  }

  @Test func aPictureIsAnImage() async throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    let png = try #require(picture.pngData())
    let drag = HeadlessForeignDrag(["image/png": Array(png), "image/x-other": [1]])
    var images: [UIImage]?
    target.handles = { $0.canLoadObjects(ofClass: UIImage.self) }
    target.perform = { $0.loadObjects(ofClass: UIImage.self) { images = $0 } }
    stage.move(drag, 200, 40)
    stage.drop(drag)
    try await stage.settle { !drag.ends.isEmpty && images != nil }
    #expect(images?.map { $0.cgImage?.width } == [picture.cgImage?.width])
    #expect(drag.ends == [.copy])
  }

  @Test func aDropWaitsForTheListOfFiles() async throws {
    let drag = HeadlessForeignDrag(
      ["text/uri-list": Array("file:///a.png\r\nfile:///b.png\r\n".utf8)], answersAtOnce: false)
    var count = 0
    target.handles = { $0.hasItemsConforming(toTypeIdentifiers: ["public.url"]) }
    target.perform = { count = $0.items.count }
    stage.move(drag, 200, 40)
    stage.drop(drag)
    #expect(!target.book.contains("drop"))
    drag.answer()
    try await stage.settle { !drag.ends.isEmpty }
    #expect(count == 2)
  }

  @Test func filesThatBecomeKnownChangeTheAnswer() {
    let drag = HeadlessForeignDrag(
      ["text/uri-list": Array("file:///a.png\r\n".utf8)], answersAtOnce: false)
    target.handles = { $0.hasItemsConforming(toTypeIdentifiers: ["public.image"]) }
    stage.move(drag, 200, 40)
    #expect(drag.answers == [nil])
    drag.answer()
    #expect(drag.answers == [nil, .copy])
    stage.leave(drag)
  }

  @Test func aTextTakesWhatIsDropped() async throws {
    let field = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
    field.text = "ripe "
    stage.app.window.addSubview(field)
    stage.app.turn()
    let drag = text()
    stage.move(drag, 140, 20)
    #expect(drag.answers == [.copy])
    stage.drop(drag)
    try await stage.settle { !drag.ends.isEmpty }
    #expect(field.text == "ripe pear")
  }

  /// As pasted text does.
  @Test func plainTextLooksLikeTheTextAroundIt() async throws {
    let note = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
    note.allowsEditingTextAttributes = true
    note.attributedText = NSAttributedString(
      string: "ripe ", attributes: [.font: UIFont.systemFont(ofSize: 21)])
    stage.app.window.addSubview(note)
    stage.app.turn()
    func size(_ index: Int) -> CGFloat? {
      (note.textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize
    }
    let plain = text()
    stage.move(plain, 140, 20)
    stage.drop(plain)
    try await stage.settle { !plain.ends.isEmpty }
    #expect(note.text == "ripe pear" && size(6) == 21)

    let rtf = "{\\rtf1\\ansi{\\fonttbl{\\f0 Inter;}}\\f0\\fs26  now}"
    let rich = HeadlessForeignDrag([
      "text/rtf": Array(rtf.utf8), ClipboardFormat.text: Array(" now".utf8),
    ])
    stage.move(rich, 140, 20)
    stage.drop(rich)
    try await stage.settle { !rich.ends.isEmpty }
    #expect(note.text == "ripe pear now" && size(6) == 21 && size(11) == 13)
  }
}
