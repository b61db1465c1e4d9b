import UIKit

/// The pictures of the samples, drawn when they are first used.
@MainActor
enum Drawings {
  /// Hills under the sun, 160 by 110 points.
  static let landscape: UIImage = {
    let size = CGSize(width: 160, height: 110)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(red: 0.45, green: 0.74, blue: 0.98, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(red: 1, green: 0.84, blue: 0.35, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 104, y: 14, width: 34, height: 34)).fill()
      UIColor(red: 0.35, green: 0.72, blue: 0.5, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: -50, y: 60, width: 170, height: 120)).fill()
      UIColor(red: 0.22, green: 0.56, blue: 0.42, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 60, y: 72, width: 180, height: 120)).fill()
      UIColor(white: 1, alpha: 0.9).setFill()
      for x in [24, 38, 52] as [CGFloat] {
        UIBezierPath(ovalIn: CGRect(x: x, y: 22 - abs(x - 38) / 7, width: 22, height: 14)).fill()
      }
    }
  }()

  /// A balloon of speech with round corners, stripes, and a tail at the lower right, 64 points wide.
  static let balloon: UIImage = {
    let size = CGSize(width: 64, height: 64)
    return UIGraphicsImageRenderer(size: size).image { _ in
      let body = UIBezierPath(
        roundedRect: CGRect(x: 1, y: 1, width: 62, height: 52), cornerRadius: 16)
      UIColor.systemTeal.setFill()
      body.fill()
      let tail = UIBezierPath()
      tail.move(to: CGPoint(x: 40, y: 52))
      tail.addLine(to: CGPoint(x: 58, y: 63))
      tail.addLine(to: CGPoint(x: 54, y: 48))
      tail.close()
      tail.fill()
      UIColor(white: 1, alpha: 0.35).setFill()
      for x in [22, 30] as [CGFloat] {
        UIBezierPath(rect: CGRect(x: x, y: 8, width: 4, height: 38)).fill()
      }
    }
  }()
}
