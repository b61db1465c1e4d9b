import Foundation
import Synchronization

// The classes of providers for types of files.

extension NSTextAttachment {
  private static let providers = Mutex<[String: Unsendable<NSTextAttachmentViewProvider.Type>]>([:])

  /// Shows attachments of a type of file by views of a subclass of `NSTextAttachmentViewProvider`, in texts
  /// that get them from now on.
  public class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) {
    guard let own = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type else {
      preconditionFailure(
        "\(textAttachmentViewProviderClass) must inherit from NSTextAttachmentViewProvider")
    }
    let kept = Unsendable(own)
    providers.withLock { $0[fileType] = kept }
  }

  /// The class that is registered for exactly this type; nil for none.
  public class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    providers.withLock { $0[fileType] }?.value
  }

  @MainActor
  func registeredProvider(
    in parentView: UIView?, at location: any NSTextLocation
  ) -> NSTextAttachmentViewProvider? {
    guard allowsTextAttachmentView, let fileType,
      let own = Self.providers.withLock({ $0[fileType] })?.value
    else { return nil }
    return AttachmentProviderMaker.make(own, self, parentView, location)
  }
}

/// Has the initialiser of providers, but `required`, as `ViewMaker` has that of views.
/// Not for use by programs. Workaround: as `InstanceMaker`.
@_spi(Making) open class AttachmentProviderMaker: NSTextAttachmentViewProvider {
  public required override init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    super.init(
      textAttachment: textAttachment, parentView: parentView,
      textLayoutManager: textLayoutManager, location: location)
  }

  static func make(
    _ type: NSTextAttachmentViewProvider.Type, _ attachment: NSTextAttachment,
    _ parentView: UIView?, _ location: any NSTextLocation
  ) -> NSTextAttachmentViewProvider {
    let made = unsafeBitCast(type as AnyClass, to: AttachmentProviderMaker.Type.self)
      .init(
        textAttachment: attachment, parentView: parentView, textLayoutManager: nil,
        location: location)
    return unsafeDowncast(made as AnyObject, to: NSTextAttachmentViewProvider.self)
  }
}
