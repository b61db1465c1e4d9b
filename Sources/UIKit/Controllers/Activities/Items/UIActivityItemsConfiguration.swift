import CoreGraphics
public import Foundation

/// What can be shared, of objects or item providers. Main thread only.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  private let providers: [NSItemProvider]

  /// Shares objects.
  public init(objects: [any NSItemProviderWriting]) {
    providers = objects.map { NSItemProvider(object: $0) }
    super.init()
  }

  /// Shares what the providers make.
  public init(itemProviders: [NSItemProvider]) {
    providers = itemProviders
    super.init()
  }

  /// For the program.
  open var localObject: Any?
  /// Sharing by default.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// Tells what is known of all items.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Tells what is known of one item.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Makes a picture of an item.
  open var previewProvider:
    ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// Makes the program's own services.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  /// Those it was made with.
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
  /// By `supportedInteractions`.
  open func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { supportedInteractions.contains(interaction) }
  /// By `metadataProvider`.
  open func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { metadataProvider?(key) }
  /// By `perItemMetadataProvider`.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }
  /// By `previewProvider`.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
  /// By `applicationActivitiesProvider`.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
    applicationActivitiesProvider?()
  }
}
