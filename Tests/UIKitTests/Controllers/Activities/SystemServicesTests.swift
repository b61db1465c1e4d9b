import CoreGraphics
import Foundation
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

/// Saving and printing what is shared, with what they present above the sheet.
@MainActor
final class SystemServicesTests {
  private let harness = AppHarness()
  private let root = UIViewController()
  private let source = UIView(frame: CGRect(x: 380, y: 20, width: 40, height: 40))
  private let desktop: FakeDesktop
  private let chooser = FakeFileChooser()
  private var log: [String] = []

  init() throws {
    desktop = try FakeDesktop()
    harness.application.opener = desktop.opener
    (harness.application.engine.platform as? HeadlessPlatform)?.fileChooser = chooser
  }

  @discardableResult
  private func show(_ items: [Any]) -> UIActivityViewController {
    harness.show(root, size: CGSize(width: 800, height: 700))
    root.view.addSubview(source)
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.completionWithItemsHandler = { [self] type, isDone, _, _ in
      log.append("\(type?.rawValue.split(separator: ".").last ?? "none") \(isDone)")
    }
    sheet.popoverPresentationController?.sourceView = source
    root.present(sheet, animated: true)
    harness.advance(by: 2)
    return sheet
  }

  private func tap(_ title: String) throws {
    harness.tap(try #require(harness.view(labelled: title), "nothing is called “\(title)”"))
    harness.advance(by: 2)
  }

  private func waitFor(_ isDone: @escaping @MainActor () -> Bool) async throws {
    try await wait {
      self.harness.advance(by: 0.1)
      return isDone()
    }
  }

  private func askWhere() async throws {
    try tap("Save to Files")
    try await waitFor { !self.chooser.questions.isEmpty }
  }

  /// The file that the user is asked about.
  private func offeredFile(_ sheet: UIActivityViewController) throws -> URL {
    let picker = try #require(sheet.presentedViewController as? UIDocumentPickerViewController)
    let urls: [URL] = if case .export(let files, _) = picker.purpose { files } else { [] }
    return try #require(urls.first)
  }

  private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  @Test func aTextIsSavedWhereTheUserSays() async throws {
    let sheet = show(["Hello"])
    try await askWhere()
    let offered = try offeredFile(sheet)
    #expect(exists(offered))
    #expect(chooser.questions.map(\.kind) == [.place(name: "Text.txt")])
    let place = desktop.folder.url.appendingPathComponent("saved.txt")
    chooser.answer(.chosen([place.absoluteString]))
    try await waitFor { !self.log.isEmpty }
    #expect(log == ["SaveToFiles true"] && root.presentedViewController == nil)
    #expect(try String(contentsOf: place, encoding: .utf8) == "Hello")
    #expect(!exists(offered.deletingLastPathComponent()))
  }

  @Test func aSaveThatIsCancelledLeavesTheChoice() async throws {
    let sheet = show(["Hello"])
    try await askWhere()
    let offered = try offeredFile(sheet)
    chooser.answer(.cancelled)
    try await waitFor { !self.log.isEmpty }
    harness.advance(by: 2)
    #expect(log == ["SaveToFiles false"] && !exists(offered.deletingLastPathComponent()))
    #expect(root.presentedViewController === sheet && sheet.presentedViewController == nil)
    try tap("Copy")
    #expect(log == ["SaveToFiles false", "CopyToPasteboard true"])
  }

  @Test func aPictureIsOfferedToThePrinterAndTheUserMayGiveUp() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let sheet = show([picture])
    try tap("Print")
    let container = sheet.presentedViewController as? UINavigationController
    let panel = try #require(container?.topViewController as? PrintPanelController)
    #expect(panel.navigationItem.rightBarButtonItem?.title == "Save", "there is no printer")
    try tap("Cancel")
    #expect(log == ["Print false"] && root.presentedViewController === sheet)
  }
}
