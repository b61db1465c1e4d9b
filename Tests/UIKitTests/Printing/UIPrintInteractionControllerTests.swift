import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// The panel and the jobs, with scripts that play CUPS.
@MainActor
final class UIPrintInteractionControllerTests {
  private let harness = AppHarness()
  private let root = UIViewController()
  private let source = UIView(frame: CGRect(x: 100, y: 20, width: 40, height: 40))
  private let desktop: FakeDesktop
  private let controller = UIPrintInteractionController()
  private var log: [String] = []

  init() throws {
    desktop = try FakeDesktop()
    harness.application.opener = desktop.opener
    harness.show(root, size: CGSize(width: 800, height: 800))
    root.view.addSubview(source)
    let info = UIPrintInfo.printInfo()
    info.jobName = "The Job"
    controller.printInfo = info
    controller.printFormatter = UISimpleTextPrintFormatter(
      text: (1...200).map { "line \($0)" }.joined(separator: "\n"))
  }

  /// `lp` keeps a copy of the file, as CUPS does.
  private func installCUPS(_ status: Int = 0) throws {
    try desktop.folder.write(
      """
      #!/bin/sh
      for word in "$@"; do printf '%s\\n' "$word" >> "\(desktop.folder.url.path)/lp.part"; cp "$word" "\(desktop.folder.url.path)/job.pdf" 2>/dev/null; done
      mv "\(desktop.folder.url.path)/lp.part" "\(desktop.folder.url.path)/lp.arguments"
      exit \(status)
      """, to: "lp", isProgram: true)
    try desktop.folder.write(
      """
      #!/bin/sh
      [ "$1" = -e ] && printf 'Office\\n-x\\nHome_2\\n'
      [ "$1" = -d ] && echo 'Standardziel: Home_2'
      exit 0
      """, to: "lpstat", isProgram: true)
  }

  private func printNow(_ panel: PrintPanelController) {
    harness.settle()
    panel.printNow()
  }

  private func open() throws -> PrintPanelController {
    harness.settle()
    controller.present(from: source.bounds, in: source, animated: true) { [self] _, isDone, error in
      log.append("\(isDone) \(error == nil)")
    }
    harness.advance(by: 2)
    return try #require(controller.panel)
  }

  private func job() async throws -> [String] {
    let words = try await desktop.arguments(of: "lp")
    try await wait { self.controller.rendering == nil }
    return words
  }

  @Test func aDocumentGoesToTheUsualPrinter() async throws {
    try installCUPS()
    let panel = try open()
    try await wait { !panel.printers.names.isEmpty }
    #expect(panel.printers.names == ["Office", "Home_2"])
    #expect(panel.settings.destination == .printer("Home_2"))
    panel.copies.accessibilityIncrement()
    harness.settle()
    let button = try #require(panel.navigationItem.rightBarButtonItem?.shownButton)
    #expect(button.accessibilityLabel == "Print")
    harness.tap(button)
    let words = try await job()
    #expect(
      words.starts(with: ["-d", "Home_2", "-n", "2", "-t", "The Job", "-o", "sides=one-sided"]))
    #expect(words.dropLast().last == "--")
    try await wait {
      self.harness.advance(by: 0.1); return !self.log.isEmpty
    }
    #expect(log == ["true true"] && controller.panel == nil)
    let pdf = try Data(contentsOf: desktop.folder.url.appendingPathComponent("job.pdf"))
    let text = String(decoding: pdf, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-") && text.contains("/Font"))
    #expect(!FileManager.default.fileExists(atPath: words.last ?? ""))
  }

  @Test func aRangeOfPagesIsPrinted() async throws {
    try installCUPS()
    let panel = try open()
    try await wait { !panel.printers.names.isEmpty }
    let count = try #require(panel.content.pageCount)
    #expect(count > 3)
    panel.rangeField.text = "2-3"
    panel.rangeDidChange()
    #expect(panel.settings.pages == 1...2)
    printNow(panel)
    _ = try await job()
    let pdf = try Data(contentsOf: desktop.folder.url.appendingPathComponent("job.pdf"))
    #expect(String(decoding: pdf, as: UTF8.self).contains("/Count 2"))
  }

  @Test func pagesThatThereAreNotCantBePrinted() throws {
    let panel = try open()
    let button = panel.navigationItem.rightBarButtonItem
    #expect(button?.isEnabled == true)
    panel.rangeField.text = "99999"
    panel.rangeDidChange()
    #expect(button?.isEnabled == false)
    panel.rangeField.text = ""
    panel.rangeDidChange()
    #expect(button?.isEnabled == true)
  }

  @Test func aPrinterThatRefusesIsToldAndThePanelStays() async throws {
    try installCUPS(1)
    let panel = try open()
    try await wait { !panel.printers.names.isEmpty }
    printNow(panel)
    _ = try await job()
    try await wait {
      self.harness.advance(by: 0.1); return panel.presentedViewController != nil
    }
    #expect((panel.presentedViewController as? UIAlertController)?.title == "Not printed")
    #expect(log == [] && !panel.isAtWork)
  }

  @Test func cancellingIsTold() throws {
    _ = try open()
    harness.tap(try #require(harness.view(labelled: "Cancel")))
    harness.advance(by: 2)
    #expect(log == ["false true"] && controller.panel == nil)
    #expect(root.presentedViewController == nil)
  }

  private final class Follower: UIPrintInteractionControllerDelegate {
    var log: [String] = []

    func printInteractionControllerWillPresentPrinterOptions(
      _ printInteractionController: UIPrintInteractionController
    ) { log.append("will present") }
    func printInteractionControllerDidPresentPrinterOptions(
      _ printInteractionController: UIPrintInteractionController
    ) { log.append("did present") }
    func printInteractionControllerWillDismissPrinterOptions(
      _ printInteractionController: UIPrintInteractionController
    ) { log.append("will dismiss") }
    func printInteractionControllerDidDismissPrinterOptions(
      _ printInteractionController: UIPrintInteractionController
    ) { log.append("did dismiss") }
    func printInteractionControllerWillStartJob(
      _ printInteractionController: UIPrintInteractionController
    ) { log.append("will start") }
    func printInteractionControllerDidFinishJob(
      _ printInteractionController: UIPrintInteractionController
    ) { log.append("did finish") }
  }

  @Test func theDelegateFollowsThePanelAndTheJob() async throws {
    try installCUPS()
    let follower = Follower()
    controller.delegate = follower
    let panel = try open()
    try await wait { !panel.printers.names.isEmpty }
    printNow(panel)
    _ = try await job()
    try await wait {
      self.harness.advance(by: 0.1); return !self.log.isEmpty
    }
    #expect(
      follower.log == [
        "will present", "did present", "will start", "did finish", "will dismiss", "did dismiss",
      ])
  }

  @Test func withoutCUPSThereIsTheFile() throws {
    let panel = try open()
    #expect(panel.settings.destination == .file)
    #expect(panel.navigationItem.rightBarButtonItem?.title == "Save")
    let button = panel.printerButton
    #expect(button.titleLabel?.text == "Save as PDF")
    #expect((button.titleLabel?.bounds.width ?? 0) > 60 && button.bounds.width > 60)
  }

  @Test func aPrinterThatTheProgramNamesIsUsedWithoutAPanel() async throws {
    try installCUPS()
    controller.printInfo?.duplex = .shortEdge
    controller.printInfo?.outputType = .grayscale
    harness.settle()
    let isBegun = controller.print(to: UIPrinter(name: "Office")) { [self] _, isDone, _ in
      log.append("\(isDone)")
    }
    #expect(isBegun)
    let words = try await job()
    #expect(
      Array(words.dropLast(2)) == [
        "-d", "Office", "-n", "1", "-t", "The Job", "-o", "sides=two-sided-short-edge", "-o",
        "print-color-mode=monochrome",
      ])
    try await wait { !self.log.isEmpty }
    #expect(log == ["true"])
  }

  @Test func whatIsNoPictureOrDocumentIsNotPrinted() throws {
    #expect(!UIPrintInteractionController.canPrint(Data("hello".utf8)))
    #expect(UIPrintInteractionController.canPrint(Data("%PDF-1.4\n".utf8)))
    #expect(!UIPrintInteractionController.canPrint(URL(fileURLWithPath: "/dev/zero")))
    #expect(!UIPrintInteractionController.canPrint(URL(string: "https://example.org/a.pdf")!))
    let liar = try desktop.folder.write("no picture", to: "a.png")
    #expect(!UIPrintInteractionController.canPrint(liar))
    controller.printingItem = liar
    #expect(controller.printFormatter == nil)
    #expect(!controller.present(animated: true, completionHandler: nil))
  }

  @Test(arguments: [
    ("", PageRange.Reading.all), ("2", .some(1...1)), (" 2 - 4 ", .some(1...3)),
    ("3-99", .some(2...4)), ("0", .none), ("6", .none), ("4-2", .none), ("a", .none), ("-", .none),
    ("1-2-3", .none), ("99999999999999999999", .none),
  ]) func pagesAreReadAsTheUserWritesThem(text: String, expected: PageRange.Reading) {
    #expect(PageRange.read(text, of: 5) == expected)
  }

  @Test func namesOfJobsStayNames() {
    #expect(PrintFile.name("../../a\n") == "....a" && PrintFile.name("..") == "Document")
    let words = PrintSettings(copies: 1000).arguments(
      printer: "p", job: "a\nb", file: URL(fileURLWithPath: "/f"))
    #expect(words.contains("99") && words.contains("ab"))
  }
}
