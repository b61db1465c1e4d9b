public import Foundation

extension UIImage {
  /// The traits for which an image is chosen. Immutable; can be used on any thread.
  open class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Nil for those in use where the image is shown.
    public let traitCollection: UITraitCollection?
    /// Stored only: there are no localised symbols.
    public let locale: Locale?

    init(traits: UITraitCollection?, locale: Locale?) {
      traitCollection = traits
      self.locale = locale
      super.init()
    }

    /// Nil for the traits in use where the image is shown.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(traits: traitCollection, locale: nil)
    }

    /// A configuration without traits: they are not archived.
    public required init?(coder: NSCoder) {
      traitCollection = nil
      locale = coder.text("UILocale").map { Locale(identifier: $0) }
      super.init()
    }

    open func encode(with coder: NSCoder) {
      if let locale { coder.encode(locale.identifier, forKey: "UILocale") }
    }

    /// True: archives are read with the classes that are expected.
    open class var supportsSecureCoding: Bool { true }

    /// The object itself, as it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration, type(of: other) == type(of: self) else {
        return false
      }
      return traitCollection == other.traitCollection && locale == other.locale
    }

    open override var hash: Int { traitCollection?.hash ?? 0 }

    /// A copy with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      derived(replacing(traits: traitCollection, locale: locale))
    }

    /// A copy with another locale.
    open func withLocale(_ locale: Locale?) -> Self {
      derived(replacing(traits: traitCollection, locale: locale))
    }

    /// A copy in which the values that `otherConfiguration` specifies replace this one's.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let otherConfiguration else { return self }
      return derived(merged(otherConfiguration))
    }

    func replacing(traits: UITraitCollection?, locale: Locale?) -> Configuration {
      Configuration(traits: traits, locale: locale)
    }

    func merged(_ other: Configuration) -> Configuration {
      let maker = other is SymbolConfiguration ? other : self
      return maker.replacing(traits: mergedTraits(other), locale: other.locale ?? locale)
    }

    func mergedTraits(_ other: Configuration) -> UITraitCollection? {
      guard let own = traitCollection, let added = other.traitCollection else {
        return other.traitCollection ?? traitCollection
      }
      return UITraitCollection(traitsFrom: [own, added])
    }

    /// The class has no other subclass than UIKit's own.
    func derived(_ made: Configuration) -> Self {
      guard let made = made as? Self else {
        preconditionFailure("UIImage.Configuration is not made to be subclassed")
      }
      return made
    }
  }
}
