public import CoreGraphics
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
    /// The same picture, where `allowsEditing` is true: there is no editing here.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// All of the picture, where `allowsEditing` is true; a rectangle as an `NSValue`.
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
  /// Whether the delegate is told of an edited picture, which is the chosen one: there is no editing here.
  open var allowsEditing = false
  /// Kept: the file is as it is.
  open var imageExportPreset = ImageURLExportPreset.compatible

  // MARK: Movies, which are no choice

  /// Kept: movies are no choice.
  open var videoQuality = QualityType.typeMedium
  /// In seconds. Kept: movies are no choice.
  open var videoMaximumDuration: TimeInterval = 600
  /// Kept: movies are no choice.
  open var videoExportPreset = ""

  // MARK: The camera, which there is not

  /// False.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// False.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Nil: there is no such camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Traps, as all that is the camera's.
  open var cameraDevice: CameraDevice {
    get { lackOfCamera() }
    set { lackOfCamera() }
  }
  /// Traps: there is no camera.
  open var cameraCaptureMode: CameraCaptureMode {
    get { lackOfCamera() }
    set { lackOfCamera() }
  }
  /// Traps: there is no camera.
  open var cameraFlashMode: CameraFlashMode {
    get { lackOfCamera() }
    set { lackOfCamera() }
  }
  /// Traps: there is no camera.
  open var showsCameraControls: Bool {
    get { lackOfCamera() }
    set { lackOfCamera() }
  }
  /// Traps: there is no camera.
  open var cameraOverlayView: UIView? {
    get { lackOfCamera() }
    set { lackOfCamera() }
  }
  /// Traps: there is no camera.
  open var cameraViewTransform: CGAffineTransform {
    get { lackOfCamera() }
    set { lackOfCamera() }
  }
  /// Traps: there is no camera.
  open func takePicture() { lackOfCamera() }
  /// Traps: there is no camera.
  @discardableResult
  open func startVideoCapture() -> Bool { lackOfCamera() }
  /// Traps: there is no camera.
  open func stopVideoCapture() { lackOfCamera() }

  private func lackOfCamera() -> Never {
    preconditionFailure(
      "Source type must be UIImagePickerControllerSourceTypeCamera; ask isSourceTypeAvailable(_:) first"
    )
  }

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
