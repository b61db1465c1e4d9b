/// What setters report, so that proxies record it and instances remember what was set on them.
///
/// A property takes part in `appearance()` by one line at the top of its setter:
///
///     AppearanceRecorder.note(self, \UILabel.textColor, newValue)
///
/// and a method by
///
///     AppearanceRecorder.note(self, "titleColor", state) { $0.setTitleColor(color, for: state) }
///
/// UIKit's own defaults must not come through these setters: they would count as set by the program.
/// Until a program asks for a proxy, a setter only looks at one flag.
@MainActor
enum AppearanceRecorder {
  /// Whether a proxy was ever asked for.
  static var isInUse = false
  /// Whether an appearance is being applied, which does not count as set by the program.
  static var isApplying = false

  @inline(__always)
  static func note<Target: AppearanceTarget, Value>(
    _ target: Target, _ path: @autoclosure () -> ReferenceWritableKeyPath<Target, Value>,
    _ value: Value
  ) {
    if isInUse { record(target, path(), value) }
  }

  @inline(__always)
  static func note<Target: AppearanceTarget>(
    _ target: Target, _ name: String, _ argument: some Hashable,
    _ apply: @escaping @MainActor (Target) -> Void
  ) {
    if isInUse {
      record(target, .method(name, AnyHashable(argument))) {
        if let target = $0 as? Target { apply(target) }
      }
    }
  }

  private static func record<Target: AppearanceTarget, Value>(
    _ target: Target, _ path: ReferenceWritableKeyPath<Target, Value>, _ value: Value
  ) {
    record(target, .property(path)) { ($0 as? Target)?[keyPath: path] = value }
  }

  private static func record(
    _ target: any AppearanceTarget, _ key: AppearanceKey,
    _ apply: @escaping AppearanceRule.Setting
  ) {
    if let rule = target.appearanceRule {
      rule.set(key, apply)
    } else if !isApplying, AppearanceRegistry.isCustomized(key) {
      target.explicitAppearance.insert(key)
    }
  }
}

/// A property, or a method with its arguments.
enum AppearanceKey: Hashable {
  case property(AnyKeyPath)
  case method(String, AnyHashable)
}
