import CoreGraphics
import Foundation
import FoundationAdditions
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct UIImagePickerTests {
  private final class Told: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var sizes: [CGSize] = []
    var edited: [CGSize] = []
    var parts: [CGRect] = []
    var cancels = 0

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let image = info[.originalImage] as? UIImage { sizes.append(image.size) }
      if let image = info[.editedImage] as? UIImage { edited.append(image.size) }
      if let part = info[.cropRect] as? NSValue { parts.append(part.cgRectValue) }
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

  private func present(allowsEditing: Bool = false) {
    harness.settle()
    (harness.application.engine.platform as? HeadlessPlatform)?.fileChooser = chooser
    harness.show(root, size: CGSize(width: 900, height: 700))
    let picker = UIImagePickerController()
    picker.delegate = told
    picker.allowsEditing = allowsEditing
    root.present(picker, animated: true)
    harness.advance(by: 2)
  }

  private func writePicture() throws -> URL {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    let file = folder.url.appendingPathComponent("a.png")
    try #require(image.pngData()).write(to: file)
    return file
  }

  @Test func whoWantsAnEditedPictureGetsTheChosenOne() throws {
    let file = try writePicture()
    present(allowsEditing: true)
    chooser.answer(.chosen([file.absoluteString]))
    harness.advance(by: 2)
    #expect(told.edited == told.sizes && told.edited.count == 1)
    #expect(told.parts == told.sizes.map { CGRect(origin: .zero, size: $0) })
  }

  @Test func aPictureIsChosenFromAFile() throws {
    let file = try writePicture()
    present()
    #expect(chooser.questions.first?.kind == .files)
    chooser.answer(.chosen([file.absoluteString]))
    harness.advance(by: 2)
    #expect(told.sizes.count == 1 && told.cancels == 0 && told.edited == [])
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
    #expect(!UIImagePickerController.isCameraDeviceAvailable(.front))
    #expect(!UIImagePickerController.isFlashAvailable(for: .rear))
    #expect(UIImagePickerController.availableCaptureModes(for: .rear) == nil)
  }

  @Test func whatIsTheCamerasTrapsWithApplesReason() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIImagePickerController().showsCameraControls = false }
    }
    #expect(result.reason.contains("Source type must be UIImagePickerControllerSourceTypeCamera"))
  }
}
