import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Notes

/// Bars, titles and the list of notes, without what depends on the day. Wide and narrow, light and dark.
@MainActor @Suite(.serialized) struct NotesLooksTests {
  private let stage = NotesStage()

  @Test(arguments: [false, true], [360, 1000])
  func upperAndLowerEdges(isDark: Bool, width: Int) async throws {
    defer { stage.remove() }
    let controller = try await stage.open(["Ants", "Bees"], width: CGFloat(width))
    let window = try #require(controller.view.window)
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    stage.harness.advance(by: 1)
    let picture = stage.harness.screenshot(of: window)
    let scale = picture.width / width
    let edges = width == 360 ? [("top", 0, 203), ("bottom", 630, 70)] : [("top", 0, 203)]
    for (edge, y, height) in edges {
      let part = CGRect(
        x: 0, y: y * scale, width: min(width, 330) * scale,
        height: height * scale)
      try expectSnapshot(
        try #require(picture.cropping(to: part)),
        named: "\(edge)-\(width)-\(isDark ? "dark" : "light")",
        tolerance: 8, allowedPixels: 60)
    }
  }
}
