public import Foundation

/// Changes the attributes of a text before it is shown.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// What is done to the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The same as `transform`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
