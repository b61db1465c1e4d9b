import Foundation
import FoundationNetworking
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import UIKit
@testable import WebKit

@MainActor
struct MenuTests {
  private func menu(_ items: [PageMenuItem], link: String? = nil, image: String? = nil) -> PageMenu
  {
    var menu = PageMenu()
    (menu.element.x, menu.element.y) = (12, 9)
    (menu.element.link, menu.element.image) = (link, image)
    menu.items = items
    return menu
  }

  /// The actions of the menu that shows, in order.
  private func shown(_ stage: WebStage) -> [UIAction] {
    let overlay = stage.view.window?.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
    return overlay?.menu.children.flatMap { element in
      (element as? UIMenu)?.children.compactMap { $0 as? UIAction } ?? []
    } ?? []
  }

  private func choose(_ title: String, _ stage: WebStage) throws {
    let action = try #require(shown(stage).first { $0.title == title })
    action.handler(action)
  }

  @Test func theEnginesLinesAreTheMenuWithoutADelegate() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    let items: [PageMenuItem] = [
      PageMenuItem(.back, isEnabled: false), PageMenuItem(.reload), PageMenuItem(.separator),
      PageMenuItem(.copyLink),
    ]
    stage.engine.send(.menuWanted(menu(items, link: "https://example.org/x")), page: page)
    try await stage.wait { !shown(stage).isEmpty }
    #expect(shown(stage).map(\.title) == ["Back", "Reload Page", "Copy Link"])
    #expect(shown(stage).map { $0.attributes.contains(.disabled) } == [true, false, false])
    try choose("Copy Link", stage)
    #expect(UIPasteboard.general.url?.absoluteString == "https://example.org/x")
    try choose("Reload Page", stage)
    let reloads = stage.engine.next { message -> Bool? in
      if case .reload = message.content { true } else { nil }
    }
    #expect(reloads == true)
  }

  @Test func theDelegateMakesAnotherMenuOrNone() async throws {
    let (stage, chooser) = (WebStage(), Chooser())
    stage.view.uiDelegate = chooser
    let page = try #require(stage.load())
    let wanted = menu([PageMenuItem(.copy)], link: "https://example.org/y")
    stage.engine.send(.menuWanted(wanted), page: page)
    try await stage.wait { !chooser.heard.isEmpty }
    #expect(shown(stage).isEmpty)
    chooser.extra = "Mine"
    stage.engine.send(.menuWanted(wanted), page: page)
    try await stage.wait { !shown(stage).isEmpty }
    #expect(shown(stage).map(\.title) == ["Copy", "Mine"])
    #expect(chooser.heard == ["https://example.org/y", "https://example.org/y", "present"])
    stage.harness.press(.keyboardEscape)
    try await stage.wait { chooser.heard.last == "end" }
    #expect(chooser.heard.last == "end")
  }

  @Test func anAsyncMethodMakesAMenuToo() async throws {
    let (stage, waiter) = (WebStage(), Waiter())
    stage.view.uiDelegate = waiter
    let page = try #require(stage.load())
    stage.engine.send(.menuWanted(menu([PageMenuItem(.copy)])), page: page)
    try await stage.wait { !shown(stage).isEmpty }
    #expect(shown(stage).map(\.title) == ["Mine"])
  }

  @Test func editingIsTheEngines() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    stage.engine.send(
      .menuWanted(menu([PageMenuItem(.cut), PageMenuItem(.selectAll)])), page: page)
    try await stage.wait { !shown(stage).isEmpty }
    try choose("Cut", stage)
    try choose("Select All", stage)
    var names: [String] = []
    _ = stage.engine.next { message -> Bool? in
      if case .edit(let name) = message.content { names.append(name) }
      return names.count == 2 ? true : nil
    }
    #expect(names == ["Cut", "SelectAll"])
  }

  @Test func anImageIsCopiedByLoadingItOnceMore() async throws {
    let stage = WebStage()
    let page = try #require(stage.load())
    stage.engine.send(
      .menuWanted(menu([PageMenuItem(.copyImage)], image: "https://example.org/i.png")), page: page)
    try await stage.wait { !shown(stage).isEmpty }
    try choose("Copy Image", stage)
    let request = try #require(
      stage.engine.next { message -> RequestID? in
        guard case .startDownload(let id, let request) = message.content else { return nil }
        return request.url == "https://example.org/i.png" ? id : nil
      })
    let wanted = PageRequest(url: "https://example.org/i.png")
    stage.engine.send(.downloadStarted(7, by: request, wanted), page: page)
    stage.engine.send(.downloadNamed(7, PolicyQuestion(.response, wanted)), page: page)
    try await stage.wait { stage.view.downloads.running[7]?.delegate != nil }
    try await stage.wait { stage.view.imageCopy?.isPlaced == true }
    let path = try #require(
      stage.engine.next { message -> String? in
        if case .answerDownload(7, let path) = message.content { path } else { nil }
      })
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    try #require(image.pngData()).write(to: URL(fileURLWithPath: path))
    UIPasteboard.general.items = []
    stage.engine.send(.downloadEnded(7, nil), page: page)
    // Other tests use the same pasteboard meanwhile.
    var copied: UIImage?
    try await stage.wait {
      copied = copied ?? UIPasteboard.general.image
      return copied != nil
    }
    #expect(copied?.cgImage?.width == image.cgImage?.width)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func anImageInAnAddressNeedsNoLoad() throws {
    let url = try #require(URL(string: "data:image/png;base64,iVBORw0KGgo%3D"))
    #expect(PageImageCopy.data(in: url) == Data(base64Encoded: "iVBORw0KGgo="))
    #expect(PageImageCopy.data(in: try #require(URL(string: "data:text/plain,abc"))) == nil)
  }
}

@MainActor
private final class Chooser: NSObject, WKUIDelegate {
  var heard: [String] = []
  /// Nil for no menu.
  var extra: String?

  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping (UIContextMenuConfiguration?) -> Void
  ) {
    heard.append(elementInfo.linkURL?.absoluteString ?? "")
    guard let extra else { return completionHandler(nil) }
    completionHandler(
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggested in
        let own = UIMenu(options: .displayInline, children: [UIAction(title: extra) { _ in }])
        return UIMenu(children: suggested + [own])
      })
  }

  func webView(
    _ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo
  ) { heard.append("present") }

  func webView(
    _ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo
  ) { heard.append("end") }
}

@MainActor
private final class Waiter: NSObject, WKUIDelegate {
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo
  ) async -> UIContextMenuConfiguration? {
    await Task.yield()
    return UIContextMenuConfiguration(actionProvider: { _ in
      let own = UIMenu(options: .displayInline, children: [UIAction(title: "Mine") { _ in }])
      return UIMenu(children: [own])
    })
  }
}
