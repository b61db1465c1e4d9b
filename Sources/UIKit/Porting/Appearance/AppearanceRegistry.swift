import Foundation

/// The appearances of an application.
@MainActor
final class AppearanceRegistry {
  private var rules: [AppearanceRule] = []

  /// Of a program without an application.
  private static let ofNobody = AppearanceRegistry()

  /// The current application's.
  static var current: AppearanceRegistry { UIApplication.running?.engine?.appearance ?? ofNobody }

  func proxy(
    of type: any AppearanceTarget.Type, _ containers: [any UIAppearanceContainer.Type],
    _ traits: UITraitCollection?
  ) -> any AppearanceTarget {
    if let known = rules.first(where: { $0.isFor(type, containers, traits) }),
      let proxy = known.proxy
    {
      return proxy
    }
    AppearanceRecorder.isInUse = true
    let rule = AppearanceRule(type, containers, traits)
    rules.append(rule)
    return rule.makeProxy()
  }

  static func isCustomized(_ key: AppearanceKey) -> Bool {
    let rules = current.rules + (current === ofNobody ? [] : ofNobody.rules)
    return rules.contains { $0.settings.contains { $0.key == key } }
  }

  /// Sets what applies to a view or an item and was not set on it by the program.
  static func apply(to target: any AppearanceTarget) {
    let registry = target.appearanceWindow?.application?.engine?.appearance ?? current
    let winners = registry.winners(for: target)
    guard !winners.isEmpty else { return }
    let explicit = target.explicitAppearance
    let wasApplying = AppearanceRecorder.isApplying
    AppearanceRecorder.isApplying = true
    for setting in winners where !explicit.contains(setting.key) { setting.apply(target) }
    AppearanceRecorder.isApplying = wasApplying
  }

  private func rules(for target: any AppearanceTarget) -> [AppearanceRule] {
    rules.filter { target.isKind(of: $0.type as AnyClass) }
  }

  /// One setting for each key, in the order they were recorded.
  private func winners(
    for target: any AppearanceTarget
  ) -> [(key: AppearanceKey, apply: AppearanceRule.Setting)] {
    let ofClass =
      Self.ofNobody.rules(for: target) + (self === Self.ofNobody ? [] : rules(for: target))
    guard !ofClass.isEmpty else { return [] }
    let ancestors = target.appearanceContainers
    let matches = ofClass.compactMap { rule in
      rule.match(target, in: ancestors).map { AppearanceMatch(rule: rule, places: $0) }
    }
    var seen: Set<AppearanceKey> = []
    return matches.enumerated()
      .sorted {
        $1.element.isWeaker(than: $0.element)
          || (!$0.element.isWeaker(than: $1.element) && $0.offset > $1.offset)
      }
      .flatMap(\.element.rule.settings)
      .filter { seen.insert($0.key).inserted }
  }
}

/// A rule that applies to a view, and where its containers are, counted from the window.
@MainActor
private struct AppearanceMatch {
  let rule: AppearanceRule
  let places: [Int]

  func isWeaker(than other: AppearanceMatch) -> Bool {
    if rule.depth != other.rule.depth { return rule.depth < other.rule.depth }
    if let (own, others) = zip(places, other.places).first(where: { $0 != $1 }) {
      return own > others
    }
    if places.count != other.places.count { return places.count < other.places.count }
    return rule.traits == nil && other.rule.traits != nil
  }
}
