import AssetCatalog
import Diagnostics
import Foundation
import FoundationAdditions
import Synchronization

/// The tint of views that were given none: a colour of the app's asset catalogs.
///
/// Read at the first use, and never for programs without resources. Usable from any thread.
enum AccentColor {
  /// What Xcode's template calls it.
  private static let defaultName = "AccentColor"

  private struct State {
    var name: String?
    var bundle: Bundle?
    var color: UIColor?
  }

  private static let state = Mutex(State())

  /// As `NSAccentColorName` of the app's `Info.plist` says; nil for the usual name.
  static var name: String? {
    get { state.withLock(\.name) }
    set { state.withLock { if $0.name != newValue { $0 = State(name: newValue) } } }
  }

  /// System blue where the app has none.
  static var color: UIColor {
    let bundle = Bundle.appResources
    return state.withLock { state in
      if state.bundle !== bundle {
        state.bundle = bundle
        state.color = find(state.name ?? defaultName, in: bundle)
      }
      return state.color ?? .systemBlue
    }
  }

  /// Whether the app has a colour of its own for it.
  static var isTheApps: Bool {
    _ = color
    return state.withLock { $0.color != nil }
  }

  private static func find(_ name: String, in bundle: Bundle) -> UIColor? {
    guard bundle != .main, let asset = BundleAssets.of(bundle).catalogs.color(named: name) else {
      return nil
    }
    if asset.variants.contains(where: { $0.value == .system("tintColor") }) {
      Log("assets").write("the colour \(name) is the app's tint and cannot refer to the tint")
      return nil
    }
    return UIColor(storage: .asset(asset))
  }
}
