import Foundation
import GLKit

/// The triangles of a teapot: surfaces that are swept along curves.
struct TeapotMesh {
  struct Vertex {
    var position: GLKVector3
    var normal: GLKVector3
    var texture: GLKVector2
  }

  private(set) var vertices: [Vertex] = []
  private(set) var indices: [UInt16] = []

  init() {
    // The body with its lid and knob is turned around the y axis.
    let profile: [(x: Float, y: Float)] = [
      (0, -0.75), (0.5, -0.75), (0.8, -0.5), (0.98, -0.1), (0.9, 0.3), (0.7, 0.55), (0.62, 0.6),
      (0.45, 0.7), (0.15, 0.8), (0.08, 0.86), (0.14, 0.95), (0.1, 1.03), (0, 1.05),
    ]
    let lathe = Self.smooth(profile.map { GLKVector3Make($0.x, $0.y, 0) }, 4)
    add(lathe.count, 32) { row, column in
      let angle = column * 2 * Float.pi
      let point = lathe[row]
      return GLKVector3Make(point.x * cos(angle), point.y, point.x * sin(angle))
    }
    let spout: [(x: Float, y: Float)] = [(0.7, -0.35), (1.1, -0.2), (1.25, 0.2), (1.6, 0.55)]
    addTube(spout, from: 0.3, to: 0.1)
    let handle: [(x: Float, y: Float)] = [
      (-0.75, 0.4), (-1.25, 0.45), (-1.5, 0.1), (-1.2, -0.3), (-0.85, -0.4),
    ]
    addTube(handle, from: 0.09, to: 0.09)
  }

  private mutating func addTube(_ line: [(x: Float, y: Float)], from: Float, to: Float) {
    let line = Self.smooth(line.map { GLKVector3Make($0.x, $0.y, 0) }, 8)
    add(line.count, 16) { row, column in
      let (before, after) = (line[max(row - 1, 0)], line[min(row + 1, line.count - 1)])
      let along = GLKVector3Normalize(GLKVector3Subtract(after, before))
      let across = GLKVector3Make(-along.y, along.x, 0)
      let radius = from + (to - from) * Float(row) / Float(line.count - 1)
      let (turn, angle) = (GLKVector3Make(0, 0, 1), -column * 2 * Float.pi)
      let offset = GLKVector3Add(
        GLKVector3MultiplyScalar(across, radius * cos(angle)),
        GLKVector3MultiplyScalar(turn, radius * sin(angle)))
      return GLKVector3Add(line[row], offset)
    }
  }

  /// Adds a grid whose last column lies on its first. Normals follow from the neighbours.
  private mutating func add(
    _ rows: Int, _ columns: Int, _ point: (_ row: Int, _ column: Float) -> GLKVector3
  ) {
    let first = UInt16(vertices.count)
    for row in 0..<rows {
      for column in 0...columns {
        let place = Float(column) / Float(columns)
        let down = GLKVector3Subtract(
          point(min(row + 1, rows - 1), place), point(max(row - 1, 0), place))
        let around = GLKVector3Subtract(point(row, place + 0.01), point(row, place - 0.01))
        let normal = GLKVector3CrossProduct(down, around)
        let isPole = GLKVector3Length(normal) < 1e-6
        vertices.append(
          Vertex(
            position: point(row, place),
            normal: isPole
              ? GLKVector3Make(0, row == 0 ? -1 : 1, 0) : GLKVector3Normalize(normal),
            texture: GLKVector2Make(place * 4, Float(row) / Float(rows) * 2)))
      }
    }
    let width = UInt16(columns + 1)
    for row in 0..<UInt16(rows - 1) {
      for column in 0..<UInt16(columns) {
        let corner = first + row * width + column
        indices += [corner, corner + width, corner + 1, corner + 1, corner + width]
        indices.append(corner + width + 1)
      }
    }
  }

  /// A curve through all points (Catmull and Rom).
  private static func smooth(_ points: [GLKVector3], _ steps: Int) -> [GLKVector3] {
    var curve: [GLKVector3] = []
    for index in 0..<points.count - 1 {
      let (a, b) = (points[max(index - 1, 0)], points[index])
      let (c, d) = (points[index + 1], points[min(index + 2, points.count - 1)])
      for step in 0..<steps {
        let t = Float(step) / Float(steps)
        func blend(_ a: Float, _ b: Float, _ c: Float, _ d: Float) -> Float {
          let (linear, square) = (c - a, 2 * a - 5 * b + 4 * c - d)
          return b + t / 2 * (linear + t * (square + t * (3 * (b - c) + d - a)))
        }
        curve.append(GLKVector3Make(blend(a.x, b.x, c.x, d.x), blend(a.y, b.y, c.y, d.y), 0))
      }
    }
    return curve + [points[points.count - 1]]
  }
}
