import Foundation
import Testing

@testable import UIKit

/// Items that handlers make, and previews.
struct ItemHandlerTests {
  private func item(_ provider: NSItemProvider, _ type: String) async -> (String?, failed: Bool) {
    await withCheckedContinuation { waiting in
      provider.loadItem(forTypeIdentifier: type) { item, error in
        let text = (item as? NSString).map { String($0) } ?? (item as? NSURL)?.absoluteString
        waiting.resume(returning: (text, error != nil))
      }
    }
  }

  private func preview(_ provider: NSItemProvider) async -> (isImage: Bool, failed: Bool) {
    await withCheckedContinuation { waiting in
      provider.loadPreviewImage(options: nil) { image, error in
        waiting.resume(returning: (image is NSData, error != nil))
      }
    }
  }

  @Test func aHandlerMakesTheItem() async {
    let provider = NSItemProvider()
    provider.registerItem(forTypeIdentifier: "public.url") { completion, wished, options in
      completion?(wished == nil && options == nil ? NSURL(string: "https://a.org") : nil, nil)
    }
    provider.registerItem(forTypeIdentifier: "public.utf8-plain-text") { completion, _, _ in
      completion?(NSString(string: "pear"), nil)
      completion?(NSString(string: "twice"), nil)
    }
    #expect(provider.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
    #expect(await item(provider, "public.url") == ("https://a.org", false))
    #expect(await item(provider, "public.text") == ("pear", false))
    #expect(provider.canLoadObject(ofClass: String.self))
  }

  @Test func aHandlerThatGivesNothingFails() async {
    let provider = NSItemProvider()
    provider.registerItem(forTypeIdentifier: "public.url") { completion, _, _ in
      completion?(nil, nil)
    }
    provider.registerItem(forTypeIdentifier: "public.plain-text") { _, _, _ in }
    #expect(await item(provider, "public.url") == (nil, true))
    #expect(await item(provider, "public.plain-text") == (nil, true), "forgotten unanswered")
  }

  @Test func aPreviewIsMadeByItsHandler() async {
    let provider = NSItemProvider()
    #expect(await preview(provider) == (false, true))
    provider.previewImageHandler = { completion, _, _ in completion?(NSData(), nil) }
    #expect(await preview(provider) == (true, false))
    let copy = provider.copy() as? NSItemProvider
    #expect(copy?.previewImageHandler != nil)
    provider.previewImageHandler = nil
    #expect(await preview(provider) == (false, true))
  }
}
