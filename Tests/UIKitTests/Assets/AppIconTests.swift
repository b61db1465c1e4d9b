import Foundation
import FoundationAdditions
import PlatformKit
import RasterKit
import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite struct AppIconTests {
  private let files: TemporaryBundle

  init() throws {
    files = try TemporaryBundle()
    try files.writeSet(
      "AppIcon.appiconset",
      [
        "{idiom: universal, filename: large.png, size: 1024x1024}",
        "{idiom: ipad, filename: small.png, size: 16x16, scale: 1x}",
      ])
    try files.writePicture(
      "AppIcon.appiconset/large.png", .red, pixels: CGSize(width: 1024, height: 1024))
    try files.writePicture(
      "AppIcon.appiconset/small.png", .blue, pixels: CGSize(width: 16, height: 16))
  }

  @Test func desktopsGetTheIconInTheSizesTheyShow() {
    let pictures = AppIcon.pictures(of: files.bundle)
    #expect(pictures.map { Int($0.size.width) } == [16, 32, 48, 64, 128])
    #expect(pictures[0].base.pointee == 0xFF00_00FF)
    #expect(pictures.dropFirst().allSatisfy { $0.base[Int($0.size.width) / 2] == 0xFFFF_0000 })
  }

  @Test func itIsDecodedOnce() {
    let (first, second) = (AppIcon.pictures(of: files.bundle), AppIcon.pictures(of: files.bundle))
    #expect(first.count == 5 && first.elementsEqual(second, by: ===))
  }

  @Test func theWindowGetsIt() async throws {
    let harness = AppHarness()
    let window = harness.show(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    let platform = try #require(window.platformWindow as? HeadlessWindow)
    #expect(platform.icon.isEmpty)
    window.showIcon(of: files.bundle)
    for _ in 0..<6000 where platform.icon.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(platform.icon.count == 5)
  }

  @Test func aWindowThatAppearsGetsTheAppsOwn() async throws {
    let former = Bundle.appResources
    let harness = AppHarness()
    harness.application.engine.resources = files.bundle
    harness.application.useResources()
    let window = harness.show(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    Bundle.appResources = former
    let platform = try #require(window.platformWindow as? HeadlessWindow)
    for _ in 0..<6000 where platform.icon.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    #expect(platform.icon.first?.base.pointee == 0xFF00_00FF && platform.icon.count == 5)
    harness.application.stop()
  }

  @Test func theTemplateWithoutPicturesIsNoFault() throws {
    let empty = try TemporaryBundle()
    try empty.writeSet(
      "AppIcon.appiconset", ["{idiom: universal, platform: ios, size: 1024x1024}"])
    var pictures: [PixelBuffer]?
    let lines = loggedLines(with: "AppIcon") { pictures = AppIcon.pictures(of: empty.bundle) }
    #expect(pictures?.isEmpty == true && lines.isEmpty)
  }

  @Test func invalidPicturesAreLeftOut() throws {
    try files.write(
      "Media.xcassets/AppIcon.appiconset/small.png", Data("no picture".utf8))
    let lines = loggedLines(with: "small.png") {
      let pictures = AppIcon.pictures(of: files.bundle)
      #expect(pictures.map { Int($0.size.width) } == [32, 48, 64, 128])
    }
    #expect(lines.count == 1)
    let empty = try TemporaryBundle()
    #expect(AppIcon.pictures(of: empty.bundle).isEmpty)
  }
}
