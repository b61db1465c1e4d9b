import CoreGraphics
import RasterKit
import RenderKit
import Testing

/// A card rotated around the y axis, compared with rays from the eye through many points of each
/// pixel.
struct PerspectiveCoverageTests {
  private static let side = 80
  private static let (eye, turn) = (70.0, 0.7)

  private func card(_ change: (inout LayerSnapshot) -> Void = { _ in }) -> SceneLayer {
    SceneLayer(2, CGRect(x: 16, y: 20, width: 48, height: 40)).with {
      $0.transform = CATransform3DMakeRotation(Self.turn, 0, 1, 0)
      change(&$0)
    }
  }

  private func picture(of card: SceneLayer, on color: UInt32 = black) -> [UInt32] {
    let frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    let stage = Stage(Int32(Self.side), Int32(Self.side))
    stage.show(
      SceneLayer(1, frame, color: color, [card])
        .with { $0.depth.sublayerTransform.m34 = -1 / Self.eye })
    return stage.pixels
  }

  /// The point of the card, in its own coordinates, that is visible at a point of the screen.
  private func place(_ x: Double, _ y: Double) -> CGPoint {
    let (dx, dy) = (x - Double(Self.side) / 2, y - Double(Self.side) / 2)
    let u = dx / (cos(Self.turn) - dx * sin(Self.turn) / Self.eye)
    return CGPoint(x: u + 24, y: dy * (1 + u * sin(Self.turn) / Self.eye) + 20)
  }

  /// Compares green levels with the fraction of each pixel's 12 by 12 rays for which `isInside` is
  /// true. An edge along a row of rays is off by half of 1/12, a curve by another 1/20.
  private func compare(
    _ card: SceneLayer, tolerance: Double = 0.08, _ isInside: (CGPoint) -> Bool
  ) {
    let picture = picture(of: card)
    var worst = 0.0
    for (index, pixel) in picture.enumerated() {
      var hits = 0
      for ray in 0..<144 {
        let x = Double(index % Self.side) + (Double(ray % 12) + 0.5) / 12
        let y = Double(index / Self.side) + (Double(ray / 12) + 0.5) / 12
        if isInside(place(x, y)) { hits += 1 }
      }
      let level = Double(pixel >> 8 & 255) / 255
      worst = max(worst, abs(level - Double(hits) / 144))
    }
    #expect(worst < tolerance)
  }

  private func isInRoundedRect(_ p: CGPoint, _ rect: CGRect, _ radius: CGFloat) -> Bool {
    let (x, y) = (abs(p.x - rect.midX), abs(p.y - rect.midY))
    guard x <= rect.width / 2, y <= rect.height / 2 else { return false }
    let (dx, dy) = (x - rect.width / 2 + radius, y - rect.height / 2 + radius)
    return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius
  }

  private let bounds = CGRect(x: 0, y: 0, width: 48, height: 40)

  @Test func aBackgroundCoversItsShareOfEveryPixel() {
    compare(card { $0.backgroundColor = .white }, tolerance: 0.045) { bounds.contains($0) }
  }

  @Test func roundCornersCoverTheirShareOfEveryPixel() {
    compare(
      card {
        $0.backgroundColor = .white
        $0.cornerRadius = 14
      }
    ) { isInRoundedRect($0, bounds, 14) }
  }

  @Test func bordersGrowWiderTowardsTheEye() {
    compare(
      card {
        ($0.borderColor, $0.borderWidth) = (.white, 5)
        $0.cornerRadius = 12
      }
    ) { isInRoundedRect($0, bounds, 12) && !isInRoundedRect($0, bounds.insetBy(dx: 5, dy: 5), 7) }
  }

  @Test func roundClipsCutSublayersInPerspective() {
    var card = card {
      $0.masksToBounds = true
      $0.cornerRadius = 14
    }
    card.sublayers = [SceneLayer(3, CGRect(x: -9, y: 8, width: 66, height: 90), color: white)]
    compare(card) { isInRoundedRect($0, bounds, 14) && $0.y >= 8 }
  }

  @Test func hardEdgedTilesShareTheirEdgesToThePixel() {
    var card = card { $0.backgroundColor = CGColor(hex: red) }
    for index in 0..<30 {
      let frame = CGRect(x: 8 * (index % 6), y: 8 * (index / 6), width: 8, height: 8)
      let tile = SceneLayer(UInt64(10 + index), frame, color: 0x8000_ff00)
      card.sublayers.append(tile.with { $0.rare.smoothsEdges = false })
    }
    let picture = picture(of: card)
    for (index, pixel) in picture.enumerated() {
      let (x, y) = (Double(index % Self.side) + 0.5, Double(index / Self.side) + 0.5)
      guard bounds.insetBy(dx: 3, dy: 3).contains(place(x, y)) else { continue }
      // Half green over red, once: neither red alone nor three quarters of green.
      #expect(pixel == 0xff7f_8000, "pixel \(index)")
    }
  }

  @Test func masksLieInTheCardsPlane() {
    var mask = SceneLayer(4, CGRect(x: 6, y: 6, width: 30, height: 28), color: white)
      .with { $0.cornerRadius = 10 }
    for hasTwoParts in [false, true] {
      var card = card { $0.backgroundColor = .white }
      if hasTwoParts {
        mask.sublayers = [SceneLayer(5, CGRect(x: 20, y: 20, width: 28, height: 20), color: white)]
      }
      card.mask = [mask]
      card.snapshot.rare.group.mask = mask.id
      compare(card) {
        isInRoundedRect($0, CGRect(x: 6, y: 6, width: 30, height: 28), 10)
          || (hasTwoParts && CGRect(x: 26, y: 26, width: 22, height: 14).contains($0))
      }
    }
  }

  @Test func pathsAreFilledInPerspective() {
    let oval = CGRect(x: 4, y: 2, width: 40, height: 36)
    let ring = CGMutablePath()
    ring.addEllipse(in: oval)
    ring.addRect(CGRect(x: 16, y: 12, width: 12, height: 12))
    let card = card {
      $0.shape.path = ring
      $0.shape.fillColor = .white
      $0.shape.fillRule = .evenOdd
    }
    // Cairo counts coverage in steps of 1/15 across.
    compare(card) { p in
      let (x, y) = ((p.x - oval.midX) / 20, (p.y - oval.midY) / 18)
      return x * x + y * y <= 1 && !CGRect(x: 16, y: 12, width: 12, height: 12).contains(p)
    }
  }

  @Test func strokesGrowWiderTowardsTheEye() {
    let circle = CGRect(x: 8, y: 4, width: 32, height: 32)
    let card = card {
      $0.shape.path = CGPath(ellipseIn: circle, transform: nil)
      $0.shape.fillColor = nil
      $0.shape.strokeColor = .white
      $0.shape.line.width = 4
    }
    compare(card) { p in
      let (x, y) = (p.x - circle.midX, p.y - circle.midY)
      return abs((x * x + y * y).squareRoot() - 16) <= 2
    }
  }

  @Test(arguments: [GradientSnapshot.Axis.axial, .radial])
  func gradientsAreSeenInPerspective(axis: GradientSnapshot.Axis) {
    let card = card {
      $0.gradient.axis = axis
      $0.gradient.colors = [.black, .white]
      $0.gradient.startPoint = axis == .axial ? .zero : CGPoint(x: 0.5, y: 0.5)
      $0.gradient.endPoint = axis == .axial ? CGPoint(x: 1, y: 0) : CGPoint(x: 1, y: 1)
    }
    let picture = picture(of: card)
    for (index, pixel) in picture.enumerated() {
      let x = Double(index % Self.side) + 0.5
      let p = place(x, Double(index / Self.side) + 0.5)
      guard bounds.insetBy(dx: 2, dy: 2).contains(p) else { continue }
      let (u, v) = ((p.x - 24) / 24, (p.y - 20) / 20)
      let share = axis == .axial ? p.x / 48 : min((u * u + v * v).squareRoot(), 1)
      #expect(abs(Double(pixel & 255) - share * 255) <= 1, "pixel \(index)")
    }
  }

  @Test func shadowsOfBoxesAreBlurredInTheirPlane() {
    let card = card {
      $0.bounds.size = CGSize(width: 24, height: 20)
      $0.rare.shadow.color = .white
      $0.rare.shadow.opacity = 1
      $0.rare.shadow.radius = 3
      $0.rare.shadow.offset = CGSize(width: 4, height: 6)
      $0.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.004)
    }
    let picture = picture(of: card)
    for (index, pixel) in picture.enumerated() {
      let x = Double(index % Self.side) + 0.5
      let seen = place(x, Double(index / Self.side) + 0.5)
      // The card is larger by 12 points on each side, and its shadow is offset by (4, 6).
      let share =
        blurred(seen.x - 16, length: 24) * blurred(seen.y - 16, length: 20)
      #expect(abs(Double(pixel >> 8 & 255) - share * 255) <= 4, "pixel \(index)")
    }
  }

  /// A bar from 0 to `length` after a Gaussian blur of 3.
  private func blurred(_ x: Double, length: Double) -> Double {
    (erf(x / 3 / 2.0.squareRoot()) - erf((x - length) / 3 / 2.0.squareRoot())) / 2
  }
}
