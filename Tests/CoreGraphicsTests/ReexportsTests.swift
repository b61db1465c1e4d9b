import CoreGraphics
import Testing

/// This file imports only the tested module, as programs do.
@Suite struct CoreGraphicsReexportsTests {
  @Test func coreGraphicsBringsFoundationsGeometryAndCoreFoundationsNames() {
    let box = CGRect(x: 0, y: 0, width: 3, height: 4)
    let length: CGFloat = hypot(box.width, box.height)
    #expect(length == 5 && box.insetBy(dx: 1, dy: 1).size == CGSize(width: 1, height: 2))
    let bytes: CFData = Data([1, 2])
    let seconds: CFTimeInterval = 0.5
    #expect(bytes.count == 2 && seconds < 1 && "name" as CFString == "name")
    #expect(CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: 2, y: 2)).x == 2)
  }
}
