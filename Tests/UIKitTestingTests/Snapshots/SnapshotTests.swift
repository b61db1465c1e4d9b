import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct SnapshotTests {
  private func picture(radius: CGFloat) -> CGImage {
    let harness = AppHarness()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 48, height: 32))
    view.backgroundColor = .white
    let disc = UIView(frame: CGRect(x: 8, y: 4, width: 24, height: 24))
    disc.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
    disc.layer.cornerRadius = radius
    view.addSubview(disc)
    return harness.screenshot(of: harness.show(view))
  }

  @Test func theSamePictureMatchesItsReference() throws {
    try expectSnapshot(picture(radius: 12), named: "disc")
  }

  @Test func anotherPictureDoesNot() throws {
    let error = #expect(throws: SnapshotError.self) {
      try expectSnapshot(picture(radius: 11), named: "disc")
    }
    #expect(error?.description.contains("differs in") == true)
  }

  @Test func anotherSizeDoesNot() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 47, height: 32))
    let harness = AppHarness()
    let image = harness.screenshot(of: harness.show(view))
    let error = #expect(throws: SnapshotError.self) { try expectSnapshot(image, named: "disc") }
    #expect(error?.description.contains("is 47x32, its reference 48x32") == true)
  }

  @Test func aMissingReferenceSaysWhatToDo() {
    let error = #expect(throws: SnapshotError.self) {
      try expectSnapshot(picture(radius: 3), named: "nothing-of-the-kind")
    }
    #expect(error?.description.contains("bless it") == true)
  }

  @Test func aVariantThatLooksTheSameIsRefused() throws {
    try expectSnapshot(picture(radius: 12), named: "disc", differsFrom: [picture(radius: 9)])
    let error = #expect(throws: SnapshotError.self) {
      let variants = [picture(radius: 9), picture(radius: 12)]
      try expectSnapshot(picture(radius: 12), named: "disc", differsFrom: variants)
    }
    #expect(error?.description.contains("would not notice variant 1") == true)
  }
}
