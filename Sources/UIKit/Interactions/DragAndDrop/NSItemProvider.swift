public import Foundation

/// An object that can be dragged.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// Uniform type identifiers it can be exported as, best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that can be made from a drop.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// Uniform type identifiers it can be made from, best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// Carries an object from drag to drop.
///
/// Drags stay inside the app, so the drop gets the object itself, without files or conversions.
/// Main thread only.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  private let object: (any NSItemProviderWriting)?
  /// For the program's own use.
  open var suggestedName: String?

  /// Carries `object`.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    super.init()
  }

  /// Carries nothing, for items that have a `localObject`.
  public override init() {
    object = nil
    super.init()
  }

  /// The types the object can be exported as, best first.
  open var registeredTypeIdentifiers: [String] {
    object.map { type(of: $0).writableTypeIdentifiersForItemProvider } ?? []
  }

  /// Whether the object can be exported as this type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether the object is of this class.
  open func canLoadObject<Object: NSItemProviderReading>(ofClass aClass: Object.Type) -> Bool {
    object is Object
  }

  /// Calls back at once, with an error if the object is of another class.
  @discardableResult
  open func loadObject<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type, completionHandler: (Object?, (any Error)?) -> Void
  ) -> Progress {
    let loaded = object as? Object
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    completionHandler(loaded, loaded == nil ? CocoaError(.featureUnsupported) : nil)
    return progress
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// A URL.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// A URL.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// An image.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// An image.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
}
