public import Foundation

/// Has the user choose a picture from a file. There is no camera, and the library is the user's files.
/// Present it; the program dismisses it, as on iOS.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// A key of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of its type.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The same picture: there is no editing here.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Never there.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// Never there: movies are no choice.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  private let relay = ImagePickerRelay()
  private var isAsked = false

  /// False for the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Pictures, without movies; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image"]
  }

  /// Traps for a source that is not available.
  @AlwaysObserved open var sourceType = SourceType.photoLibrary {
    didSet {
      precondition(
        Self.isSourceTypeAvailable(sourceType),
        "Source type \(sourceType.rawValue) not available; ask isSourceTypeAvailable(_:) first")
    }
  }
  /// What may be chosen; only pictures can.
  open var mediaTypes = ["public.image"]
  /// Kept: there is no editing here.
  open var allowsEditing = false

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  /// Asks the user.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isAsked { return }
    isAsked = true
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
    relay.controller = self
    picker.delegate = relay
    present(picker, animated: animated)
  }
}

/// Told what the user has chosen. Every method is optional; they dismiss the picker.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture was chosen. The default dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was chosen. The default dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
