import UIKit

/// A landscape at one of five times of day, drawn once.
@MainActor
struct Picture {
  let image: UIImage

  init(_ number: Int) {
    let skies: [(UIColor, UIColor)] = [
      (.systemOrange, .systemPink), (.systemCyan, .systemBlue), (.systemYellow, .systemOrange),
      (.systemIndigo, .systemPurple), (.systemTeal, .systemGreen),
    ]
    let (light, dark) = skies[number % skies.count]
    let size = CGSize(width: 268, height: 348)
    image = UIGraphicsImageRenderer(size: size).image { context in
      Self.paintSky(light, dark, size, context.cgContext)
      Self.paintSun(number, size)
      for (row, shade) in [0.35, 0.55, 0.8].enumerated() {
        Self.paintHill(row, number, UIColor(white: 0.08, alpha: shade), size)
      }
    }
  }

  private static func paintSky(
    _ top: UIColor, _ bottom: UIColor, _ size: CGSize, _ context: CGContext
  ) {
    let colors = [top.cgColor, bottom.cgColor] as CFArray
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
    else { return }
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
  }

  private static func paintSun(_ number: Int, _ size: CGSize) {
    UIColor(white: 1, alpha: 0.85).setFill()
    let place = CGPoint(x: 60 + CGFloat(number) * 36, y: 90)
    UIBezierPath(ovalIn: CGRect(x: place.x - 26, y: place.y - 26, width: 52, height: 52)).fill()
  }

  private static func paintHill(_ row: Int, _ number: Int, _ color: UIColor, _ size: CGSize) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for step in 0...40 {
      let x = size.width * CGFloat(step) / 40
      let wave = sin(x / (70 - CGFloat(row) * 12) + CGFloat(number * 2 + row * 3))
      path.addLine(to: CGPoint(x: x, y: 200 + CGFloat(row) * 46 + wave * (26 - CGFloat(row) * 5)))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    color.setFill()
    path.fill()
  }
}
