import UIKit

/// Hills under the sun, drawn once in each size.
@MainActor
enum Landscape {
  static let wide = draw(CGSize(width: 180, height: 90))
  static let tall = draw(CGSize(width: 80, height: 150))
  static let small = draw(CGSize(width: 40, height: 40))

  private static func draw(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.scaleBy(x: size.width / 100, y: size.height / 100)
      UIColor(red: 0.5, green: 0.78, blue: 0.98, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      UIColor(red: 0.3, green: 0.66, blue: 0.42, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: -50, y: 55, width: 120, height: 110)).fill()
      UIColor(red: 0.2, green: 0.5, blue: 0.36, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 20, y: 66, width: 130, height: 110)).fill()
      // The sun is round in every size.
      let radius = min(size.width, size.height) / 8
      let (rx, ry) = (radius / size.width * 100, radius / size.height * 100)
      UIColor(red: 1, green: 0.85, blue: 0.3, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 70 - rx, y: 26 - ry, width: 2 * rx, height: 2 * ry)).fill()
    }
  }
}
