import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Action sheets in wide and narrow windows.
@MainActor
final class ActionSheetTests {
  private let harness = AppHarness()
  private let root = UIViewController()
  private let source = UIView(frame: CGRect(x: 380, y: 50, width: 40, height: 44))
  private var log: [String] = []

  private func show(_ size: CGSize, withSource: Bool = true) -> (UIWindow, UIAlertController) {
    let window = harness.show(root, size: size)
    root.view.addSubview(source)
    let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("One", .default), ("Two", .destructive), ("Cancel", .cancel)]
      as [(String, UIAlertAction.Style)]
    {
      sheet.addAction(
        UIAlertAction(title: title, style: style) { [self] in log.append($0.title ?? "") })
    }
    if withSource { sheet.popoverPresentationController?.sourceView = source }
    root.present(sheet, animated: true)
    harness.advance(by: 2)
    return (window, sheet)
  }

  @Test func inAWideWindowItIsAPopoverWithoutCancel() throws {
    let (window, sheet) = show(CGSize(width: 800, height: 600))
    #expect(sheet.activePresentationController === sheet.popoverPresentationController)
    #expect(sheet.popoverPresentationController?.arrowDirection == .up)
    let place = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(place.minX == 240 && place.width == 320 && place.minY == 107)
    #expect(harness.view(labelled: "Cancel") == nil && harness.view(labelled: "Two") != nil)
    harness.tap(window, at: CGPoint(x: 50, y: 500))
    harness.advance(by: 2)
    #expect(log == ["Cancel"] && root.presentedViewController == nil)
  }

  @Test func inANarrowWindowItIsACardAtTheLowerEdge() throws {
    let (window, sheet) = show(CGSize(width: 400, height: 600))
    let place = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(place.maxY == 592 && place.midX == 200 && place.width == 320)
    #expect(harness.view(labelled: "Cancel") != nil)
    harness.tap(window, at: CGPoint(x: 200, y: 50))
    harness.advance(by: 2)
    #expect(log == ["Cancel"] && root.presentedViewController == nil)
  }

  @Test func withoutASourceItIsACardToo() {
    let (_, sheet) = show(CGSize(width: 800, height: 600), withSource: false)
    let place = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(place.maxY == 592 && place.midX == 400)
    harness.press(.keyboardEscape)
    harness.advance(by: 2)
    #expect(log == ["Cancel"])
  }

  @Test func itFollowsTheWindow() {
    let (window, sheet) = show(CGSize(width: 800, height: 600))
    #expect(sheet.view.backgroundColor == nil && sheet.view.layer.cornerRadius == 0)
    harness.resize(window, to: CGSize(width: 400, height: 600))
    #expect(sheet.view.backgroundColor != nil && sheet.view.layer.cornerRadius == 34)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil).maxY == 592)
    #expect(harness.view(labelled: "Cancel") != nil)
    harness.tap(harness.view(labelled: "One")!)
    harness.advance(by: 2)
    #expect(log == ["One"] && root.presentedViewController == nil)
  }
}
