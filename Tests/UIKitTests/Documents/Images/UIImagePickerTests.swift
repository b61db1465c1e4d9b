import Foundation
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct UIImagePickerTests {
  private final class Told: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var sizes: [CGSize] = []
    var cancels = 0

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let image = info[.originalImage] as? UIImage { sizes.append(image.size) }
      picker.dismiss(animated: false)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      cancels += 1
      picker.dismiss(animated: false)
    }
  }

  private let harness = AppHarness()
  private let folder: TemporaryFolder
  private let told = Told()
  private let chooser = FakeFileChooser()
  private let root = UIViewController()

  init() throws { folder = try TemporaryFolder() }

  private func present() {
    harness.settle()
    (harness.application.engine.platform as? HeadlessPlatform)?.fileChooser = chooser
    harness.show(root, size: CGSize(width: 900, height: 700))
    let picker = UIImagePickerController()
    picker.delegate = told
    root.present(picker, animated: true)
    harness.advance(by: 2)
  }

  @Test func aPictureIsChosenFromAFile() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    let file = folder.url.appendingPathComponent("a.png")
    try #require(image.pngData()).write(to: file)
    present()
    #expect(chooser.questions.first?.kind == .files)
    chooser.answer(.chosen([file.absoluteString]))
    harness.advance(by: 2)
    #expect(told.sizes.count == 1 && told.cancels == 0)
    #expect(root.presentedViewController == nil)
  }

  @Test func aFileThatIsNoPictureIsNone() throws {
    let file = try folder.write("no picture", to: "a.png")
    present()
    chooser.answer(.chosen([file.absoluteString]))
    harness.advance(by: 2)
    #expect(told.sizes.isEmpty && told.cancels == 1 && root.presentedViewController == nil)
  }

  @Test func cancellingTellsTheDelegate() {
    present()
    chooser.answer(.cancelled)
    harness.advance(by: 2)
    #expect(told.cancels == 1 && root.presentedViewController == nil)
  }

  @Test func thereIsNoCamera() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
  }
}
