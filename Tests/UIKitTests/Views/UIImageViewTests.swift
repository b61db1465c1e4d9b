import Testing
import UIKit

@MainActor @Suite struct UIImageViewTests {
  private func image(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { $0.fill(CGRect(x: 0, y: 0, width: width, height: height)) }
  }

  @Test func isAsLargeAsItsImage() {
    let view = UIImageView(image: image(30, 20, scale: 2))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(!view.isUserInteractionEnabled)
  }

  @Test func theLayerShowsTheImagesOwnPixels() {
    let picture = image(30, 20, scale: 2)
    let view = UIImageView(image: picture)
    #expect(view.layer.contents as? CGImage === picture.cgImage)
    #expect(view.layer.contentsScale == 2)
    view.contentMode = .scaleAspectFit
    #expect(view.layer.contentsGravity == .resizeAspect)
    view.image = nil
    #expect(view.layer.contents == nil)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func theTopThatIsSeenIsTheBottomOfALayer() {
    let view = UIImageView(image: image(30, 20))
    view.contentMode = .topRight
    #expect(view.layer.contentsGravity == .bottomRight)
  }

  @Test func aTurnedImageIsShownUpright() throws {
    let pixels = try #require(image(30, 20).cgImage)
    let view = UIImageView(image: UIImage(cgImage: pixels, scale: 1, orientation: .left))
    let shown = try #require(view.layer.contents as? CGImage)
    #expect(shown.width == 20 && shown.height == 30)
  }

  @Test func theHighlightedImageTakesItsPlace() {
    let (normal, lit) = (image(10, 10), image(12, 12))
    let view = UIImageView(image: normal, highlightedImage: lit)
    view.isHighlighted = true
    #expect(view.layer.contents as? CGImage === lit.cgImage)
    view.isHighlighted = false
    #expect(view.layer.contents as? CGImage === normal.cgImage)
  }

  @Test func aTemplateTakesTheTint() throws {
    let view = UIImageView(image: image(2, 2).withRenderingMode(.alwaysTemplate))
    let before = try #require(view.layer.contents as? CGImage)
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let after = try #require(view.layer.contents as? CGImage)
    let (old, new) = (before.dataProvider?.data, after.dataProvider?.data)
    #expect(old as Data? != new as Data?)
  }
}
