public import Foundation

extension URL {
  /// The path with another component that has an extension of the type, unless it has one already.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    appendingPathComponent(FileName.named(partialName, contentType))
  }

  /// Appends a component that has an extension of the type, unless it has one already.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// The path with an extension of the type, unless it has one already.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = FileName.named(lastPathComponent, contentType)
    return name == lastPathComponent
      ? self : deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Appends an extension of the type, unless there is one already.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension NSString {
  /// The path with another component that has an extension of the type, unless it has one already.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> String {
    appendingPathComponent(FileName.named(partialName, contentType))
  }

  /// The path with an extension of the type, unless it has one already.
  public func appendingPathExtension(for contentType: UTType) -> String {
    FileName.named(substring(from: 0), contentType)
  }
}

private enum FileName {
  /// Nothing is appended where the extension that is there belongs to the type or a more special one.
  static func named(_ name: String, _ type: UTType) -> String {
    let present = (name as NSString).pathExtension
    let known = UTType.types(tag: present, tagClass: .filenameExtension, conformingTo: nil)
    if known.contains(where: { $0.conforms(to: type) }) { return name }
    return type.preferredFilenameExtension.map { "\(name).\($0)" } ?? name
  }
}
