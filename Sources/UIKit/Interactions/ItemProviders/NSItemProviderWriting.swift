public import Foundation

/// An object that can be exported as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// Uniform type identifiers that objects of the class can be exported as, best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Uniform type identifiers that this object can be exported as, best first; by default those of
  /// its class.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Who may have the data of a type; by default everybody.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Exports the object. Called on any thread; the handler may be called later, on any thread.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Those of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  /// Everybody may have the data.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// An object that can be made from data.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// Uniform type identifiers it can be made from, best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes the object. Called on any thread.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Who may have a representation. Drags and the clipboard are for all programs or for none, so only
/// `ownProcess` makes a difference: such data are not offered to others.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// How a file is handed over.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let openInPlace = Self(rawValue: 1)
}
