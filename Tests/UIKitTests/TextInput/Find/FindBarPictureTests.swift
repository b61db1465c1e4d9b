import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// The beginnings of both fields: light, dark, from right to left, and at four scales.
@MainActor
struct FindBarPictureTests {
  typealias Look = ControlPictureTests.Look

  private func picture(_ look: Look, replacement: String) -> CGImage {
    let bar = FindBar { _ in }
    bar.replacementIsOffered = true
    bar.begin(showsReplace: true)
    (bar.searchField.text, bar.replacementField.text) = ("fish", replacement)
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    for part in bar.subviews {
      part.semanticContentAttribute = look.isRightToLeft ? .forceRightToLeft : .unspecified
    }
    let size = CGSize(width: 90, height: 96)
    let corner = CGPoint(x: look.isRightToLeft ? bar.bounds.width - size.width : 0, y: 2)
    return look.picture(size, bar, from: corner)
  }

  @Test(arguments: Look.all)
  func fields(look: Look) throws {
    try expectSnapshot(
      picture(look, replacement: "cat"), named: "find-\(look.name)",
      differsFrom: [picture(look, replacement: "dog")])
  }
}
