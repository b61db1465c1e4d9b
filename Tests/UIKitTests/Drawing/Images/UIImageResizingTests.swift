import Testing
import UIKit

@MainActor @Suite struct UIImageResizingTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  private func renderer(_ width: CGFloat, _ height: CGFloat) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  }

  /// Six pixels per side: a red border of two around a column of blue and one of green.
  private var frame: UIImage {
    renderer(6, 6).image { context in
      red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      blue.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 1, height: 2))
      green.setFill()
      context.fill(CGRect(x: 3, y: 2, width: 1, height: 2))
    }
  }

  private let caps = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)

  /// One letter for each pixel of a row.
  private func row(_ image: UIImage, _ y: Int) -> String {
    let part = image.cgImage?.cropping(to: CGRect(x: 0, y: y, width: 99, height: 1))
    let bytes = part?.dataProvider?.data.map { [UInt8]($0 as Data) } ?? []
    return stride(from: 0, to: bytes.count, by: 4).map { start in
      switch bytes[start..<start + 3] {
      case [0, 0, 255]: "r"
      case [255, 0, 0]: "b"
      case [0, 255, 0]: "g"
      default: "?"
      }
    }.joined()
  }

  @Test func aTiledMiddleIsRepeatedBetweenItsBorders() {
    let image = frame.resizableImage(withCapInsets: caps)
    #expect(image.capInsets == caps && image.resizingMode == .tile)
    let drawn = renderer(10, 9).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 9))
    }
    #expect(row(drawn, 1) == "rrrrrrrrrr" && row(drawn, 7) == "rrrrrrrrrr")
    #expect((2...6).allSatisfy { row(drawn, $0) == "rrbgbgbgrr" })
  }

  @Test func aStretchedMiddleNeverTouchesItsBorders() {
    let narrow = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 3)
    let image = frame.resizableImage(withCapInsets: narrow, resizingMode: .stretch)
    let drawn = renderer(12, 8).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 12, height: 8))
    }
    // One column of blue, stretched over seven.
    #expect(row(drawn, 3) == "rrbbbbbbbgrr")
  }

  @Test func bordersShareTheRoomWhereThereIsTooLittle() {
    let image = frame.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let drawn = renderer(2, 6).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 6))
    }
    #expect(row(drawn, 3) == "rr")
  }

  @Test func aPlainImageIsStretchedWhole() {
    #expect(frame.capInsets == .zero && frame.resizingMode == .tile)
    let drawn = renderer(12, 12).image { _ in
      frame.draw(in: CGRect(x: 0, y: 0, width: 12, height: 12))
    }
    #expect(row(drawn, 1) == "rrrrrrrrrrrr" && row(drawn, 6).hasPrefix("rrr"))
  }

  @Test func insetsThatAreNoNumbersCountAsNone() {
    let odd = UIEdgeInsets(top: -3, left: .nan, bottom: .infinity, right: 1)
    let image = frame.resizableImage(withCapInsets: odd)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 1))
  }

  @Test func otherCopiesOfAnImageKeepItsBorders() {
    let image = frame.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(image.withRenderingMode(.alwaysTemplate).capInsets == caps)
    #expect(image.withTintColor(red).resizingMode == .stretch)
    #expect(image != frame && image == image.withRenderingMode(.automatic))
  }

  @Test func anImageViewStretchesTheMiddleOnly() {
    let view = UIImageView(image: frame.resizableImage(withCapInsets: caps))
    let third = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    #expect(view.layer.contentsCenter == third && view.contentStretch == third)
    view.image = frame
    #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func aPlainImageLeavesTheStretchThatWasSet() {
    let view = UIImageView(image: frame)
    view.contentStretch = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    view.image = frame
    #expect(view.contentStretch.origin.x == 0.5)
  }

  @Test func theStretchAnimatesInABlock() {
    let stage = AnimationStage()
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(withDuration: 1) {
      view.contentStretch = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    }
    #expect(view.layer.animationKeys() == ["contentsCenter"])
  }
}
