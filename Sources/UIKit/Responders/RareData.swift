/// State that few objects have, allocated on first use to keep plain views small.
@MainActor
final class RareData {
  var traits: TraitState?
  var accessibility: AccessibilityProperties?
  /// Of a view that was focused or given a focus effect.
  var focusRing: FocusRing?
  /// Of a view.
  var mask: UIView?
  /// Of an appearance proxy.
  weak var appearanceRule: AppearanceRule?
  /// What the program has set on a view that an appearance sets as well.
  var explicitAppearance: Set<AppearanceKey> = []
}
