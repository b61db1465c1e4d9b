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
  static func note<View: UIView, Value>(
    _ view: View, _ path: @autoclosure () -> ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) {
    if isInUse { record(view, path(), value) }
  }

  @inline(__always)
  static func note<View: UIView>(
    _ view: View, _ name: String, _ argument: UIControl.State,
    _ apply: @escaping @MainActor (View) -> Void
  ) {
    if isInUse {
      record(view, .method(name, argument)) { if let view = $0 as? View { apply(view) } }
    }
  }

  private static func record<View: UIView, Value>(
    _ view: View, _ path: ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) {
    record(view, .property(path)) { ($0 as? View)?[keyPath: path] = value }
  }

  private static func record(
    _ view: UIView, _ key: AppearanceKey, _ apply: @escaping @MainActor (UIView) -> Void
  ) {
    if let rule = view.rareData?.appearanceRule {
      rule.set(key, apply)
    } else if !isApplying, AppearanceRegistry.isCustomized(key) {
      view.ensureRareData.explicitAppearance.insert(key)
    }
  }
}

/// A property, or a method with its argument.
enum AppearanceKey: Hashable {
  case property(AnyKeyPath)
  case method(String, UIControl.State)
}
