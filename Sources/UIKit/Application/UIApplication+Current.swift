import QuartzCore

// A process can have several applications, as tests do. One of them is current: what has no other way
// to know its application, as `UIApplication.shared` or `UIScreen.main`, asks that one.

extension UIApplication {
  /// From here on this is the application that the process's own names speak of.
  package func makeCurrent() {
    if UIApplication.running === self, LayerHost.current === engine.host { return }
    UIApplication.running = self
    LayerHost.current = engine.host
    CurrentTraits.inUse = engine.traits
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

  /// Leaves the process without a current application where this is it.
  func resignCurrent() {
    guard UIApplication.running === self else { return }
    UIApplication.running = nil
    LayerHost.current = nil
    CurrentTraits.inUse = CurrentTraits.ofNobody
  }
}
