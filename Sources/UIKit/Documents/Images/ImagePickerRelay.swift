import CoreGraphics
import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

/// Reads the file that was chosen and tells the delegate of an image picker.
final class ImagePickerRelay: NSObject, UIDocumentPickerDelegate {
  weak var controller: UIImagePickerController?

  private var delegate: (any UIImagePickerControllerDelegate)? {
    controller?.delegate as? any UIImagePickerControllerDelegate
  }

  func documentPicker(
    _ picker: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    guard let controller, let url = urls.first,
      let image = (try? DocumentFile.contents(of: url)).flatMap({ UIImage(data: $0) })
    else { return cancel() }
    var info: [UIImagePickerController.InfoKey: Any] = [
      .mediaType: UTType.image.identifier, .originalImage: image, .imageURL: url,
    ]
    if controller.allowsEditing {
      info[.editedImage] = image
      info[.cropRect] = NSValue(cgRect: CGRect(origin: .zero, size: image.size))
    }
    guard let delegate else { return controller.dismiss(animated: true) }
    delegate.imagePickerController(controller, didFinishPickingMediaWithInfo: info)
  }

  func documentPickerWasCancelled(_ picker: UIDocumentPickerViewController) { cancel() }

  /// A file that is no picture is none.
  private func cancel() {
    guard let controller else { return }
    guard let delegate else { return controller.dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(controller)
  }
}
