extension UIImagePickerController {
  /// Which of a device's cameras.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// When a camera has light of its own.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto
    case on
  }
  /// How good movies are.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// In which form the file of a picture is.
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }
}

// What only a photo library has: never there.
extension UIImagePickerController.InfoKey {
  public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
  public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
  public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
  public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
}
