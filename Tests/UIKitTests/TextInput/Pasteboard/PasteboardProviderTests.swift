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
    for _ in 0..<6000 where forever.withLock({ $0.isEmpty }) { usleep(10_000) }
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
    ("call +49 30 1234567 now", [.probableWebSearch, .phoneNumber]),
    ("on 3 April 2031, perhaps", [.probableWebSearch, .calendarEvent]), ("1.2.3", []),
    ("a.b..c", [.probableWebSearch]),
  ]

  @Test(arguments: texts)
  func patternsAreFound(text: String, expected: Patterns) async throws {
    board.string = text
    let all: Patterns = [
      .probableWebURL, .probableWebSearch, .number, .link, .emailAddress, .phoneNumber,
      .calendarEvent,
    ]
    #expect(try await board.detectedPatterns(for: all) == expected)
  }

  @Test func valuesAreFoundByTheirNames() async throws {
    board.string = "ann@example.org, +49 30 1234567, on 3 April 2031, see https://example.org/x"
    let names: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [
      \.emailAddresses, \.phoneNumbers, \.calendarEvents, \.links, \.number,
    ]
    let found = try await board.detectedValues(for: names)
    #expect(found.patterns == names.subtracting([\.number]))
    #expect(try await board.detectedPatterns(for: names) == found.patterns)
    #expect(found.emailAddresses.map(\.emailAddress) == ["ann@example.org"])
    #expect(found.phoneNumbers.map(\.phoneNumber) == ["+49301234567"])
    #expect(found.phoneNumbers.map(\.matchedString) == ["+49 30 1234567"])
    #expect(found.links.map(\.url.absoluteString) == ["https://example.org/x"])
    let day = try #require(found.calendarEvents.first)
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day], from: try #require(day.startDate))
    #expect(parts.year == 2031 && parts.month == 4 && parts.day == 3 && day.isAllDay)
    #expect(found.number == nil && found.probableWebURL.isEmpty)
  }

  @Test func namesAreFoundByCallsWithCompletions() async throws {
    board.string = "3.5"
    let number: Double? = await withCheckedContinuation { waiting in
      board.detectValues(for: [\.number]) { waiting.resume(returning: (try? $0.get())?.number) }
    }
    let isNumber = await withCheckedContinuation { waiting in
      board.detectPatterns(for: [\.number, \.probableWebURL]) { result in
        waiting.resume(returning: (try? result.get()) == [\.number])
      }
    }
    #expect(number == 3.5 && isNumber)
  }

  @Test func onlyWhatIsAskedForIsFound() async throws {
    board.string = "3.5"
    let found = try await board.detectedValues(for: [\.number, \.probableWebURL])
    #expect(found.number == 3.5 && found.patterns == [\.number])
    #expect(try await board.detectedValues(for: [\.links]).number == nil)
  }
}
