import Foundation
import Testing

@testable import UIKit

/// The detectors by Foundation's name.
struct NSDataDetectorTests {
  private func detector(_ types: NSTextCheckingResult.CheckingType) throws -> NSDataDetector {
    try NSDataDetector(types: types.rawValue)
  }

  @Test func whatIsFoundHasItsKindItsRangeAndItsValue() throws {
    let text = "😀 call +49 30 1234567 or see example.org by 2025-06-15 at 10:30"
    let whole = NSRange(location: 0, length: text.utf16.count)
    let found = try detector([.link, .phoneNumber, .date]).matches(in: text, range: whole)
    #expect(found.map(\.resultType) == [.phoneNumber, .link, .date])
    #expect(found[0].phoneNumber == "+49301234567" && found[0].url == nil)
    #expect(found[1].url == URL(string: "http://example.org"))
    let day = DateComponents(year: 2025, month: 6, day: 15, hour: 10, minute: 30)
    #expect(found[2].date == Calendar(identifier: .gregorian).date(from: day))
    #expect((text as NSString).substring(with: found[1].range) == "example.org")
    #expect(found[1].numberOfRanges == 1 && found[1].range(at: 0) == found[1].range)
  }

  @Test func onlyTheRangeAndTheKindsAreLookedAt() throws {
    let text = "a.org b.org 2025-06-15"
    let links = try detector(.link)
    let part = NSRange(location: 5, length: 17)
    #expect(links.matches(in: text, range: part).map(\.range) == [NSRange(location: 6, length: 5)])
    #expect(links.numberOfMatches(in: text, range: NSRange(location: 0, length: 22)) == 2)
    #expect(links.firstMatch(in: text, range: NSRange(location: 12, length: 10)) == nil)
    #expect(links.matches(in: text, range: NSRange(location: 20, length: 9)).isEmpty)
    #expect(links.matches(in: text, range: NSRange(location: NSNotFound, length: 0)).isEmpty)
    let date = try detector(.date).firstMatch(in: text, range: NSRange(location: 0, length: 22))?
      .date
    let noon = DateComponents(year: 2025, month: 6, day: 15, hour: 12)
    #expect(date == Calendar(identifier: .gregorian).date(from: noon))
  }

  @Test func enumeratingStops() throws {
    var ranges: [NSRange] = []
    let text = "a.org b.org c.org"
    try detector(.link).enumerateMatches(in: text, range: NSRange(location: 0, length: 17)) {
      match, _, stop in
      ranges += [match?.range].compactMap(\.self)
      stop.pointee = ObjCBool(ranges.count == 2)
    }
    #expect(ranges == [NSRange(location: 0, length: 5), NSRange(location: 6, length: 5)])
  }

  @Test func aDetectorOfNothingIsNotMade() {
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    #expect(throws: (any Error).self) { try NSDataDetector(types: 8) }
  }
}
