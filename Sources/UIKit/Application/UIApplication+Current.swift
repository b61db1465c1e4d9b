import Foundation
import FoundationAdditions
import QuartzCore

// A process can have several applications, as tests do. One of them is current: process-wide names
// such as `UIApplication.shared` and `UIScreen.main` refer to it.

extension UIApplication {
  /// Makes `UIApplication.shared` and its like refer to this application.
  package func makeCurrent() {
    if UIApplication.running === self, LayerHost.current === engine.host { return }
    UIApplication.running = self
    LayerHost.current = engine.host
    CurrentTraits.inUse = engine.traits
    useResources()
  }

  /// Makes `Bundle.main`, the default tint and the fonts those of this application.
  func useResources() {
    Bundle.appResources = engine.resources
    AccentColor.name = manifest.accentColorName
    AppFonts.register(manifest.fontFiles)
  }

  /// Makes this the current application for as long as `body` runs.
  func performAsCurrent(_ body: () -> Void) {
    let (former, host) = (UIApplication.running, LayerHost.current)
    makeCurrent()
    body()
    if let former, !former.hasStopped { return former.makeCurrent() }
    resignCurrent()
    if former == nil { LayerHost.current = host }
  }

  /// Leaves the process without a current application if this one is current.
  func resignCurrent() {
    guard UIApplication.running === self else { return }
    UIApplication.running = nil
    LayerHost.current = nil
    CurrentTraits.inUse = CurrentTraits.ofNobody
  }
}
