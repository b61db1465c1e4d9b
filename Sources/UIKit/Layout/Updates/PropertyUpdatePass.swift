import Diagnostics

/// Has views and controllers update their properties, superviews first and a controller before its
/// view. Only views that are marked, or contain marked ones, are visited.
@MainActor
struct PropertyUpdatePass {
  /// Those that ask for updates while they update are served this often.
  private static let limit = 16

  private var hasUpdated = false

  static func update(_ root: UIView) {
    for _ in 0..<limit {
      var pass = PropertyUpdatePass()
      pass.visit(root)
      if !pass.hasUpdated { return }
    }
    giveUp(root)
  }

  private mutating func visit(_ view: UIView) {
    guard view.layoutFlags.contains(.needsConstraintPass) else { return }
    if view.needsPropertyUpdate {
      hasUpdated = true
      view.updateOwnProperties()
    }
    for child in view.subviews { visit(child) }
  }

  /// Forgets what is asked for, and names the first that asks.
  private static func giveUp(_ root: UIView) {
    var waiting = [root]
    var first: UIView?
    while let view = waiting.popLast() {
      if view.needsPropertyUpdate, first == nil { first = view }
      view.layoutFlags.insert(.hasCurrentProperties)
      view.controller?.hasCurrentProperties = true
      waiting += view.subviews.filter { $0.layoutFlags.contains(.needsConstraintPass) }
    }
    guard let first else { return }
    Log.layout.write(
      "\(first.layoutName) asked for an update of its properties \(limit) times while they were "
        + "updated; the last request is ignored")
  }
}
