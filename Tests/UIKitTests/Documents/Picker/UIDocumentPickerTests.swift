import Foundation
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct UIDocumentPickerTests {
  private final class Told: NSObject, UIDocumentPickerDelegate {
    var picked: [[URL]] = []
    var cancels = 0

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { picked.append(urls) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancels += 1 }
  }

  private let harness = AppHarness()
  private let folder: TemporaryFolder
  private let told = Told()
  private let chooser = FakeFileChooser()
  private let root = UIViewController()

  init() throws { folder = try TemporaryFolder() }

  private func present(_ picker: UIDocumentPickerViewController, withPortal: Bool = true) {
    harness.settle()
    let platform = harness.application.engine.platform as? HeadlessPlatform
    platform?.fileChooser = withPortal ? chooser : nil
    picker.delegate = told
    harness.show(root, size: CGSize(width: 900, height: 700))
    root.present(picker, animated: true)
    harness.advance(by: 1)
  }

  private func wait(until isDone: () -> Bool) async throws {
    for _ in 0..<12_000 {
      if isDone() { return }
      harness.advance(by: 0.05)
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(isDone())
  }

  private func list(_ picker: UIDocumentPickerViewController) -> FileListController? {
    (picker.children.first as? UINavigationController)?.topViewController as? FileListController
  }

  private func names(_ list: FileListController) -> [String] {
    list.table.visibleCells.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func row(_ name: String, _ list: FileListController) -> UITableViewCell? {
    list.table.visibleCells.first {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text == name
    }
  }

  // MARK: With the desktop's dialog

  @Test func whatTheDialogAnswersIsPicked() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText, .png])
    picker.allowsMultipleSelection = true
    picker.directoryURL = URL(fileURLWithPath: "/tmp")
    present(picker)
    #expect(chooser.questions.count == 1)
    #expect(chooser.questions[0].kind == .files && chooser.questions[0].allowsSeveral)
    #expect(chooser.questions[0].folder == "/tmp")
    #expect(chooser.questions[0].filters.map(\.mimeTypes.first) == ["text/plain", "image/png"])
    chooser.answer(.chosen(["file:///tmp/a%20b.txt", "file:///tmp/x/../c.png"]))
    harness.advance(by: 1)
    let files = ["/tmp/a b.txt", "/tmp/c.png"].map { URL(fileURLWithPath: $0) }
    #expect(told.picked == [files] && told.cancels == 0)
    #expect(root.presentedViewController == nil)
  }

  @Test func modesOfTheOlderInitialisersSayTheSame() throws {
    let file = try folder.write("text", to: "a.txt")
    let types = ["public.plain-text", "org.example.unheard-of"]
    for mode in [UIDocumentPickerMode.import, .open] {
      let picker = UIDocumentPickerViewController(documentTypes: types, in: mode)
      #expect(picker.documentPickerMode == mode)
      guard case .open(let known, let asCopy) = picker.purpose else {
        Issue.record("it exports")
        continue
      }
      #expect(known == [.plainText] && asCopy == (mode == .import))
    }
    for mode in [UIDocumentPickerMode.exportToService, .moveToService] {
      let picker = UIDocumentPickerViewController(url: file, in: mode)
      #expect(picker.documentPickerMode == mode)
      guard case .export(let urls, let asCopy) = picker.purpose else {
        Issue.record("it opens")
        continue
      }
      #expect(urls == [file] && asCopy == (mode == .exportToService))
    }
    let other = UIDocumentPickerViewController(documentTypes: ["org.example.x"], in: .open)
    #expect(other.purpose.takes(.png), "any file where no type is known")
  }

  @Test func garbageIsNothing() {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    #expect(chooser.questions[0].filters == [])
    chooser.answer(.chosen(["", "http://x/y", "file:", "no url \u{1}", "%%%", "file://"]))
    harness.advance(by: 1)
    #expect(told.picked.isEmpty && told.cancels == 1 && root.presentedViewController == nil)
  }

  @Test func theDialogIsCancelled() {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
    #expect(chooser.questions[0].kind == .folders)
    chooser.answer(.cancelled)
    harness.advance(by: 1)
    #expect(told.cancels == 1 && root.presentedViewController == nil)
  }

  @Test func aDialogThatNeverAnswersIsGivenUpInTheWindow() throws {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    harness.tap(try #require(harness.view(labelled: "Cancel")))
    harness.advance(by: 1)
    #expect(told.cancels == 1 && chooser.cancelled.count == 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func aPickerThatTheProgramTakesAwayIsCancelled() {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    root.dismiss(animated: false)
    harness.advance(by: 0.1)
    #expect(told.cancels == 1 && chooser.cancelled.count == 1)
  }

  @Test func exportingCopiesOrMoves() async throws {
    let file = try folder.write("text", to: "a.txt")
    let copy = folder.url.appendingPathComponent("copy.txt")
    present(UIDocumentPickerViewController(forExporting: [file], asCopy: true))
    #expect(chooser.questions[0].kind == .place(name: "a.txt"))
    chooser.answer(.chosen([copy.absoluteString]))
    try await wait { !told.picked.isEmpty }
    #expect(told.picked == [[copy]])
    #expect(try String(contentsOf: copy, encoding: .utf8) == "text")
    let moved = folder.url.appendingPathComponent("moved.txt")
    present(UIDocumentPickerViewController(forExporting: [file]))
    chooser.answer(.chosen([moved.absoluteString]))
    try await wait { told.picked.count == 2 }
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(try String(contentsOf: moved, encoding: .utf8) == "text")
  }

  @Test func whatCannotBeExportedIsCancelled() async throws {
    let missing = folder.url.appendingPathComponent("missing.txt")
    present(UIDocumentPickerViewController(forExporting: [missing], asCopy: true))
    chooser.answer(.chosen([folder.url.appendingPathComponent("x.txt").absoluteString]))
    try await wait { told.cancels == 1 }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(left == [])
  }

  @Test func importingCopies() async throws {
    let file = try folder.write("text", to: "a.txt")
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true))
    chooser.answer(.chosen([file.absoluteString]))
    try await wait { !told.picked.isEmpty }
    let copy = try #require(told.picked.first?.first)
    #expect(copy != file && copy.lastPathComponent == "a.txt")
    #expect(try String(contentsOf: copy, encoding: .utf8) == "text")
    try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
  }

  @Test func copiesAreGoneWhenTheProgramEnds() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let copies = await withCheckedContinuation {
        (done: CheckedContinuation<[URL], Never>) in
        Task { @MainActor in
          FilePurpose.open([.item], asCopy: true)
            .perform(on: [URL(fileURLWithPath: "/etc/passwd")]) { done.resume(returning: $0) }
        }
      }
      let path = copies.first?.path ?? ""
      if FileManager.default.fileExists(atPath: path) { print("\ncopy: \(path)") }
    }
    let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      .split(separator: "\n")
    let path = try #require(lines.first { $0.hasPrefix("copy: ") }?.dropFirst(6))
    #expect(path.hasSuffix("/passwd"))
    let folder = URL(fileURLWithPath: String(path)).deletingLastPathComponent()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  // MARK: With the list

  private func presentList(
    _ types: [UTType], several: Bool = false
  ) async throws -> (UIDocumentPickerViewController, FileListController) {
    try folder.write("12345", to: "b.txt")
    try folder.write("x", to: "sub/inner.txt")
    try folder.write("x", to: "a.png")
    try folder.write("x", to: ".hidden.txt")
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
    picker.directoryURL = folder.url
    picker.allowsMultipleSelection = several
    present(picker, withPortal: false)
    let list = try #require(self.list(picker))
    try await wait { !list.entries.isEmpty }
    harness.settle()
    return (picker, list)
  }

  @Test func withoutADialogThereIsAList() async throws {
    let (_, list) = try await presentList([.plainText])
    #expect(names(list) == ["sub", "a.png", "b.txt"])
    #expect(list.title == folder.url.lastPathComponent)
    harness.tap(try #require(row("a.png", list)))
    harness.advance(by: 1)
    #expect(told.picked.isEmpty && root.presentedViewController != nil)
    harness.tap(try #require(row("b.txt", list)))
    harness.advance(by: 1)
    #expect(told.picked == [[folder.url.appendingPathComponent("b.txt")]])
  }

  @Test func foldersAreEnteredAndLeft() async throws {
    let (_, list) = try await presentList([.plainText])
    harness.tap(try #require(row("sub", list)))
    try await wait { list.folder.lastPathComponent == "sub" }
    #expect(names(list) == ["inner.txt"])
    harness.press(.keyboardUpArrow, modifiers: .alternate)
    try await wait { list.folder.lastPathComponent == folder.url.lastPathComponent }
    #expect(names(list).count == 3)
  }

  @Test func hiddenFilesAreShownByAKeyAndWordsAreFound() async throws {
    let (_, list) = try await presentList([.plainText])
    harness.type("h", modifiers: .command)
    harness.settle()
    #expect(names(list) == ["sub", ".hidden.txt", "a.png", "b.txt"])
    harness.tap(try #require(list.navigationItem.searchController?.searchBar.searchTextField))
    harness.type("hid")
    harness.advance(by: 1)
    #expect(names(list) == [".hidden.txt"])
  }

  @Test func severalAreChosenWithTheButton() async throws {
    let (_, list) = try await presentList([.item], several: true)
    harness.tap(try #require(row("a.png", list)))
    harness.tap(try #require(row("b.txt", list)))
    harness.advance(by: 0.5)
    harness.tap(try #require(harness.view(labelled: "Open")))
    harness.advance(by: 1)
    #expect(told.picked.first?.map(\.lastPathComponent) == ["a.png", "b.txt"])
  }

  @Test func aFolderIsChosenWithTheButton() async throws {
    _ = try await presentList([.folder])
    harness.tap(try #require(harness.view(labelled: "Open")))
    harness.advance(by: 1)
    #expect(told.picked == [[folder.url]])
  }

  @Test func theListFollowsTheFolder() async throws {
    let (_, list) = try await presentList([.item])
    try folder.write("x", to: "c.txt")
    try await wait { names(list).contains("c.txt") }
  }

  @Test func aFolderThatCannotBeReadIsToldOf() async throws {
    let (_, list) = try await presentList([.item])
    list.show(URL(fileURLWithPath: "/nonexistent"))
    try await wait { list.presentedViewController is UIAlertController }
    #expect(list.folder.lastPathComponent == folder.url.lastPathComponent)
  }

  @Test func anAnswerThatIsNoneLeadsToTheList() async throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    picker.directoryURL = folder.url
    present(picker)
    #expect(list(picker) == nil)
    chooser.answer(.unavailable)
    harness.advance(by: 0.5)
    #expect(list(picker) != nil)
    harness.tap(try #require(harness.view(labelled: "Cancel")))
    harness.advance(by: 1)
    #expect(told.cancels == 1)
  }
}
