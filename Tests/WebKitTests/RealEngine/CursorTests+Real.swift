import CoreGraphics
import Foundation
import Testing
import UIKitTesting
import WebEngineProtocol
import WebRig

@testable import UIKit
@testable import WebKit

extension RealEngineTests {
  /// Shapes of the pointer that pages ask for.
  @MainActor @Suite struct CursorTests {
    private static let shapes: [PageCursor] = [
      .wait, .crosshair, .notAllowed, .northSouthResize, .northWestSouthEastResize, .help,
    ]

    @Test func stylesNameTheShape() async throws {
      let rows = Self.shapes.map { "<div style='height:30px;cursor:\($0.rawValue)'></div>" }
      let page = "<!doctype html><body style='margin:0'>\(rows.joined())"
      let stage = try RealStage(["/": .page(page)])
      defer { stage.end() }
      try await stage.open()
      for (row, cursor) in Self.shapes.enumerated() {
        for step in 0..<300 where stage.view.content.cursor != cursor {
          stage.harness.hover(stage.view, at: CGPoint(x: 20 + step % 2, y: row * 30 + 15))
          stage.harness.advance(by: 0.02)
          try await Task.sleep(nanoseconds: 20_000_000)
        }
        #expect(stage.view.content.cursor == cursor)
      }
    }
  }
}
