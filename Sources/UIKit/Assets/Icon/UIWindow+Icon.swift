import PlatformKit
import Dispatch
package import Foundation
import FoundationAdditions

extension UIWindow {
  /// Programs without resources have no icon, and nothing is read for them.
  func showAppIcon() {
    if Bundle.appResources != .main { showIcon(of: .appResources) }
  }

  /// Gives the window the app icon of a bundle. The files are read in the background.
  package func showIcon(of bundle: Bundle) {
    DispatchQueue.global(qos: .utility).async { [weak self] in
      let pictures = AppIcon.pictures(of: bundle)
      guard !pictures.isEmpty else { return }
      DispatchQueue.main.async { self?.presence?.ask { $0.setIcon(pictures) } }
    }
  }
}
