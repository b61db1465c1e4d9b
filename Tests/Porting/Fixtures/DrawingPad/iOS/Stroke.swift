import UIKit

/// One line, from the finger's landing to its lift.
final class Stroke: NSObject {

    let color: UIColor
    let width: CGFloat
    private(set) var points: [CGPoint] = []

    init(color: UIColor, width: CGFloat) {
        self.color = color
        self.width = width
        super.init()
    }

    func append(_ point: CGPoint) {
        points.append(point)
    }

    /// A curve through the middles between the points.
    var path: UIBezierPath {
        let path = UIBezierPath()
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        guard let first = points.first, let last = points.last else { return path }
        path.move(to: first)
        if points.count < 3 {
            path.addLine(to: last)
            return path
        }
        for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
            path.addQuadCurve(to: CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2), controlPoint: point)
        }
        path.addLine(to: last)
        return path
    }

    var dirtyRect: CGRect {
        guard !points.isEmpty else { return .null }
        return path.bounds.insetBy(dx: -width, dy: -width)
    }

    override var description: String {
        let start = points.first.map(NSCoder.string(for:)) ?? "-"
        return "\(type(of: self)) of \(points.count) points from \(start)"
    }
}
