public import Foundation

/// The types of data that may be pasted into something. Main thread only.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// Uniform type identifiers; what conforms to one of them is accepted.
  open var acceptableTypeIdentifiers: [String]

  /// Accepts these types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Accepts what objects of a class can be made from.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Accepts more types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Accepts what objects of a class can be made from, too.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  func accepts(_ provider: NSItemProvider) -> Bool {
    acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
  }
}

/// What has a paste configuration: responders.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types of data that can be pasted.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Whether it takes some of the items.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
  /// Takes the items that are pasted or dropped.
  func paste(itemProviders: [NSItemProvider])
}
