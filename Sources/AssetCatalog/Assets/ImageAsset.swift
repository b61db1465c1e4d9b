package import Foundation

/// An image set: the same picture in several scales and appearances.
package struct ImageAsset: Hashable, Sendable {
  package enum RenderingIntent: String, Sendable { case template, original }

  package enum Format: Sendable { case bitmap, svg, pdf }

  /// One file of the set.
  package struct Rendition: Hashable, Sendable {
    package let file: URL
    package let format: Format
    package let qualifiers: AssetQualifiers
    package let slicing: ImageSlicing?

    /// Pixels of the file per point; a bitmap without a scale has 1, a vector image nil.
    package var scale: Double? { qualifiers.scale ?? (format == .bitmap ? 1 : nil) }
  }

  package let name: String
  package let renderingIntent: RenderingIntent?
  /// Whether a vector image stays one when it is drawn at other sizes than its own.
  package let preservesVectorRepresentation: Bool
  /// In the order of the file; all of them exist.
  package let renditions: [Rendition]

  init(name: String, _ contents: AssetContents) throws {
    self.name = name
    let properties = contents.properties
    renderingIntent = properties.string("template-rendering-intent")
      .flatMap(RenderingIntent.init(rawValue:))
    preservesVectorRepresentation = properties.flag("preserves-vector-representation")
    renditions = try contents.entriesWithFiles("images", Rendition.init).compactMap(\.self)
    if renditions.isEmpty {
      throw AssetError(contents.file, "has no image for this kind of device")
    }
  }

  /// The picture to show; nil if the set has none for this appearance.
  package func best(for conditions: AssetConditions) -> Rendition? {
    renditions.best(conditions, \.qualifiersForSelection)
  }
}

extension ImageAsset.Rendition {
  init?(_ entry: JSONObject, _ file: URL) {
    guard let qualifiers = AssetQualifiers(entry) else { return nil }
    self.file = file
    self.qualifiers = qualifiers
    switch file.pathExtension.lowercased() {
    case "svg": format = .svg
    case "pdf": format = .pdf
    default: format = .bitmap
    }
    slicing = entry.object("resizing").flatMap(ImageSlicing.init)
  }

  fileprivate var qualifiersForSelection: AssetQualifiers {
    var result = qualifiers
    result.scale = scale
    return result
  }
}
