import CoreGraphics
import Foundation
import Testing

/// Gradients around a point, and shadings, whose colours functions compute.
@MainActor @Suite struct ShadingPictureTests {
  @Test(arguments: DrawingScene.conicGradients + DrawingScene.shadings)
  func looksAsItDid(scene: DrawingScene) throws { try scene.expectPicture(.upwards) }
}

private let wheel: [CGColor] = [.rose, .sun, .leaf, .sky, .rose]

private func gradient(_ colors: [CGColor], _ places: [CGFloat]? = nil) throws -> CGGradient {
  let made = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: places)
  return try #require(made)
}

extension DrawingScene {
  fileprivate static let conicGradients = [
    DrawingScene("conic", 48, 48) { context, shows in
      let colors = try gradient(wheel)
      if shows { context.drawConicGradient(colors, center: point(20, 28), angle: 0) }
    },
    DrawingScene("conic-angle", 48, 48) { context, shows in
      let colors = try gradient(wheel)
      context.drawConicGradient(colors, center: point(24, 24), angle: shows ? .pi / 3 : 0)
    },
    DrawingScene("conic-clipped", 64, 48) { context, shows in
      let colors = try gradient([.navy, .navy, .mist, .sky], [0, 0.25, 0.25, 1])
      context.addEllipse(in: rect(4, 4, 56, 40))
      context.clip()
      context.translateBy(x: 32, y: 24)
      context.scaleBy(x: 1.5, y: 1)
      context.setAlpha(0.8)
      if shows { context.drawConicGradient(colors, center: .zero, angle: 0.5) }
    },
  ]

  fileprivate static let shadings = [
    DrawingScene("axial", 64, 32) { context, shows in
      let function = try waves()
      let shading = CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: point(12, 4), end: point(52, 28),
        function: function, extendStart: false, extendEnd: false)
      if shows { context.drawShading(try #require(shading)) }
    },
    DrawingScene("axial-extended", 64, 32) { context, shows in
      let function = try waves()
      let shading = CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: point(20, 0), end: point(44, 0),
        function: function, extendStart: shows, extendEnd: shows)
      context.drawShading(try #require(shading))
    },
    DrawingScene("radial", 64, 48) { context, shows in
      let function = try waves()
      let shading = CGShading(
        radialSpace: CGColorSpaceCreateDeviceRGB(), start: point(18, 24), startRadius: 4,
        end: point(42, 24), endRadius: 18, function: function, extendStart: true,
        extendEnd: false)
      if shows { context.drawShading(try #require(shading)) }
    },
    DrawingScene("axial-gray", 64, 16) { context, shows in
      let function = try function(results: 1) { place, output in output[0] = place * place }
      let shading = CGShading(
        axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: point(64, 0),
        function: function, extendStart: false, extendEnd: false)
      if shows { context.drawShading(try #require(shading)) }
    },
    DrawingScene("axial-inks", 64, 16) { context, shows in
      let function = try function(results: 4) { place, output in
        (output[0], output[1], output[2], output[3]) = (place, 1 - place, 0.2, place / 4)
      }
      let shading = CGShading(
        axialSpace: CGColorSpaceCreateDeviceCMYK(), start: .zero, end: point(64, 0),
        function: function, extendStart: false, extendEnd: false)
      if shows { context.drawShading(try #require(shading)) }
    },
  ]
}

private typealias Results = UnsafeMutablePointer<CGFloat>

/// Red, green and blue that rise and fall, and alpha that falls.
private func waves() throws -> CGFunction {
  try function(results: 4) { place, output in
    output[0] = 0.5 + 0.5 * sin(place * 9)
    output[1] = 0.5 + 0.5 * cos(place * 6)
    output[2] = place
    output[3] = 1 - place / 2
  }
}

private func function(
  results count: Int, _ body: @escaping (CGFloat, Results) -> Void
) throws -> CGFunction {
  let callbacks = CGFunctionCallbacks(
    version: 0, evaluate: { _, input, output in body(input[0], output) }, releaseInfo: nil)
  let domain: [CGFloat] = [0, 1]
  let range = (0..<count).flatMap { _ in domain }
  let made = withUnsafePointer(to: callbacks) {
    CGFunction(
      info: nil, domainDimension: 1, domain: domain, rangeDimension: count, range: range,
      callbacks: $0)
  }
  return try #require(made)
}
