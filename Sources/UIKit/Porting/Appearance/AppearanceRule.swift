import Foundation

/// What is recorded for a class, inside containers, for traits.
@MainActor
final class AppearanceRule {
  typealias Setting = @MainActor (any AppearanceTarget) -> Void

  let type: any AppearanceTarget.Type
  /// The innermost first.
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?
  /// How many superclasses the class has: more for subclasses.
  let depth: Int
  private(set) var settings: [(key: AppearanceKey, apply: Setting)] = []
  private(set) var proxy: (any AppearanceTarget)?

  init(
    _ type: any AppearanceTarget.Type, _ containers: [any UIAppearanceContainer.Type],
    _ traits: UITraitCollection?
  ) {
    self.type = type
    self.containers = containers
    self.traits = traits
    depth = sequence(first: type as AnyClass) { _getSuperclass($0) }.reduce(0) { count, _ in
      count + 1
    }
  }

  /// Made by the class's own `init(frame:)`, or by `init()` of an item; what that sets is not recorded.
  func makeProxy() -> any AppearanceTarget {
    let proxy = type.madeProxy()
    proxy.appearanceRule = self
    self.proxy = proxy
    return proxy
  }

  func set(_ key: AppearanceKey, _ apply: @escaping Setting) {
    settings.removeAll { $0.key == key }
    settings.append((key, apply))
  }

  func isFor(
    _ type: any AppearanceTarget.Type, _ containers: [any UIAppearanceContainer.Type],
    _ traits: UITraitCollection?
  ) -> Bool {
    self.type == type && self.traits == traits
      && self.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
  }

  /// Where the containers are among what a view of the class is in, the outermost first; nil if one
  /// is missing or the view has other traits.
  func match(_ target: any AppearanceTarget, in ancestors: [NSObject]) -> [Int]? {
    guard traits.map(target.appearanceTraits.containsTraits) ?? true else { return nil }
    var places: [Int] = []
    for container in containers.reversed() {
      let start = places.last.map { $0 + 1 } ?? 0
      guard
        let place = ancestors[start...].firstIndex(where: { $0.isKind(of: container as AnyClass) })
      else { return nil }
      places.append(place)
    }
    return places
  }
}
