import Foundation
import FoundationAdditions
import Testing

@testable import UIKit

/// Images whose frames are files of the app.
@MainActor @Suite struct AnimatedImageTests {
  private let files: TemporaryBundle

  init() throws {
    files = try TemporaryBundle()
    let size = CGSize(width: 12, height: 6)
    for (number, color) in [(0, UIColor.red), (1, .green), (3, .blue)] {
      try files.write("run\(number).png", TemporaryBundle.png(color, size))
    }
  }

  /// With the files as those of the app.
  private func made(_ make: () -> UIImage?) -> UIImage? {
    let former = Bundle.appResources
    defer { Bundle.appResources = former }
    Bundle.appResources = files.bundle
    return make()
  }

  @Test func framesAreThoseUpToTheFirstThatIsMissing() throws {
    let image = try #require(made { UIImage.animatedImageNamed("run", duration: 3) })
    #expect(image.images?.map { pixel($0, 0, 0) } == [redPixel, greenPixel])
    #expect(image.duration == 3 && image.size == CGSize(width: 12, height: 6))
    #expect(pixel(image, 0, 0) == redPixel)
    #expect(made { UIImage.animatedImageNamed("walk", duration: 3) } == nil)
  }

  @Test func withoutADurationThirtyShowInASecond() {
    for duration in [0, -1, .nan, .infinity] as [TimeInterval] {
      #expect(made { UIImage.animatedImageNamed("run", duration: duration) }?.duration == 2.0 / 30)
    }
  }

  @Test func framesMayHaveBorders() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 3)
    let tiled = made { UIImage.animatedResizableImageNamed("run", capInsets: insets, duration: 1) }
    let stretched = made {
      UIImage.animatedResizableImageNamed(
        "run", capInsets: insets, resizingMode: .stretch, duration: 1)
    }
    for (image, mode) in [(tiled, UIImage.ResizingMode.tile), (stretched, .stretch)] {
      let frames = try #require(image?.images)
      #expect(frames.count == 2)
      #expect(frames.allSatisfy { $0.capInsets == insets && $0.resizingMode == mode })
    }
  }
}
