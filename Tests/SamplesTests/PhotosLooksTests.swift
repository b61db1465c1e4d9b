import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Photos

/// The grid with a selected picture and broken files, and one picture: light, dark and from right to left.
@MainActor @Suite(.serialized) struct PhotosLooksTests {
  private let stage = PhotosStage()

  private enum Look: String, CaseIterable { case light, dark, mirrored }

  private func open(_ look: Look) async throws -> PhotosViewController {
    try stage.makeFiles(5)
    let controller = try await stage.open(
      stage.thumbnails(), files: 7, mirrored: look == .mirrored)
    controller.view.window?.overrideUserInterfaceStyle = look == .dark ? .dark : .light
    stage.harness.advance(by: 0.5)
    return controller
  }

  private func expectPicture(_ controller: PhotosViewController, _ name: String) throws {
    let window = try #require(controller.view.window)
    try expectSnapshot(
      stage.harness.screenshot(of: window), named: name, tolerance: 8, allowedPixels: 60)
  }

  @Test(arguments: Look.allCases)
  private func theGrid(_ look: Look) async throws {
    defer { stage.remove() }
    let controller = try await open(look)
    stage.harness.press(look == .mirrored ? .keyboardLeftArrow : .keyboardRightArrow)
    stage.harness.press(look == .mirrored ? .keyboardLeftArrow : .keyboardRightArrow)
    stage.harness.advance(by: 0.5)
    try expectPicture(controller, "grid-\(look.rawValue)")
  }

  @Test(arguments: Look.allCases)
  private func onePicture(_ look: Look) async throws {
    defer { stage.remove() }
    let controller = try await open(look)
    controller.open(1)
    let detail = try #require(controller.detail)
    try await stage.wait { detail.picture.image != nil }
    stage.harness.advance(by: 0.5)
    try expectPicture(controller, "picture-\(look.rawValue)")
  }

  @Test func aBrokenFileSaysSo() async throws {
    defer { stage.remove() }
    let controller = try await open(.dark)
    controller.open(5)
    let detail = try #require(controller.detail)
    try await stage.wait { detail.view.subviews.contains { ($0 as? UILabel)?.text != nil } }
    stage.harness.advance(by: 0.5)
    try expectPicture(controller, "broken-dark")
  }
}
