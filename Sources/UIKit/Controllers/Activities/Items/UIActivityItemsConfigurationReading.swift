import CoreGraphics
public import Foundation

/// What can be shared of a responder.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// What is shared.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Whether the items can be used so. Only sharing, by default.
  func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool
  /// What is known of all items. Nil by default.
  func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
  /// What is known of one item. Nil by default.
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
  /// A picture of one item. Nil by default.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// The program's own services. None by default.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  /// Sharing.
  public func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { interaction == .share }
  /// None.
  public func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// None.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// None.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  /// None.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// A use of items.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let share = Self(rawValue: "share")
}

/// What can be known of items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A string.
  public static let title = Self(rawValue: "title")
  /// A string.
  public static let messageBody = Self(rawValue: "messageBody")
}

/// What a picture of an item is for.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fullSize = Self(rawValue: "fullSize")
  public static let thumbnail = Self(rawValue: "thumbnail")
}
