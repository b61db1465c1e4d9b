import UIKit

struct Photo: Hashable, Identifiable {

    let id: Int
    let title: String
    let hue: CGFloat
    var isFavorite = false

    static let samples: [Photo] = [
        Photo(id: 0, title: "Dunes", hue: 0.1), Photo(id: 1, title: "Forest", hue: 0.33), Photo(id: 2, title: "Lagoon", hue: 0.5),
        Photo(id: 3, title: "Dusk", hue: 0.7), Photo(id: 4, title: "Orchid", hue: 0.85),
    ]

    /// Draws hills under a sky.
    func makeImage(size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            let cgContext = context.cgContext
            let colors = [color(brightness: 1).cgColor, color(brightness: 0.6).cgColor] as CFArray
            if let sky = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
                cgContext.drawLinearGradient(sky, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
            }
            for layer in 0..<3 {
                let hill = UIBezierPath()
                let top = size.height * (0.5 + 0.15 * CGFloat(layer))
                hill.move(to: CGPoint(x: 0, y: size.height))
                hill.addLine(to: CGPoint(x: 0, y: top))
                hill.addCurve(
                    to: CGPoint(x: size.width, y: top + 20),
                    controlPoint1: CGPoint(x: size.width * 0.3, y: top - 80 + CGFloat(40 * layer)),
                    controlPoint2: CGPoint(x: size.width * 0.7, y: top + 80))
                hill.addLine(to: CGPoint(x: size.width, y: size.height))
                hill.close()
                color(brightness: 0.5 - 0.15 * CGFloat(layer)).setFill()
                hill.fill()
            }
            let text = NSAttributedString(
                string: title,
                attributes: [.font: UIFont.preferredFont(forTextStyle: .largeTitle), .foregroundColor: UIColor.white])
            text.draw(at: CGPoint(x: 16, y: 12))
        }
    }

    private func color(brightness: CGFloat) -> UIColor {
        UIColor(hue: hue, saturation: 0.7, brightness: brightness, alpha: 1)
    }
}
