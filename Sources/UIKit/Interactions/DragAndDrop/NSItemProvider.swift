public import Foundation

/// An object that can be dragged.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// Uniform type identifiers of what it can be taken as, best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that a drop can be loaded as.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// Uniform type identifiers of what it can be made of, best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// Carries an object from where it is dragged to where it is dropped.
///
/// Drags stay inside the app here, so that what arrives is the object itself: there are no files and no
/// conversions. Main thread only.
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

  /// Carries nothing: for items known by their `localObject`.
  public override init() {
    object = nil
    super.init()
  }

  /// What the object can be taken as, best first.
  open var registeredTypeIdentifiers: [String] {
    object.map { type(of: $0).writableTypeIdentifiersForItemProvider } ?? []
  }

  /// Whether the object can be taken as this.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether the object is one of this class.
  open func canLoadObject<Object: NSItemProviderReading>(ofClass aClass: Object.Type) -> Bool {
    object is Object
  }

  /// Calls back at once, with an error where the object is of another class.
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
  /// A picture.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// A picture.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
}
