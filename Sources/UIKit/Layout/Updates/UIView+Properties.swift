extension UIView {
  /// Whether the view or its controller asks for an update.
  var needsPropertyUpdate: Bool {
    !layoutFlags.contains(.hasCurrentProperties) || controller?.hasCurrentProperties == false
  }

  /// A view that is laid out before the pass comes to it, as one that was just added, calls it itself.
  func updateOwnProperties() {
    if let controller, !controller.hasCurrentProperties {
      controller.hasCurrentProperties = true
      controller.following(.properties) { controller.updateProperties() }
    }
    if !layoutFlags.contains(.hasCurrentProperties) {
      layoutFlags.insert(.hasCurrentProperties)
      following(.properties) { updateProperties() }
    }
  }

  func markProperties() {
    guard UpdateProbe.overrides(.properties, in: type(of: self)) else { return }
    layoutFlags.remove(.hasCurrentProperties)
    markConstraintPass()
  }

  /// A new view updates what its class overrides.
  func markNewForUpdates() {
    let updatesProperties = UpdateProbe.overrides(.properties, in: type(of: self))
    if !updatesProperties { layoutFlags.insert(.hasCurrentProperties) }
    if updatesProperties || UpdateProbe.overrides(.constraints, in: type(of: self)) {
      markConstraintPass()
    }
  }
}

extension UIViewController {
  func markProperties() {
    guard UpdateProbe.overrides(.properties, in: type(of: self)) else { return }
    hasCurrentProperties = false
    viewIfLoaded?.markConstraintPass()
  }

  /// A controller with a new view updates what its class overrides.
  func markNewForUpdates(_ view: UIView) {
    hasCurrentProperties = !UpdateProbe.overrides(.properties, in: type(of: self))
    if !hasCurrentProperties || UpdateProbe.overrides(.constraints, in: type(of: self)) {
      view.markConstraintPass()
    }
  }
}
