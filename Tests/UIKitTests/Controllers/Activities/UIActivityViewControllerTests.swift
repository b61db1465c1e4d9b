import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// The sheet of services, as a user works it.
@MainActor
final class UIActivityViewControllerTests {
  private let harness = AppHarness()
  private let root = UIViewController()
  private let source = UIView(frame: CGRect(x: 380, y: 20, width: 40, height: 40))
  private let desktop: FakeDesktop
  private var log: [String] = []

  init() throws {
    desktop = try FakeDesktop()
    harness.application.opener = desktop.opener
  }

  @discardableResult
  private func show(
    _ items: [Any], _ own: [UIActivity] = [], width: CGFloat = 800, withSource: Bool = true,
    _ change: (UIActivityViewController) -> Void = { _ in }
  ) -> UIActivityViewController {
    harness.show(root, size: CGSize(width: width, height: 700))
    root.view.addSubview(source)
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: own)
    sheet.completionWithItemsHandler = { [self] type, isDone, returned, error in
      log.append("\(type?.rawValue.split(separator: ".").last ?? "none") \(isDone)")
      if returned != nil || error != nil { log.append("more") }
    }
    change(sheet)
    if withSource { sheet.popoverPresentationController?.sourceView = source }
    root.present(sheet, animated: true)
    harness.advance(by: 2)
    return sheet
  }

  private func titles(_ sheet: UIActivityViewController) -> [String?] {
    sheet.sheet?.controls.map(\.label.text) ?? []
  }

  private func tap(_ title: String) throws {
    harness.tap(try #require(harness.view(labelled: title)))
    harness.advance(by: 2)
  }

  private func waitForLog() async throws {
    try await wait {
      self.harness.advance(by: 0.1)
      return !self.log.isEmpty
    }
  }

  @Test func copyPutsAllItemsOnTheClipboardAndClosesTheSheet() throws {
    let sheet = show(["Hello", URL(string: "https://example.org")!])
    #expect(titles(sheet) == ["Copy", "Save to Files"])
    try tap("Copy")
    #expect(UIPasteboard.general.numberOfItems == 2 && UIPasteboard.general.string == "Hello")
    #expect(log == ["CopyToPasteboard true"] && root.presentedViewController == nil)
  }

  @Test func closingIsToldOnceWithNil() throws {
    show(["Hello"])
    try tap("Close")
    #expect(log == ["none false"] && root.presentedViewController == nil)
    show(["Hello"])
    harness.press(.keyboardEscape)
    harness.advance(by: 2)
    #expect(log == ["none false", "none false"])
  }

  @Test func itIsAPopoverInWideWindowsAndASheetInNarrowOnes() {
    let wide = show(["Hello"])
    #expect(wide.activePresentationController === wide.popoverPresentationController)
    #expect(wide.view.bounds.width == 375)
    wide.dismiss(animated: false)
    let narrow = show(["Hello"], width: 400)
    #expect(narrow.activePresentationController is UISheetPresentationController)
    narrow.dismiss(animated: false)
    let free = show(["Hello"], withSource: false)
    #expect(free.activePresentationController is UISheetPresentationController)
  }

  @Test func theHeadTellsWhatIsShared() throws {
    let file = try desktop.folder.write("12345", to: "Report.txt")
    let sheet = show([file])
    let texts = sheet.sheet?.header.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts?.first == "Report")
    #expect(texts?.last?.hasSuffix("5 bytes") == true)
  }

  @Test func excludedTypesAndServicesThatCannotAreLeftOut() {
    let (able, unable) = (RecordedActivity("Able"), RecordedActivity("Unable"))
    unable.isAble = false
    let sheet = show(["Hello"], [able, unable]) {
      $0.excludedActivityTypes = [.copyToPasteboard, .saveToFiles]
    }
    #expect(titles(sheet) == ["Able"])
    sheet.dismiss(animated: false)
    #expect(titles(show([NSObject()], [able])) == ["Able"])
  }

  @Test func nothingToShareIsSaid() {
    let sheet = show([])
    #expect(titles(sheet) == [] && harness.view(labelled: "Nothing to share") != nil)
  }

  @Test func theProgramsOwnServiceIsPreparedPerformedAndToldOfOnce() throws {
    let own = RecordedActivity("Own")
    show(["Hello"], [own])
    try tap("Own")
    #expect(own.log == ["can Hello", "prepare Hello", "perform"] && log == [])
    own.activityDidFinish(true)
    own.activityDidFinish(true)
    harness.advance(by: 2)
    #expect(log == ["own true"] && root.presentedViewController == nil)
  }

  @Test func aServiceThatIsGivenUpLeavesTheChoice() throws {
    let own = RecordedActivity("Own")
    own.controller = UIViewController()
    let sheet = show(["Hello"], [own])
    try tap("Own")
    #expect(sheet.presentedViewController === own.controller)
    own.activityDidFinish(false)
    harness.advance(by: 2)
    #expect(log == ["own false"] && root.presentedViewController === sheet)
    #expect(sheet.presentedViewController == nil)
    try tap("Copy")
    #expect(log == ["own false", "CopyToPasteboard true"])
  }

  private final class Holder { weak var sheet: UIActivityViewController? }

  /// With a handler that holds the sheet, as programs have it.
  private func showHeldByItsHandler() -> Holder {
    let (holder, sheet) = (Holder(), show(["Hello"]))
    sheet.completionWithItemsHandler = { [self] _, isDone, _, _ in
      log.append("\(sheet.title ?? "untitled") \(isDone)")
    }
    holder.sheet = sheet
    return holder
  }

  private func performFirst(_ sheet: UIActivityViewController?) {
    if let sheet, let first = sheet.offeredActivities.first { sheet.perform(first) }
  }

  @Test(arguments: [false, true]) func theHandlerIsLetGoOfAtTheEnd(isDone: Bool) {
    let holder = showHeldByItsHandler()
    if isDone { performFirst(holder.sheet) } else { root.dismiss(animated: true) }
    harness.advance(by: 2)
    #expect(log == ["untitled \(isDone)"] && holder.sheet == nil)
  }

  @Test func sourcesMakeItemsForTheService() throws {
    let own = RecordedActivity("Own")
    let source = RecordedSource()
    let sheet = show([source], [own])
    #expect(sheet.sheet?.header.subviews.compactMap { ($0 as? UILabel)?.text }.first == "Subject")
    try tap("Own")
    #expect(own.log == ["can placeholder", "prepare for own", "perform"])
  }

  @Test func itemsThatAreNilEndTheService() throws {
    let own = RecordedActivity("Own")
    let source = RecordedSource()
    source.isEmpty = true
    show([source], [own])
    try tap("Own")
    #expect(own.log == ["can placeholder"] && log == ["own false"])
  }

  @Test func providersWorkInTheBackground() async throws {
    let own = RecordedActivity("Own")
    show([SlowProvider(placeholderItem: "placeholder")], [own])
    try tap("Own")
    try await wait { own.log.count == 3 }
    #expect(own.log == ["can placeholder", "prepare made for own", "perform"])
  }

  @Test func mailGetsTextsAsWordsAndFilesAttached() async throws {
    try desktop.program("xdg-email")
    let file = try desktop.folder.write("x", to: "a b.txt")
    show(["--body $(x)", file])
    try tap("Mail")
    #expect(
      try await desktop.arguments(of: "xdg-email")
        == ["--utf8", "--body", "--body $(x)", "--attach", file.path])
    try await waitForLog()
    #expect(log == ["Mail true"])
  }

  @Test func aTextIsOpenedByAProgramThroughAFile() async throws {
    try desktop.program("view")
    try desktop.entry("one", exec: "view %F")
    try desktop.choices("[Default Applications]\ntext/plain=one.desktop\n")
    show(["Hello"])
    try tap("one Program")
    let arguments = try await desktop.arguments(of: "view")
    let file = URL(fileURLWithPath: try #require(arguments.first))
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == "Hello" && file.lastPathComponent == "Text.txt")
    try await waitForLog()
    #expect(log == ["desktop true"])
  }

  @Test func aProgramThatIsGoneFails() async throws {
    try desktop.program("view")
    try desktop.entry("one", exec: "view %F")
    try desktop.choices("[Default Applications]\ntext/plain=one.desktop\n")
    show(["Hello"])
    try FileManager.default.removeItem(at: desktop.folder.url.appendingPathComponent("view"))
    try tap("one Program")
    try await waitForLog()
    #expect(log == ["desktop false"])
  }

  @Test func aConfigurationIsShared() throws {
    harness.show(root, size: CGSize(width: 800, height: 700))
    let configuration = UIActivityItemsConfiguration(objects: [NSString(string: "Hello")])
    configuration.metadataProvider = { $0 == .title ? "Named" : nil }
    root.activityItemsConfiguration = configuration
    let sheet = UIActivityViewController(
      activityItemsConfiguration: try #require(root.activityItemsConfiguration))
    sheet.loadViewIfNeeded()
    #expect(titles(sheet) == ["Copy", "Save to Files"])
    #expect(sheet.sheet?.header.subviews.compactMap { ($0 as? UILabel)?.text }.first == "Named")
  }

  @Test func aConfigurationTellsOfOneItemAndHasServices() {
    harness.show(root, size: CGSize(width: 800, height: 700))
    func named(_ texts: [String]) -> (title: String?, services: [String?]) {
      let configuration = UIActivityItemsConfiguration(
        objects: texts.map { NSString(string: $0) })
      configuration.perItemMetadataProvider = { $1 == .title ? "Number \($0)" : nil }
      configuration.applicationActivitiesProvider = { [RecordedActivity("Own")] }
      let sheet = UIActivityViewController(activityItemsConfiguration: configuration)
      sheet.loadViewIfNeeded()
      let labels = sheet.sheet?.header.subviews.compactMap { ($0 as? UILabel)?.text }
      return (labels?.first, titles(sheet))
    }
    let one = named(["Hello"])
    #expect(one.title == "Number 0" && one.services.contains("Own"))
    #expect(named(["Hello", "there"]).title != "Number 0")
  }

  @Test func whatIsForPrintingIsNoItemOfOtherServices() async throws {
    try desktop.program("view")
    try desktop.entry("one", exec: "view %F")
    try desktop.choices("[Default Applications]\ntext/plain=one.desktop\n")
    let file = try desktop.folder.write("Hello", to: "a.txt")
    let sheet = show([file, UISimpleTextPrintFormatter(text: "Hello"), UIPrintInfo.printInfo()])
    #expect(titles(sheet) == ["one Program", "Copy", "Save to Files", "Print"])
    #expect(harness.view(labelled: "3 Items") == nil)
    try tap("one Program")
    #expect(try await desktop.arguments(of: "view").count == 1)
    try await waitForLog()
    #expect(log == ["desktop true"])
  }
}

/// Writes down what it is told.
private final class RecordedActivity: UIActivity {
  let name: String
  var isAble = true
  var controller: UIViewController?
  var log: [String] = []

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override var activityType: ActivityType? { ActivityType(name.lowercased()) }
  override var activityTitle: String? { name }
  override var activityViewController: UIViewController? { controller }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    log.append("can \((activityItems.first as? String) ?? "")")
    return isAble
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    log.append("prepare \((activityItems.first as? String) ?? "")")
  }
  override func perform() { log.append("perform") }
}

private final class RecordedSource: NSObject, UIActivityItemSource {
  var isEmpty = false

  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { "placeholder" }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { isEmpty ? nil : "for \(activityType?.rawValue ?? "none")" }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "Subject" }
}

private final class SlowProvider: UIActivityItemProvider, @unchecked Sendable {
  override var item: Any { "made for \(activityType?.rawValue ?? "none")" }
}
