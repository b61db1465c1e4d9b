package import Foundation

/// A data set: a file of any type.
package struct DataAsset: Hashable, Sendable {
  package struct Variant: Hashable, Sendable {
    package let file: URL
    /// "public.json", for example; nil if the set does not say.
    package let typeIdentifier: String?
    package let qualifiers: AssetQualifiers
  }

  package let name: String
  package let variants: [Variant]

  init(name: String, _ contents: AssetContents) throws {
    self.name = name
    variants = try contents.entriesWithFiles("data") { entry, file in
      AssetQualifiers(entry).map {
        Variant(
          file: file, typeIdentifier: entry.string("universal-type-identifier"), qualifiers: $0)
      }
    }.compactMap(\.self)
    if variants.isEmpty { throw AssetError(contents.file, "has no data for this kind of device") }
  }

  /// The file to use; nil if the set has none for this device.
  package func best(for conditions: AssetConditions) -> Variant? {
    variants.best(conditions, \.qualifiers)
  }
}
