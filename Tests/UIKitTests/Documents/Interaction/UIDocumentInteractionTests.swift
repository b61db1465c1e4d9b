import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Menus and previews of a file, as a user works them.
@MainActor
final class UIDocumentInteractionTests: NSObject, UIDocumentInteractionControllerDelegate {
  private let harness = AppHarness()
  private let root = UIViewController()
  private let source = UIView(frame: CGRect(x: 100, y: 20, width: 40, height: 40))
  private let desktop: FakeDesktop
  private var log: [String] = []
  private var parent: UIViewController?

  override init() {
    desktop = try! FakeDesktop()
    super.init()
    harness.application.opener = desktop.opener
    harness.show(root, size: CGSize(width: 800, height: 700))
    root.view.addSubview(source)
    harness.settle()
    parent = root
  }

  private func controller(_ name: String, _ text: String = "Hello") throws
    -> UIDocumentInteractionController
  {
    let controller = UIDocumentInteractionController(
      url: try desktop.folder.write(text, to: name))
    controller.delegate = self
    return controller
  }

  private func installViewer() throws {
    try desktop.program("view")
    try desktop.entry("one", exec: "view %F")
    try desktop.choices("[Default Applications]\ntext/plain=one.desktop\n")
  }

  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { parent ?? NoPreviewParent() }
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  { log.append("preview") }
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
    log.append("end of preview")
  }
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) { log.append("options") }
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) { log.append("end of options") }
  func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) { log.append("open in") }
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) { log.append("end of open in") }
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  ) { log.append("will send to \(application ?? "")") }
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) { log.append("sent to \(application ?? "")") }

  @Test func itKnowsTheFile() throws {
    let controller = try controller("Meeting.txt")
    #expect(controller.name == "Meeting.txt" && controller.uti == "public.plain-text")
    #expect(controller.icons.count == 1)
    (controller.name, controller.uti) = ("Other", "public.png")
    #expect(controller.name == "Other" && controller.uti == "public.png")
  }

  @Test func theMenuOffersServicesUntilItIsClosed() throws {
    let controller = try controller("Meeting.txt")
    #expect(controller.presentOptionsMenu(from: source.bounds, in: source, animated: true))
    #expect(!controller.presentOptionsMenu(from: source.bounds, in: source, animated: true))
    harness.advance(by: 2)
    #expect(harness.view(labelled: "Copy") != nil && log == ["options"])
    harness.press(.keyboardEscape)
    harness.advance(by: 2)
    #expect(log == ["options", "end of options"] && root.presentedViewController == nil)
  }

  @Test func aProgramOpensTheFile() async throws {
    let controller = try controller("Meeting.txt")
    #expect(!controller.presentOpenInMenu(from: source.bounds, in: source, animated: true))
    #expect(log == [])
    try installViewer()
    #expect(controller.presentOpenInMenu(from: source.bounds, in: source, animated: true))
    harness.advance(by: 2)
    let sheet = try #require(root.presentedViewController as? UIActivityViewController)
    let controls = try #require(sheet.sheet?.controls)
    #expect(controls.count == 1)
    harness.tap(controls[0])
    try await wait {
      self.harness.advance(by: 0.1)
      return self.log.last == "end of open in"
    }
    #expect(try await desktop.arguments(of: "view").first?.hasSuffix("Meeting.txt") == true)
    #expect(
      log == ["open in", "will send to one.desktop", "sent to one.desktop", "end of open in"])
  }

  @Test func aPreviewShowsTheText() async throws {
    let controller = try controller("Meeting.txt")
    #expect(controller.presentPreview(animated: true))
    harness.advance(by: 2)
    let shown = try #require(controller.shownPreview)
    try await wait { shown.view.subviews.contains { ($0 as? UITextView)?.text == "Hello" } }
    #expect(shown.title == "Meeting.txt")
    harness.tap(try #require(harness.view(labelled: "Done")))
    harness.advance(by: 2)
    #expect(log == ["preview", "end of preview"] && root.presentedViewController == nil)
  }

  @Test func aNavigationControllerPushesThePreview() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    harness.show(navigation, size: CGSize(width: 800, height: 700))
    harness.settle()
    parent = navigation
    let controller = try controller("Meeting.txt")
    #expect(controller.presentPreview(animated: true))
    harness.advance(by: 2)
    #expect(navigation.topViewController === controller.shownPreview)
    controller.dismissPreview(animated: true)
    harness.advance(by: 2)
    #expect(navigation.viewControllers.count == 1 && log == ["preview", "end of preview"])
  }

  @Test func whatCantBeShownIsNamed() async throws {
    let controller = try controller("liar.png", "no picture")
    #expect(controller.presentPreview(animated: false))
    harness.advance(by: 1)
    let shown = try #require(controller.shownPreview)
    try await wait { shown.contentUnavailableConfiguration != nil }
    let content = shown.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    #expect(content?.text == "liar.png")
  }

  @Test func withoutAFileOrAParentNothingShows() throws {
    let missing = UIDocumentInteractionController(url: URL(fileURLWithPath: "/nowhere/a.txt"))
    missing.delegate = self
    for url in [missing.url, URL(fileURLWithPath: "/dev/zero"), URL(string: "https://a.org"), nil] {
      missing.url = url
      #expect(!missing.presentPreview(animated: false))
      #expect(!missing.presentOptionsMenu(from: source.bounds, in: source, animated: false))
    }
    parent = nil
    #expect(try !controller("Meeting.txt").presentPreview(animated: false))
    #expect(log == [] && root.presentedViewController == nil)
  }

  @Test func tapsAndLongPressesOnAView() throws {
    let controller = try controller("Meeting.txt")
    for recognizer in controller.gestureRecognizers { source.addGestureRecognizer(recognizer) }
    harness.tap(source)
    harness.advance(by: 2)
    #expect(log == ["preview"])
    controller.dismissPreview(animated: true)
    harness.advance(by: 2)
    harness.touchDown(source, at: CGPoint(x: 20, y: 20))
    harness.advance(by: 1)
    harness.touchUp()
    harness.advance(by: 2)
    #expect(log == ["preview", "end of preview", "options"])
  }
}
