import Diagnostics
import Foundation
import InterfaceFiles
import Testing
import UIKitTesting

@testable import UIKit

/// Nibs as builds write them: named `.nib` and `.storyboardc`, and with the same objects.
@MainActor
final class CompactNibTests {
  private let app = AppHarness()

  private func compiled(_ names: [String], in folder: TemporaryFolder) throws -> Bundle {
    for name in names {
      let text = try Data(contentsOf: NibFixtures.folder.appendingPathComponent(name))
      let form = try InterfaceFile(text, name: name).compactForm
      let made = name.replacing(".storyboard", with: ".storyboardc").replacing(".xib", with: ".nib")
      try form.write(to: folder.url.appendingPathComponent(made))
    }
    return try #require(Bundle(path: folder.url.path))
  }

  /// All that elements say. Space between elements says nothing.
  private func lines(_ element: InterfaceElement) -> [String] {
    var lines: [String] = []
    element.visitAll { element in
      let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      let text = element.children.isEmpty ? element.text : "\(element.children.count)"
      lines.append("\(element.line) \(element.name) \(attributes) \(text)")
    }
    return lines
  }

  @Test(arguments: [
    "Badge.xib", "Controls.xib", "Form.storyboard", "Gallery.storyboard", "Mail.storyboard",
    "Menus.storyboard", "ProfileViewController.xib", "Settings.storyboard", "SongCell.xib",
    "Songs.storyboard", "Tabs.storyboard", "Travel.storyboard",
  ])
  func bothFormsSayTheSame(_ name: String) throws {
    let text = try Data(contentsOf: NibFixtures.folder.appendingPathComponent(name))
    let file = try InterfaceFile(text, name: name)
    let form = file.compactForm
    let read = try InterfaceFile(form, name: "other")
    #expect(lines(read.root) == lines(file.root))
    #expect(read.name == name && read.scenes.count == file.scenes.count)
    #expect(form.count < text.count)
  }

  @Test func aCompiledNibIsFoundByItsName() throws {
    let folder = try TemporaryFolder()
    let bundle = try compiled(["Badge.xib"], in: folder)
    let owner = BadgeOwner()
    let objects = UINib(nibName: "Badge", bundle: bundle).instantiate(withOwner: owner)
    #expect(objects.count == 2 && owner.badge?.caption == "from the file")
    #expect(owner.nameLabel?.text == "Ada" && owner.nameLabel?.font == .boldSystemFont(ofSize: 20))
  }

  @Test func aCompiledStoryboardIsDrivenAsTheTextIs() throws {
    let folder = try TemporaryFolder()
    let bundle = try compiled(["Songs.storyboard"], in: folder)
    let stack = try #require(
      UIStoryboard(name: "Songs", bundle: bundle).instantiateInitialViewController()
        as? UINavigationController)
    let songs = try #require(stack.topViewController as? SongsController)
    app.show(stack, size: CGSize(width: 393, height: 600))
    app.tap(try #require(songs.tableView.cellForRow(at: IndexPath(row: 2, section: 0))))
    app.advance(by: 1)
    #expect((stack.topViewController as? SongController)?.label?.text == "Green")
  }

  @Test func aDamagedNibIsALineInTheLog() throws {
    let lines = LoggedLines(of: Log("nibs"), with: "Badge")
    let folder = try TemporaryFolder()
    let bundle = try compiled(["Badge.xib"], in: folder)
    let file = folder.url.appendingPathComponent("Badge.nib")
    try Data(contentsOf: file).dropLast(9).write(to: file)
    #expect(NibFiles.source(file, bundle) == nil)
    #expect(lines.all == ["Badge.nib:1: it is damaged; build the program again"])
  }
}
