import Foundation

/// What takes its look from appearances: views, and the items of bars.
@MainActor
protocol AppearanceTarget: NSObject {
  /// Of a proxy.
  var appearanceRule: AppearanceRule? { get set }
  /// What the program has set that an appearance sets as well.
  var explicitAppearance: Set<AppearanceKey> { get set }
  /// The views and controllers that it is in, the outermost first.
  var appearanceContainers: [NSObject] { get }
  var appearanceTraits: UITraitCollection { get }
  var appearanceWindow: UIWindow? { get }

  static func madeProxy() -> any AppearanceTarget
}

extension UIView: AppearanceTarget {
  var appearanceRule: AppearanceRule? {
    get { rareData?.appearanceRule }
    set { ensureRareData.appearanceRule = newValue }
  }
  var explicitAppearance: Set<AppearanceKey> {
    get { rareData?.explicitAppearance ?? [] }
    set { ensureRareData.explicitAppearance = newValue }
  }
  var appearanceContainers: [NSObject] {
    var found: [NSObject] = []
    for view in selfAndSuperviews {
      if view !== self { found.append(view) }
      if let controller = view.controller { found.append(controller) }
    }
    return found.reversed()
  }
  var appearanceTraits: UITraitCollection { traitCollection }
  var appearanceWindow: UIWindow? { ownWindow }

  static func madeProxy() -> any AppearanceTarget { ViewMaker.make(self, frame: .zero) }
}

extension UIBarItem: AppearanceTarget {
  /// The bar that shows the item is what it is in.
  var appearanceContainers: [NSObject] {
    guard let bar = host as? UIView else { return [] }
    return bar.appearanceContainers + [bar]
  }
  var appearanceTraits: UITraitCollection {
    (host as? UIView)?.traitCollection ?? UIScreen.main.traitCollection
  }
  var appearanceWindow: UIWindow? { (host as? UIView)?.ownWindow }

  static func madeProxy() -> any AppearanceTarget { InstanceMaker.make(self) }

  /// Called by bars before they show the item.
  func takeAppearance() {
    if AppearanceRecorder.isInUse { AppearanceRegistry.apply(to: self) }
  }
}
