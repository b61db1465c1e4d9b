import Testing
import UIKit

@MainActor @Suite struct UIImageTests {
  /// Four points by two at two pixels per point: red left half, blue right half.
  private func picture() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: 4, height: 2)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
  }

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    let part = image.cgImage?.cropping(to: CGRect(x: x, y: y, width: 1, height: 1))
    guard let data = part?.dataProvider?.data else { return [] }
    return [UInt8](data as Data)
  }

  private func renderer(_ size: CGSize) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format)
  }

  @Test func sizesAreInPoints() {
    let image = picture()
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(image.cgImage?.width == 8 && image.cgImage?.height == 4)
  }

  @Test func aTurnedImageSwapsItsSides() throws {
    let image = picture()
    let turned = UIImage(cgImage: try #require(image.cgImage), scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 2, height: 4))
  }

  @Test func aPNGKeepsPixels() throws {
    let data = try #require(picture().pngData())
    let again = try #require(UIImage(data: data, scale: 2))
    #expect(again.size == CGSize(width: 4, height: 2))
    #expect(pixel(again, 0, 0) == pixel(picture(), 0, 0))
    #expect(pixel(again, 7, 3) == pixel(picture(), 7, 3))
    #expect(pixel(again, 0, 0) != pixel(again, 7, 3))
  }

  /// What a file lacks at its end is found when it is decoded.
  @Test func dataAreDecodedWhenTheImageIsShown() throws {
    let png = try #require(picture().pngData())
    let image = try #require(UIImage(data: png.dropLast(20), scale: 2))
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(pixel(image, 0, 0) == [0, 0, 0, 0])
  }

  @Test func garbageIsNoImage() {
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
  }

  @Test func tintingKeepsTheShapeAndChangesTheColor() {
    let tinted = picture().withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(pixel(tinted, 0, 0) == pixel(tinted, 7, 3))
  }

  @Test func drawingUsesTheCurrentContext() throws {
    let square = renderer(CGSize(width: 8, height: 4)).image { _ in
      picture().draw(in: CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    #expect(square.size == CGSize(width: 8, height: 4))
    #expect(pixel(square, 0, 0) != pixel(square, 7, 0))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
