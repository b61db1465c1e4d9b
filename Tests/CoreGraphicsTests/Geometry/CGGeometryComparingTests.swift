import CoreGraphics
import Testing

@Suite struct CGGeometryComparingTests {
  @Test func equalToComparesValues() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.equalTo(CGRect(x: 4, y: 6, width: -3, height: -4)))
    #expect(!rect.equalTo(rect.insetBy(dx: 1, dy: 0)))
    #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)) && !rect.origin.equalTo(.zero))
    #expect(rect.size.equalTo(CGSize(width: 3, height: 4)) && !rect.size.equalTo(.zero))
  }
}
