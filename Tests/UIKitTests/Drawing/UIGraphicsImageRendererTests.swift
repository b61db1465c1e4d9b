import Testing
import UIKit

@Suite struct UIGraphicsImageRendererTests {
  @Test func anImageHasThePixelsOfItsScaleRoundedUp() {
    let image = renderer(CGSize(width: 10.2, height: 5), scale: 2).image { _ in }
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 21)
    #expect(image.cgImage?.height == 10)
  }

  @Test func theContextIsTheCurrentOneOnlyWhileDrawing() {
    let image = renderer(CGSize(width: 1, height: 1)).image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(bytes(image) == [0, 0, 0, 0])
  }

  @Test func opaqueImagesBeginBlack() {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, true)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
      .image { _ in }
    #expect(bytes(image) == [0, 0, 0, 255])
  }

  @Test func theBoundsOriginIsTheFirstPixel() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 10, y: 20, width: 2, height: 1)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
    }
    #expect(bytes(image) == [0, 0, 0, 0, 0, 0, 255, 255])
  }

  @Test func strokesLieInsideTheirRectangle() {
    let image = renderer(CGSize(width: 3, height: 3)).image { context in
      UIColor.white.setStroke()
      context.stroke(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    let alpha = stride(from: 3, to: 36, by: 4).map { bytes(image)[$0] }
    #expect(alpha == [255, 255, 255, 255, 0, 255, 255, 255, 255])
  }

  @Test func imageContextsNestAndEnd() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 2)
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    inner.draw(at: CGPoint(x: 1, y: 1))
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(inner.size == CGSize(width: 1, height: 1))
    #expect(bytes(outer) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255])
  }

  @Test func aFrameIsOnePointWide() {
    let image = renderer(CGSize(width: 3, height: 3)).image { _ in
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    #expect(stride(from: 3, to: 36, by: 4).map { bytes(image)[$0] }[4] == 0)
    #expect(bytes(image)[3] == 255)
  }

  private func renderer(_ size: CGSize, scale: CGFloat = 1) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format)
  }

  private func bytes(_ image: UIImage) -> [UInt8] {
    [UInt8](image.cgImage?.dataProvider?.data ?? Data())
  }
}
