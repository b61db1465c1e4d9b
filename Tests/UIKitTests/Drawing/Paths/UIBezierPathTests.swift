import Testing
import UIKit

@MainActor @Suite struct UIBezierPathTests {
  private func renderer(_ size: CGSize) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format)
  }

  @Test func aRoundedRectLacksItsCorners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 30), cornerRadius: 10)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 4, y: 4)))
  }

  @Test func arcsGoClockwiseAsSeen() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.minX > -0.001, "a quarter, not the other three")
  }

  @Test func fillingPaintsInTheCurrentColor() {
    let image = renderer(CGSize(width: 4, height: 4)).image { _ in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).fill()
    }
    let data = image.cgImage?.dataProvider?.data.map { [UInt8]($0 as Data) } ?? []
    #expect(data.count { $0 == 255 } == 2 * 4, "red and alpha of four pixels")
  }

  @Test func theEvenOddRuleIsThePathsOwn() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }

  @Test func transformsMoveThePath() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.apply(CGAffineTransform(translationX: 5, y: 7))
    #expect(path.bounds == CGRect(x: 5, y: 7, width: 10, height: 10))
  }
}
