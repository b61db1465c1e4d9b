import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A navigation controller in a window, whose controllers write down what they are told.
@MainActor
final class RecordedNavigation: RecordedAnswers, UINavigationControllerDelegate {
  let harness = AppHarness()
  let root: Page
  let navigation: UINavigationController
  let window: UIWindow

  init(size: CGSize = CGSize(width: 400, height: 600)) {
    let recording = Recording()
    root = Page("a", recording, notes: [.load, .moves])
    navigation = UINavigationController(rootViewController: root)
    window = harness.show(navigation, size: size)
    super.init(recording)
    harness.settle()
    _ = recording.taken()
  }

  func page(_ name: String) -> Page { Page(name, recording, notes: [.load, .moves]) }

  func finish() { harness.advance(by: 2) }
}
