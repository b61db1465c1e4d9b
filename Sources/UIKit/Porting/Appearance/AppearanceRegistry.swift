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
    of type: UIView.Type, _ containers: [any UIAppearanceContainer.Type],
    _ traits: UITraitCollection?
  ) -> UIView {
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

  /// Sets what applies to a view and was not set on it by the program.
  static func apply(to view: UIView) {
    let registry = view.ownWindow?.application?.engine?.appearance ?? current
    let winners = registry.winners(for: view)
    guard !winners.isEmpty else { return }
    let explicit = view.rareData?.explicitAppearance ?? []
    let wasApplying = AppearanceRecorder.isApplying
    AppearanceRecorder.isApplying = true
    for setting in winners where !explicit.contains(setting.key) { setting.apply(view) }
    AppearanceRecorder.isApplying = wasApplying
  }

  private func rules(for view: UIView) -> [AppearanceRule] {
    rules.filter { view.isKind(of: $0.type) }
  }

  /// One setting for each key, in the order they were recorded.
  private func winners(for view: UIView) -> [(key: AppearanceKey, apply: AppearanceRule.Setting)] {
    let ofClass = Self.ofNobody.rules(for: view) + (self === Self.ofNobody ? [] : rules(for: view))
    guard !ofClass.isEmpty else { return [] }
    let ancestors = view.appearanceContainers
    let matches = ofClass.compactMap { rule in
      rule.match(view, in: ancestors).map { AppearanceMatch(rule: rule, places: $0) }
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

extension UIView {
  /// The views and controllers that it is in, the outermost first.
  fileprivate var appearanceContainers: [NSObject] {
    var found: [NSObject] = []
    for view in selfAndSuperviews {
      if view !== self { found.append(view) }
      if let controller = view.controller { found.append(controller) }
    }
    return found.reversed()
  }
}
