import CoreGraphics
import Foundation
import ImageIO
import Testing
import UIKit
import UIKitTesting

/// Images as they are drawn and as image views show them: turned, tinted, stretched, aligned, and in frames.
@MainActor @Suite struct ImagePictureTests {
  @Test(arguments: DrawingScene.turnedImages + DrawingScene.drawnImages)
  func looksAsItDid(scene: DrawingScene) throws { try scene.expectPicture(.downwards) }

  @Test func templatesHaveTheTintOfTheirViews() throws {
    let harness = AppHarness()
    func shown(_ mode: UIImage.RenderingMode) throws -> CGImage {
      let image = UIImage(cgImage: try pennant()).withRenderingMode(mode)
      let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 24))
      sheet.backgroundColor = .white
      for (index, color) in [UIColor.systemBlue, .systemRed].enumerated() {
        let view = UIImageView(image: image)
        view.frame.origin = CGPoint(x: 4 + 32 * index, y: 4)
        view.tintColor = color
        sheet.addSubview(view)
      }
      return harness.screenshot(of: harness.show(sheet))
    }
    try expectSnapshot(
      try shown(.alwaysTemplate), named: "templates", differsFrom: [try shown(.alwaysOriginal)])
  }

  /// The right and the lower edge of what is aligned are at those of the gray box.
  @Test func insetsMoveWhatIsAligned() throws {
    let harness = AppHarness()
    func shown(_ insets: UIEdgeInsets) throws -> CGImage {
      let image = UIImage(cgImage: try pennant()).withAlignmentRectInsets(insets)
      let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 40))
      let box = UIView(frame: CGRect(x: 8, y: 6, width: 40, height: 24))
      let view = UIImageView(image: image)
      sheet.backgroundColor = .white
      box.backgroundColor = .systemGray4
      view.translatesAutoresizingMaskIntoConstraints = false
      sheet.addSubview(box)
      sheet.addSubview(view)
      NSLayoutConstraint.activate([
        view.rightAnchor.constraint(equalTo: box.rightAnchor),
        view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
      return harness.screenshot(of: harness.show(sheet))
    }
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 8, right: 12)
    try expectSnapshot(
      try shown(insets), named: "alignment-insets", differsFrom: [try shown(.zero)])
  }

  @Test func framesFollowOneAnother() throws {
    let harness = AppHarness()
    let frames = try Fixture("frames.png").images().map { UIImage(cgImage: $0) }
    let view = UIImageView(image: UIImage.animatedImage(with: frames, duration: 0.4))
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 24))
    sheet.backgroundColor = .white
    view.frame.origin = CGPoint(x: 4, y: 4)
    sheet.addSubview(view)
    let window = harness.show(sheet)
    // In the middle of a frame.
    harness.advance(by: 0.05)
    var former: [CGImage] = []
    for index in 0..<4 {
      let picture = harness.screenshot(of: window)
      try expectSnapshot(picture, named: "animated-\(index)", differsFrom: former)
      former.append(picture)
      harness.advance(by: 0.1)
    }
    // The first is there again.
    try expectSnapshot(
      harness.screenshot(of: window), named: "animated-0", differsFrom: Array(former.dropFirst()))
  }
}

extension DrawingScene {
  private static let orientations: [UIImage.Orientation] = [
    .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
  ]

  fileprivate static let turnedImages = [
    DrawingScene("orientations", 112, 56) { _, shows in
      let stored = try pennant()
      for (index, orientation) in orientations.enumerated() {
        let image = UIImage(cgImage: stored, scale: 1, orientation: shows ? orientation : .up)
        image.draw(at: CGPoint(x: 2 + 28 * (index % 4), y: 2 + 28 * (index / 4)))
      }
    },
    DrawingScene("orientation-of-file", 80, 48) { _, shows in
      let data = try Fixture("turned.jpg").data()
      let image = try #require(UIImage(data: data))
      let stored = try #require(image.cgImage)
      let shown = shows ? image : UIImage(cgImage: stored)
      shown.draw(at: CGPoint(x: 4, y: 4))
      let source = try #require(CGImageSourceCreateWithData(data, nil))
      let options: CFDictionary = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: shows, kCGImageSourceThumbnailMaxPixelSize: 24,
      ]
      let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
      UIImage(cgImage: small).draw(at: CGPoint(x: 50, y: 4))
    },
  ]

  fileprivate static let drawnImages = [
    DrawingScene("tints", 96, 24) { context, shows in
      let image = UIImage(cgImage: try pennant())
      context.stripes(rect(0, 0, 96, 24))
      let colors: [UIColor] = [.systemRed, .systemGreen, UIColor(white: 0, alpha: 0.4)]
      for (index, color) in colors.enumerated() {
        let drawn = shows ? image.withTintColor(color) : image
        drawn.draw(at: CGPoint(x: 4 + 32 * index, y: 4))
      }
    },
    DrawingScene("blended", 96, 24) { context, shows in
      let image = UIImage(cgImage: try pennant())
      context.fill(0, 0, 96, 12, .sun)
      let modes: [CGBlendMode] = [.multiply, .screen, .difference]
      for (index, mode) in modes.enumerated() {
        let place = CGRect(x: 4 + 32 * index, y: 4, width: 24, height: 16)
        image.draw(in: place, blendMode: shows ? mode : .normal, alpha: shows ? 0.8 : 1)
      }
    },
    DrawingScene("borders", 112, 48) { _, shows in
      let image = UIImage(cgImage: try pennant())
      let insets = UIEdgeInsets(top: 3, left: 9, bottom: 4, right: 3)
      let modes: [UIImage.ResizingMode] = [.tile, .stretch]
      for (index, mode) in modes.enumerated() {
        let resizable = image.resizableImage(withCapInsets: insets, resizingMode: mode)
        let place = CGRect(x: 2 + 56 * index, y: 2, width: 52, height: 44)
        let shown = shows ? resizable : image
        shown.draw(in: place)
      }
    },
    DrawingScene("as-pattern", 64, 40) { _, shows in
      let image = UIImage(cgImage: try pennant())
      let place = CGRect(x: 6, y: 5, width: 54, height: 31)
      if shows { image.drawAsPattern(in: place) } else { image.draw(in: place) }
    },
  ]
}
