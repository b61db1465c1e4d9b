import Diagnostics
import Foundation
import PlatformKit
import Synchronization
import Testing
import UniformTypeIdentifiers

@testable import UIKit

/// Data that providers make, and patterns in texts.
@MainActor
struct PasteboardProviderTests {
  private let stage = PasteboardStage()
  private var desktop: HeadlessClipboard { stage.desktop }
  private var board: UIPasteboard { stage.board }

  // MARK: Item providers

  @Test func providersMakeTheirDataWhenTheyAreAskedFor() {
    let asked = Mutex(0)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .utf8PlainText) { completion in
      asked.withLock { $0 += 1 }
      completion(Data("made".utf8), nil)
      return nil
    }
    provider.registerDataRepresentation(
      forTypeIdentifier: "com.example.private", visibility: .ownProcess
    ) { completion in
      completion(Data([1]), nil)
      return nil
    }
    board.itemProviders = [provider]
    #expect(asked.withLock { $0 } == 0)
    #expect(desktop.offer?.formats == [ClipboardFormat.text])
    BriefWait.$timeout.withValue(60) {
      #expect(board.string == "made")
      #expect(asked.withLock { $0 } == 1)
      #expect(board.data(forPasteboardType: "com.example.private") == Data([1]))
    }
  }

  @Test func aHandlerThatNeverAnswersIsNilAfterAMoment() {
    let provider = NSItemProvider()
    let forever = Mutex<[@Sendable (Data?, (any Error)?) -> Void]>([])
    provider.registerDataRepresentation(for: .utf8PlainText) { completion in
      forever.withLock { $0.append(completion) }
      return nil
    }
    board.itemProviders = [provider]
    #expect(board.string == nil)
    // A busy machine may call it late.
    for _ in 0..<1000 where forever.withLock({ $0.isEmpty }) { usleep(10_000) }
    #expect(forever.withLock { $0.count } == 1)
  }

  @Test func richTextIsOfferedInThreeFormats() throws {
    let text = NSAttributedString(
      string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 14)])
    board.setObjects([text])
    #expect(
      Set(desktop.offer?.formats ?? [])
        == ["text/rtf", "application/rtf", "text/richtext", "text/html", ClipboardFormat.text])
    #expect(board.string == "bold")
  }

  // MARK: Patterns

  typealias Patterns = Set<UIPasteboard.DetectionPattern>

  nonisolated static let texts: [(String, Patterns)] = [
    ("https://example.org", [.probableWebURL, .link]),
    ("www.example.org/x", [.probableWebURL, .link]), ("3.5", [.number]), ("-1,5", [.number]),
    ("how to cook rice", [.probableWebSearch]),
    ("write to ann@example.org.", [.probableWebSearch, .emailAddress]), ("", []),
    ("1.2.3", []), ("a.b..c", [.probableWebSearch]),
  ]

  @Test(arguments: texts)
  func patternsAreFound(text: String, expected: Patterns) async throws {
    board.string = text
    let all: Patterns = [
      .probableWebURL, .probableWebSearch, .number, .link, .emailAddress, .phoneNumber,
    ]
    #expect(try await board.detectedPatterns(for: all) == expected)
  }
}
