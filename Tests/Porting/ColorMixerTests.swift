import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import ColorMixer

@MainActor @Suite(.serialized) struct ColorMixerTests {
  private let app = RunningApp(AppDelegate())

  private func slider(_ name: String) throws -> ChannelSlider { try app.find(name) }

  /// Where the knob is at a value.
  private func place(_ value: CGFloat, in slider: ChannelSlider) -> CGPoint {
    CGPoint(x: 16 + value * (slider.bounds.width - 32), y: 16)
  }

  @Test func itStartsGrey() throws {
    #expect(try app.text("hex") == "#808080")
    #expect(try abs(slider("green").value - 0.5) < 0.001)
    #expect(try slider("blue").accessibilityValue == "50 %")
    #expect(try slider("blue").accessibilityTraits.contains(.adjustable))
  }

  @Test func draggingAKnobMixes() throws {
    let red = try slider("red")
    app.harness.touchDown(red, at: place(0.5, in: red))
    #expect(try red.isTracking && app.find("swatch").layer.borderWidth == 2)
    app.move(to: place(1, in: red), in: red)
    #expect(try app.text("hex") == "#FF8080")
    app.move(to: CGPoint(x: -50, y: 100), in: red)
    #expect(try app.text("hex") == "#008080")
    app.harness.touchUp()
    #expect(try !red.isTracking && app.find("swatch").layer.borderWidth == 0)
    let shown = app.harness.color(at: CGPoint(x: 100, y: 60), in: try app.find("swatch"))
    #expect(shown == (0, 128, 128))
  }

  @Test func aTouchBesideTheKnobPutsItThere() throws {
    let blue = try slider("blue")
    app.harness.tap(blue, at: place(0.25, in: blue))
    #expect(abs(blue.value - 0.25) < 0.001)
    #expect(try app.text("hex") == "#808040")
  }

  @Test func presetsAreChosenByASelectorMadeFromAString() throws {
    try app.tap("Tomato")
    #expect(try app.text("hex") == "#FF6347")
    #expect(try abs(slider("red").value - 1) < 0.001 && abs(slider("blue").value - 0.28) < 0.001)
    try app.tap("Navy")
    #expect(try app.text("hex") == "#000080")
  }

  @Test func adjustingGoesInSteps() throws {
    let green = try slider("green")
    green.accessibilityIncrement()
    green.accessibilityIncrement()
    #expect(green.accessibilityValue == "60 %")
    #expect(try app.text("hex") == "#809980")
    for _ in 0..<20 { green.accessibilityDecrement() }
    #expect(try green.value == 0 && app.text("hex") == "#800080")
  }

  @Test func aDoubleTapResets() throws {
    app.harness.tap(try slider("red"), taps: 2)
    #expect(try app.text("hex") == "#008080")
  }

  @Test func anObserverSeesTheSwatchsBounds() throws {
    let width = Int(try app.window.bounds.width) - 40
    let shown = try app.text("frame")
    #expect(shown == "{{0, 0}, {\(width), 120}}")
  }

  /// The build has compiled it, and nothing of its text is beside the program.
  @Test func theStoryboardIsThePrograms() throws {
    let controller = try #require(try app.window.rootViewController as? MixerViewController)
    let folder = Bundle.appResources.bundleURL
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let storyboards = (files ?? []).map { $0.split(separator: "/").last ?? "" }
      .filter { $0.hasPrefix("Main.") }
    #expect(storyboards == ["Main.storyboardc"])
    #expect(controller.storyboard != nil)
    #expect(try app.window.tintColor == .systemIndigo, "its window is there before the launch")
    #expect(try app.find("Olive", as: UIButton.self).currentTitle == "Olive")
    #expect(try slider("green").accessibilityLabel == "Green")
  }

  @Test func constraintsPlaceWhatTheStoryboardHas() throws {
    let root = try #require(try app.window.rootViewController?.view)
    let width = root.bounds.width
    let swatch = try app.find("swatch")
    #expect(swatch.frame == CGRect(x: 20, y: 40, width: width - 40, height: 120))
    #expect(swatch.layer.cornerRadius == 12)
    let blue = try slider("blue")
    #expect(
      blue.convert(blue.bounds, to: root)
        == CGRect(x: 20, y: 306, width: width - 40, height: 32))
    let navy = try app.find("Navy")
    #expect(
      navy.convert(navy.bounds, to: root) == CGRect(x: 220, y: 360, width: 90, height: 36))
  }

  @Test func namesAreKnownToKeyValueCoding() throws {
    let controller = try #require(try app.window.rootViewController)
    #expect((controller.value(forKey: "color") as? UIColor)?.hexString == "#808080")
    let red = try slider("red")
    red.setValue(0.75, forKey: "value")
    #expect(red.value == 0.75)
    #expect(controller.responds(to: Selector("choosePreset:")))
    #expect(!controller.responds(to: Selector("chooseNothing:")))
  }
}
