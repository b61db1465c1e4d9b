import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// The font picker, as a user works it.
@MainActor
final class UIFontPickerViewControllerTests: UIFontPickerViewControllerDelegate {
  private let harness = AppHarness()
  private let root = UIViewController()
  private var log: [String] = []

  init() { harness.show(root, size: CGSize(width: 400, height: 700)) }

  private func open(
    _ change: (UIFontPickerViewController.Configuration) -> Void = { _ in }
  ) -> UIFontPickerViewController {
    let configuration = UIFontPickerViewController.Configuration()
    change(configuration)
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.delegate = self
    root.present(picker, animated: true)
    harness.advance(by: 2)
    return picker
  }

  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    let font = viewController.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 17) }
    log.append("picked \(font?.familyName ?? "none")")
  }

  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    log.append("cancelled")
  }

  @Test func aFamilyIsPickedByATap() throws {
    let picker = open()
    #expect(picker.list.shown.map(\.name).contains("DejaVu Sans"))
    let row = try #require(picker.list.shown.firstIndex { $0.name == "DejaVu Sans" })
    picker.list.tableView.scrollToRow(
      at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    harness.settle()
    harness.tap(try #require(picker.list.tableView.cellForRow(at: IndexPath(row: row, section: 0))))
    harness.advance(by: 2)
    #expect(log == ["picked DejaVu Sans"] && root.presentedViewController == nil)
  }

  @Test func cancellingIsToldOnce() throws {
    _ = open()
    harness.tap(try #require(harness.view(labelled: "Cancel")))
    harness.advance(by: 2)
    #expect(log == ["cancelled"])
  }

  @Test func searchNarrowsTheList() throws {
    let picker = open()
    let bar = try #require(picker.list.navigationItem.searchController?.searchBar)
    harness.tap(bar.searchTextField)
    harness.advance(by: 1)
    harness.type("deja s")
    harness.settle()
    #expect(!picker.list.shown.isEmpty)
    #expect(picker.list.shown.allSatisfy { $0.name.hasPrefix("DejaVu S") })
  }

  @Test func facesAreOfferedWhereTheProgramWantsThem() throws {
    let picker = open { $0.includeFaces = true }
    let row = try #require(picker.list.shown.firstIndex { $0.name == "DejaVu Sans" })
    picker.list.tableView(
      picker.list.tableView, accessoryButtonTappedForRowWith: IndexPath(row: row, section: 0))
    harness.advance(by: 2)
    let faces = try #require(
      picker.list.navigationController?.topViewController as? FontFaceController)
    #expect(faces.title == "DejaVu Sans" && faces.tableView.numberOfRows(inSection: 0) >= 2)
    harness.tap(try #require(faces.tableView.cellForRow(at: IndexPath(row: 0, section: 0))))
    harness.advance(by: 2)
    #expect(log == ["picked DejaVu Sans"])
  }

  @Test func onlyFontsWithTheTraitsAreOffered() {
    let picker = open { $0.filteredTraits = [.traitMonoSpace] }
    #expect(!picker.list.shown.isEmpty)
    #expect(picker.list.shown.count < UIFont.familyNames.count)
    #expect(!picker.list.shown.map(\.name).contains("DejaVu Sans"))
  }

  @Test func aFamilyIsShownInItsUsualFace() {
    let family = FontFamily(name: "DejaVu Sans")
    #expect(family.font(with: [])?.fontName == "DejaVuSans")
    #expect(family.font(with: .traitBold)?.fontName.contains("Bold") == true)
  }

  @Test func wordsOfASearchBeginWordsOfTheName() {
    let family = FontFamily(name: "DejaVu Sans Mono")
    #expect(family.matches("") && family.matches("mo de") && !family.matches("ono"))
  }
}
