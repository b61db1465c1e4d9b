import Foundation

/// Stands for elements that are made when the menu opens. Until then it reads "Loading…". Main thread only.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  /// What the provider has answered, if that is kept.
  private(set) var cached: [UIMenuElement]?

  init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// The provider is called at the first opening and calls back with the elements, which are kept.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, isCached: true)
  }

  /// The provider is called at every opening.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Asks for the elements. `completion` runs once.
  func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
    var isDone = false
    provider { [weak self] elements in
      if isDone { return }
      isDone = true
      if self?.isCached == true { self?.cached = elements }
      completion(elements)
    }
  }
}
