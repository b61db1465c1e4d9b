import Foundation
import Testing

@testable import FoundationAdditions

/// Casts of what stands in an `Any`, as programs for iOS write them.
@Suite struct BridgingTests {
  private let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)

  @Test func structuresAreValuesAndValuesAreStructures() {
    let values: [Any] = [rect, rect.origin, rect.size, NSRange(location: 1, length: 2)]
    #expect((values[0] as? NSValue)?.cgRectValue == rect)
    #expect((values[1] as? NSValue)?.cgPointValue == rect.origin)
    #expect((values[2] as? NSValue)?.cgSizeValue == rect.size)
    #expect((values[3] as? NSValue)?.rangeValue == NSRange(location: 1, length: 2))
    let boxed = values.map { $0 as? NSValue as Any? as Any }
    #expect(boxed[0] as? CGRect == rect && boxed[1] as? CGPoint == rect.origin)
    #expect(boxed[2] as? CGSize == rect.size)
    #expect(boxed[3] as? NSRange == NSRange(location: 1, length: 2))
  }

  @Test func aValueOfAnotherStructureIsNone() {
    let values: [Any] = [NSValue(cgPoint: rect.origin), NSNumber(value: 1), NSValue(pair: Pair())]
    #expect(values.allSatisfy { $0 as? CGRect == nil && $0 as? CGSize == nil })
    #expect(values[2] as? Pair == Pair() && values[1] as? Pair == nil)
    #expect((Pair(first: 3) as Any as? NSValue)?.boxed(as: Pair.self) == Pair(first: 3))
  }

  @Test func listsAndPatternsBridgeToo() {
    let frames: Any = [rect, rect]
    #expect((frames as? [NSValue])?.map(\.cgRectValue) == [rect, rect])
    let values: Any = [NSValue(cgRect: rect)]
    #expect(values as? [CGRect] == [rect])
    let change: [String: Any] = ["new": rect]
    var found: NSValue?
    if case let value as NSValue = change["new"] { found = value }
    #expect(found?.cgRectValue == rect)
  }

  @Test func floatsAreNumbers() {
    let numbers: [Any] = [CGFloat(1.5), NSNumber(value: 2.5), NSNumber(value: 3)]
    #expect((numbers[0] as? NSNumber)?.doubleValue == 1.5)
    #expect(numbers[1] as? CGFloat == 2.5 && numbers[2] as? CGFloat == 3)
    let parsed = try? JSONSerialization.jsonObject(with: Data("{\"sizes\":[1,2.5]}".utf8))
    #expect((parsed as? [String: Any])?["sizes"] as? [CGFloat] == [1, 2.5])
    #expect(NSValue(cgPoint: rect.origin) as Any as? CGFloat == nil)
  }
}

private struct Pair: Hashable {
  var first = 1
}

extension NSValueBoxes {
  fileprivate init(pair: Pair) { self.init(boxing: pair) }
}

extension Pair: NSValueBridging {}
