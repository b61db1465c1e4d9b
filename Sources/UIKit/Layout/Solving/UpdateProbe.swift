/// Finds out whether a class overrides the update of constraints. Objects of those that don't cost the
/// update pass nothing.
@MainActor
enum UpdateProbe {
  static func overridesUpdates(_ type: UIView.Type) -> Bool {
    overrides(type, UIView.self, viewSlots)
  }

  static func overridesUpdates(_ type: UIViewController.Type) -> Bool {
    overrides(type, UIViewController.self, controllerSlots)
  }

  /// If a probe has failed, everything counts as overriding, which only costs time.
  private static func overrides(_ type: AnyClass, _ base: AnyClass, _ slots: [Int]) -> Bool {
    guard slots.count == 1 else { return true }
    return ClassTable.words(of: type)[slots[0]] != ClassTable.words(of: base)[slots[0]]
  }

  static let viewSlots = ClassTable.overriddenSlots(
    of: UIView.self, plain: PlainView.self, overriding: UpdatingView.self)
  static let controllerSlots = ClassTable.overriddenSlots(
    of: UIViewController.self, plain: PlainController.self, overriding: UpdatingController.self)

  private class PlainView: UIView {}
  private class UpdatingView: UIView { override func updateConstraints() { tag = 1 } }
  private class PlainController: UIViewController {}
  private class UpdatingController: UIViewController {
    override func updateViewConstraints() { isEditing = true }
  }
}
