import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct GeometryTests {
  let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)

  @Test func valuesHoldGeometry() {
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgSize: rect.size).cgRectValue == .zero)
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
  }

  @Test func otherStructuresAreBoxed() {
    let value = NSValue(insets: Insets(top: 1, left: 2))
    #expect(value.boxed(as: Insets.self) == Insets(top: 1, left: 2))
    #expect(value.boxed(as: Int.self) == nil)
    #expect(value == NSValue(insets: Insets(top: 1, left: 2)))
    #expect(value != NSValue(insets: Insets(top: 1, left: 3)))
    var copy = Insets(top: 0, left: 0)
    value.getValue(&copy)
    #expect(copy == Insets(top: 1, left: 2))
    #expect(String(cString: value.objCType) == "?")
    #expect(NSValue(cgRect: rect).boxed(as: Insets.self) == nil)
  }

  @Test func stringsGoBothWays() {
    #expect(NSStringFromCGRect(rect) == "{{1, 2.5}, {3, 4}}")
    #expect(NSStringFromCGPoint(rect.origin) == "{1, 2.5}")
    #expect(NSStringFromCGSize(rect.size) == "{3, 4}")
    #expect(CGRectFromString("{{1, 2.5}, {3, 4}}") == rect)
    #expect(CGPointFromString("{1,2.5}") == rect.origin)
    #expect(CGSizeFromString("{3, 4}") == rect.size)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
  }

  @Test(arguments: ["", "{}", "{1}", "{1, x}", "{{1, 2}, {3, 4}, {5, 6}}", "rect"])
  func badStringsAreZero(text: String) {
    #expect(CGRectFromString(text) == .zero)
    #expect(CGPointFromString(text) == .zero)
  }

  @Test func coders() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(rect, forKey: "rect")
    archiver.encode(rect.origin, forKey: "point")
    archiver.encode(rect.size, forKey: "size")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(coder.decodeCGRect(forKey: "rect") == rect)
    #expect(coder.decodeCGPoint(forKey: "point") == rect.origin)
    #expect(coder.decodeCGSize(forKey: "size") == rect.size)
    #expect(coder.decodeCGRect(forKey: "missing") == .zero)
  }

  @Test func indexPathsHaveRowsAndSections() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path == IndexPath(indexes: [2, 3]) && path == IndexPath(item: 3, section: 2))
    path.section = 5
    path.item = 7
    #expect(path.section == 5 && path.row == 7 && path.item == 7)
  }

  @Test func anIndexPathOfOneIndexHasNoRow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = IndexPath(index: 1).row
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("must contain exactly two indices"))
  }
}

struct Insets: Hashable { var top, left: CGFloat }
extension NSValueBoxes {
  init(insets: Insets) { self.init(boxing: insets) }
}
