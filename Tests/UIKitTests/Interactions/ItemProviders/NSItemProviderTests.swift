import CoreGraphics
import Foundation
import Glibc
import Synchronization
import Testing
import UniformTypeIdentifiers

@testable import UIKit

struct NSItemProviderTests {
  private struct Loaded: Sendable {
    var data: Data?
    var failed: Bool
  }

  private func data(_ provider: NSItemProvider, _ type: String) async -> Loaded {
    await withCheckedContinuation { waiting in
      provider.loadDataRepresentation(forTypeIdentifier: type) {
        waiting.resume(returning: Loaded(data: $0, failed: $1 != nil))
      }
    }
  }

  @Test func anObjectIsProvidedInAllItsTypes() async throws {
    let provider = NSItemProvider(object: NSURL(string: "https://example.org")!)
    #expect(provider.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
    #expect(provider.registeredContentTypes(conformingTo: .text) == [.utf8PlainText])
    #expect(await data(provider, "public.url").data == Data("https://example.org".utf8))
    #expect(await data(provider, "public.data").data != nil, "a more general type")
    let none = await data(provider, "public.png")
    #expect(none.data == nil && none.failed)
  }

  @Test func anItemIsLoadedOnlyAsWhatItIs() async {
    let provider = NSItemProvider(object: NSString(string: "pear"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.utf8-plain-text"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    let failed = await withCheckedContinuation { waiting in
      provider.loadObject(ofClass: NSURL.self) { waiting.resume(returning: $1 != nil) }
    }
    #expect(failed)
    let text = await withCheckedContinuation { waiting in
      provider.loadObject(ofClass: String.self) { text, _ in waiting.resume(returning: text) }
    }
    #expect(text == "pear")
  }

  @Test func objectsAreMadeOfData() async throws {
    func object<Object: NSItemProviderReading>(
      _ bytes: Data, _ type: UTType, _ aClass: Object.Type
    ) async -> Unsendable<Object?> {
      let provider = NSItemProvider()
      provider.registerDataRepresentation(for: type) { completion in
        completion(bytes, nil)
        return nil
      }
      return await withCheckedContinuation { waiting in
        provider.loadObject(ofClass: aClass) { object, _ in
          waiting.resume(returning: Unsendable(object as? Object))
        }
      }
    }
    #expect(await object(Data("x".utf8), .utf8PlainText, NSString.self).value == "x")
    #expect(await object(Data("https://e.org".utf8), .url, NSURL.self).value?.host == "e.org")
    #expect(
      await object(Data("<b>x</b>".utf8), .html, NSAttributedString.self).value?.string == "x")
    #expect(await object(Data([1, 2]), .png, UIImage.self).value == nil)
    #expect(await object(Data("no address".utf8), .url, NSURL.self).value == nil)
  }

  @Test func aColourComesBackFromItsData() async throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let made = try #require(await data(NSItemProvider(object: color), "com.apple.uikit.color").data)
    let again = try UIColor.object(
      withItemProviderData: made, typeIdentifier: "com.apple.uikit.color")
    #expect(again == color)
  }

  @Test func aHandlerIsHeardOnceAndAForgottenOneFails() async {
    let twice = NSItemProvider()
    twice.registerDataRepresentation(for: .data) { completion in
      completion(Data([1]), nil)
      completion(Data([2]), nil)
      return nil
    }
    #expect(await data(twice, "public.data").data == Data([1]))
    let never = NSItemProvider()
    never.registerDataRepresentation(for: .data) { _ in nil }
    #expect(await data(never, "public.data").failed)
    let nothing = NSItemProvider()
    nothing.registerDataRepresentation(for: .data) { completion in
      completion(nil, nil)
      return nil
    }
    #expect(await data(nothing, "public.data").failed)
  }

  @Test func aLaterRegistrationReplacesTheEarlier() async {
    let provider = NSItemProvider()
    for byte: UInt8 in [1, 2] {
      provider.registerDataRepresentation(for: .png) { completion in
        completion(Data([byte]), nil)
        return nil
      }
    }
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    #expect(await data(provider, "public.png").data == Data([2]))
  }

  @Test func aFileIsThereWhileTheHandlerRuns() async throws {
    let provider = NSItemProvider()
    provider.suggestedName = "../../evil/name"
    provider.registerDataRepresentation(for: .png) { completion in
      completion(Data([1, 2, 3]), nil)
      return nil
    }
    let (name, bytes, place): (String?, Data?, URL?) = await withCheckedContinuation { waiting in
      provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in
        let bytes = url.flatMap { try? Data(contentsOf: $0) }
        waiting.resume(returning: (url?.lastPathComponent, bytes, url))
      }
    }
    #expect(name == "....evilname.png")
    #expect(bytes == Data([1, 2, 3]))
    #expect(place?.path.hasPrefix(NSTemporaryDirectory()) == true)
  }

  @Test func aNameOfAFileCanNotLeaveItsFolder() {
    #expect(ItemFileName.name("a note", type: "public.json") == "a note.json")
    #expect(ItemFileName.name("a note.json", type: "public.json") == "a note.json")
    #expect(ItemFileName.name(nil, type: "public.json") == "item.json")
    #expect(ItemFileName.name("..", type: "no type") == "item")
    #expect(ItemFileName.name("../\u{7}up", type: "no type") == "..up")
    let combined = ItemFileName.name("../\u{301}up", type: "no type")
    #expect(!combined.utf8.contains(UInt8(ascii: "/")), "a slash with an accent is a slash")
    let long = ItemFileName.name(String(repeating: "世", count: 300), type: "public.json")
    #expect(long.hasPrefix("世") && long.hasSuffix(".json") && long.utf8.count <= 255)
  }

  @Test func aFileIsInAFolderThatNobodyElseSees() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .png) { completion in
      completion(Data([1, 2, 3]), nil)
      return nil
    }
    let mode: mode_t? = await withCheckedContinuation { waiting in
      provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in
        var found = stat()
        let folder = url?.deletingLastPathComponent().path ?? ""
        waiting.resume(returning: stat(folder, &found) == 0 ? found.st_mode & 0o777 : nil)
      }
    }
    #expect(mode == 0o700)
  }

  @Test func aFileIsProvidedAsWhatItsExtensionSays() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
    #expect(await data(provider, "public.plain-text").data == Data("text".utf8))
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nonexistent")) == nil)
  }

  @Test func aCopyProvidesTheSame() async throws {
    let provider = NSItemProvider(object: NSString(string: "x"))
    provider.suggestedName = "n"
    let copy = try #require(provider.copy() as? NSItemProvider)
    #expect(copy !== provider && copy.suggestedName == "n")
    #expect(await data(copy, "public.utf8-plain-text").data == Data("x".utf8))
  }

  @Test func itemsAreValuesOfTheirType() async throws {
    let provider = NSItemProvider(item: "x" as NSString, typeIdentifier: "public.plain-text")
    let item = try await provider.loadItem(forTypeIdentifier: "public.plain-text")
    #expect(item as? NSString == "x")
  }
}
