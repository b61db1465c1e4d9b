import CoreGraphics
import Testing
import UIKit

/// A picture in files of all kinds, most of them with clear and translucent parts, and animations frame by frame.
@MainActor @Suite struct ImageFilePictureTests {
  nonisolated private static let pictures = [
    Fixture("alpha-16.png"), Fixture("opaque.bmp"), Fixture("runs.bmp"), Fixture("alpha.bmp"),
    Fixture("alpha.ico"), Fixture("clear.gif"), Fixture("alpha.tiff", "libtiff.so.6"),
    Fixture("inks.tiff", "libtiff.so.6"), Fixture("alpha-lossless.webp", "libwebp.so.7"),
    Fixture("alpha-lossy.webp", "libwebp.so.7"), Fixture("opaque.heic", "libheif.so.1"),
    Fixture("opaque.avif", "libheif.so.1"),
  ]

  nonisolated private static let animations = [
    Fixture("frames.gif"), Fixture("frames.png"), Fixture("frames.webp", "libwebp.so.7"),
  ]

  /// Decoders round in ways of their own.
  @Test(arguments: pictures.filter(\.isReadable).map(DrawingScene.still))
  func aFileLooksAsItDid(scene: DrawingScene) throws {
    try scene.expectPicture(.downwards, tolerance: 6)
  }

  @Test(arguments: animations.filter(\.isReadable).map(DrawingScene.strip))
  func framesLookAsTheyDid(scene: DrawingScene) throws { try scene.expectPicture(.downwards) }
}

extension DrawingScene {
  /// As large as it is.
  fileprivate static func still(_ file: Fixture) -> DrawingScene {
    DrawingScene(file.name.dashed, 48, 32) { context, shows in
      context.stripes(rect(0, 0, 48, 32))
      let image = UIImage(cgImage: try file.images()[0])
      if shows { image.draw(at: point(4, 4)) }
    }
  }

  /// What each frame shows with what is left of those before.
  fileprivate static func strip(_ file: Fixture) -> DrawingScene {
    DrawingScene(file.name.dashed, 112, 24) { context, shows in
      context.stripes(rect(0, 0, 112, 24))
      let frames = try file.images()
      #expect(frames.count == 4)
      for (index, frame) in frames.enumerated() {
        let image = UIImage(cgImage: shows ? frame : frames[0])
        image.draw(at: point(2 + 28 * CGFloat(index), 4))
      }
    }
  }
}

extension String {
  fileprivate var dashed: String { replacingOccurrences(of: ".", with: "-") }
}
