public import Foundation
import Synchronization

/// The images for different traits that count as one image.
///
/// Image views show the one for their traits. Can be used on any thread.
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// A file of a catalog or a symbol; nil for an asset that a program makes.
  let source: (any ImageSource)?
  private let registered = Mutex<[RegisteredImage]>([])

  init(source: (any ImageSource)?) {
    self.source = source
    super.init()
  }

  /// An asset without images.
  public override convenience init() { self.init(source: nil) }

  /// Replaces the image for the same traits. The asset becomes the image's.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    var value = image.value
    value.edits = []
    add(value, for: traitCollection)
    image.assetHolder.withLock { $0 = self }
  }

  /// Registers the image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Forgets the image for exactly these traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    registered.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Forgets the image for exactly the traits of a configuration.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The image that suits these traits best. Those they do not specify are the current ones.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    image(with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// The image that suits a configuration best.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    UIImage(value(for: configuration), asset: self)
  }

  func add(_ value: ImageValue, for traits: UITraitCollection) {
    registered.withLock { images in
      images.removeAll { $0.traits == traits }
      images.append(RegisteredImage(traits: traits, value: value))
    }
  }

  /// Empty for an asset without images.
  func value(for configuration: UIImage.Configuration) -> ImageValue {
    let traits = configuration.traits
    let images = registered.withLock { $0 }
    var value =
      RegisteredImage.best(images, for: traits)?.value ?? source?.value(configuration, traits)
      ?? RegisteredImage.nearest(images, for: traits)?.value ?? ImageValue()
    value.configuration = configuration
    return value
  }
}

/// Makes the images of an asset.
protocol ImageSource: Sendable {
  /// What a screen reader calls the image where the program has not said.
  var spokenName: String { get }

  /// Nil, with a line in the log, if the image is invalid. `traits` are complete.
  func value(_ configuration: UIImage.Configuration, _ traits: UITraitCollection) -> ImageValue?
}

/// An image that a program has added to an asset.
struct RegisteredImage: Sendable {
  let traits: UITraitCollection
  let value: ImageValue

  /// The image with the most of the wanted traits and no other.
  static func best(_ images: [RegisteredImage], for wanted: UITraitCollection) -> RegisteredImage? {
    images.filter { wanted.containsTraits(in: $0.traits) }
      .max { $0.traits.specifiedCount < $1.traits.specifiedCount }
  }

  /// The first with the wanted style, or else the first.
  static func nearest(
    _ images: [RegisteredImage], for wanted: UITraitCollection
  ) -> RegisteredImage? {
    let style = wanted.userInterfaceStyle
    return images.first { $0.traits.userInterfaceStyle == style } ?? images.first
  }
}

extension UITraitCollection {
  fileprivate var specifiedCount: Int {
    TraitValues.all.count { $0.isSpecified(in: values) } + values.custom.count
  }

  /// The current traits, with those that are specified here.
  static func complete(_ traits: UITraitCollection?) -> UITraitCollection {
    traits.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
  }
}

extension UIImage.Configuration {
  fileprivate var traits: UITraitCollection { .complete(traitCollection) }
}
