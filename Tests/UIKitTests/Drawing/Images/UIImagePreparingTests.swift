import Foundation
import Testing
import UIKit

@MainActor @Suite struct UIImagePreparingTests {
  /// Left half red, right half blue.
  private func picture(_ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
      UIColor.blue.setFill()
      context.fill(CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height))
    }
  }

  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] {
    let part = image?.cgImage?.cropping(to: CGRect(x: x, y: y, width: 1, height: 1))
    return part?.dataProvider?.data.map { [UInt8]($0 as Data) } ?? []
  }

  @Test func aThumbnailKeepsShapeScaleAndPicture() throws {
    let image = picture(CGSize(width: 80, height: 40))
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 20, height: 20)))
    #expect(small.size == CGSize(width: 20, height: 10) && small.scale == 2)
    #expect(pixel(small, 4, 10) == pixel(image, 4, 10))
    #expect(pixel(small, 36, 10) == pixel(image, 150, 10))
    #expect(pixel(small, 4, 10) != pixel(small, 36, 10))
  }

  @Test func theEdgesOfAThumbnailAreAsBrightAsItsImage() throws {
    let small = try #require(
      picture(CGSize(width: 120, height: 80)).preparingThumbnail(of: CGSize(width: 50, height: 50)))
    #expect(small.size == CGSize(width: 50, height: 33.5))
    for (x, y) in [(0, 66), (99, 66), (99, 0)] {
      #expect(pixel(small, x, y) == pixel(small, x == 0 ? 2 : 97, 30), "\(x), \(y)")
    }
  }

  @Test func aThumbnailIsNeverLargerThanItsImage() {
    let image = picture(CGSize(width: 8, height: 4))
    #expect(image.preparingThumbnail(of: CGSize(width: 100, height: 100))?.size == image.size)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5),
  ])
  func noRoomMakesNoThumbnail(_ room: CGSize) {
    #expect(picture(CGSize(width: 8, height: 4)).preparingThumbnail(of: room) == nil)
  }

  @Test func anEmptyImageCannotBePrepared() {
    #expect(UIImage().preparingForDisplay() == nil)
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 4, height: 4)) == nil)
  }

  @Test func preparingKeepsThePicture() async throws {
    let data = try #require(picture(CGSize(width: 8, height: 4)).pngData())
    let image = try #require(UIImage(data: data, scale: 2))
    let prepared = await image.byPreparingForDisplay()
    #expect(prepared?.size == image.size && prepared?.scale == 2)
    #expect(pixel(prepared, 1, 1) == pixel(image, 1, 1))
  }

  @Test func callbacksComeFromTheBackground() async {
    let image = picture(CGSize(width: 80, height: 40))
    let (size, onMain) = await withCheckedContinuation { done in
      image.prepareThumbnail(of: CGSize(width: 40, height: 40)) {
        done.resume(returning: ($0?.size, Thread.isMainThread))
      }
    }
    #expect(size == CGSize(width: 40, height: 20))
    #expect(!onMain)
    let (whole, onMainToo) = await withCheckedContinuation { done in
      image.prepareForDisplay {
        done.resume(returning: ($0?.size, Thread.isMainThread))
      }
    }
    #expect(whole == image.size && !onMainToo)
    #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 40, height: 40))?.size == size)
  }

  @Test func alignmentInsetsKeepPictureAndSize() {
    let image = picture(CGSize(width: 8, height: 4))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0)
    let inset = image.withAlignmentRectInsets(insets)
    #expect(inset.alignmentRectInsets == insets && image.alignmentRectInsets == .zero)
    #expect(inset.size == image.size && inset.cgImage === image.cgImage)
    #expect(UIImageView(image: inset).alignmentRectInsets == insets)
  }
}
