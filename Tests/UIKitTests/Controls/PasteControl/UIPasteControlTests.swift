import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite struct UIPasteControlTests {
  /// Keeps the texts that are pasted.
  private final class Notes: UIView {
    var texts: [String] = []

    override func paste(itemProviders: [NSItemProvider]) {
      texts += itemProviders.map { _ in UIPasteboard.general.string ?? "" }
    }
  }

  private let stage = ControlStage(UIPasteControl(configuration: .init()))
  private let notes = Notes()
  private var control: UIPasteControl { stage.control }

  init() {
    notes.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    control.target = notes
  }

  @Test func itIsEnabledWhileTheTargetTakesWhatThereIs() {
    UIPasteboard.general.items = []
    stage.harness.settle()
    #expect(!control.isEnabled)
    UIPasteboard.general.string = "words"
    stage.harness.settle()
    #expect(control.isEnabled)
    UIPasteboard.general.setData(Data([1]), forPasteboardType: "org.casement.none")
    stage.harness.settle()
    #expect(!control.isEnabled)
    UIPasteboard.general.string = "words"
    stage.harness.settle()
    control.target = nil
    #expect(!control.isEnabled)
  }

  @Test func aTapAClickAndTheSpaceBarPaste() {
    stage.harness.settle()
    UIPasteboard.general.string = "words"
    stage.harness.settle()
    stage.harness.tap(control)
    #expect(notes.texts == ["words"] && stage.takeLog() == ["down", "up"])
    stage.harness.click(control)
    stage.focus()
    #expect(control.isFocused)
    stage.press(.keyboardSpacebar)
    #expect(notes.texts == ["words", "words", "words"])
    stage.harness.touchDown(control)
    stage.harness.touchMove(to: CGPoint(x: 300, y: 110), in: stage.page)
    stage.harness.touchUp()
    #expect(notes.texts.count == 3, "it was let go outside")
  }

  @Test func itIsAsLargeAsWhatItShows() {
    let look = UIPasteControl.Configuration()
    let widths = [UIPasteControl.DisplayMode.iconOnly, .labelOnly, .iconAndLabel].map { mode in
      look.displayMode = mode
      return UIPasteControl(configuration: look).intrinsicContentSize.width
    }
    #expect(widths[0] < widths[1] && widths[1] < widths[2])
    look.baseBackgroundColor = .systemRed
    let control = UIPasteControl(configuration: look)
    look.baseBackgroundColor = .systemGreen
    #expect(control.configuration.baseBackgroundColor == .systemRed)
    #expect(control.accessibilityLabel == "Paste" && control.accessibilityTraits.contains(.button))
  }
}
