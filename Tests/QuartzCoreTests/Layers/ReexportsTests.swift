import QuartzCore
import Testing

/// This file imports only the tested module, as programs do.
@Suite struct QuartzCoreReexportsTests {
  @Test func quartzCoreBringsCoreGraphicsAndFoundation() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 3, height: 4)
    layer.backgroundColor = CGColor(gray: 0, alpha: 1)
    #expect(hypot(layer.bounds.width, layer.bounds.height) == 5)
    #expect(layer.backgroundColor?.alpha == 1)
    let path = CGMutablePath()
    path.addRect(layer.bounds)
    #expect(path.boundingBox.size == CGSize(width: 3, height: 4))
    let moment = Date(timeIntervalSince1970: 2)
    #expect(moment.timeIntervalSince1970 == 2 && NSNumber(value: 1).intValue == 1)
  }
}
