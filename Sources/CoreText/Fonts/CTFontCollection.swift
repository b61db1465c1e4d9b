public import CoreGraphics

/// A list of fonts. Immutable, usable from any thread.
public final class CTFontCollection: Sendable {
  /// Nil for all that are installed.
  let descriptors: [CTFontDescriptor]?

  init(_ descriptors: [CTFontDescriptor]?) { self.descriptors = descriptors }
}

/// All fonts that are installed or registered. Options have no effect.
public func CTFontCollectionCreateFromAvailableFonts(_ options: CFDictionary?) -> CTFontCollection {
  CTFontCollection(nil)
}

/// The fonts that match descriptors, each a `CTFontDescriptor`.
public func CTFontCollectionCreateWithFontDescriptors(
  _ queryDescriptors: CFArray?, _ options: CFDictionary?
) -> CTFontCollection {
  CTFontCollection(queryDescriptors?.compactMap { $0 as? CTFontDescriptor } ?? [])
}

/// The descriptors of a collection's fonts; nil where it has none.
public func CTFontCollectionCreateMatchingFontDescriptors(
  _ collection: CTFontCollection
) -> CFArray? {
  guard let descriptors = collection.descriptors else {
    return CTFontManagerCopyAvailablePostScriptNames().compactMap { name in
      (name as? String).map { CTFontDescriptorCreateWithNameAndSize($0, 0) }
    }
  }
  let found = descriptors.flatMap { CTFontDescriptorCreateMatchingFontDescriptors($0, nil) ?? [] }
  return found.isEmpty ? nil : found
}
