/// Finds out whether a class overrides an update method. Objects of those that don't cost the update
/// pass nothing.
@MainActor
enum UpdateProbe {
  /// In the order in which the classes declare the methods.
  enum Method: Int, CaseIterable { case properties, constraints }

  static func overrides(_ method: Method, in type: UIView.Type) -> Bool {
    type != UIView.self && overrides(method, type, UIView.self, viewSlots)
  }

  static func overrides(_ method: Method, in type: UIViewController.Type) -> Bool {
    overrides(method, type, UIViewController.self, controllerSlots)
  }

  /// If a probe has failed, everything counts as overriding, which only costs time.
  private static func overrides(
    _ method: Method, _ type: AnyClass, _ base: AnyClass, _ slots: [Int]
  ) -> Bool {
    guard slots.count == Method.allCases.count else { return true }
    let slot = slots[method.rawValue]
    return ClassTable.words(of: type)[slot] != ClassTable.words(of: base)[slot]
  }

  static let viewSlots = ClassTable.overriddenSlots(
    of: UIView.self, plain: PlainView.self, overriding: UpdatingView.self)
  static let controllerSlots = ClassTable.overriddenSlots(
    of: UIViewController.self, plain: PlainController.self, overriding: UpdatingController.self)

  private class PlainView: UIView {}
  private class UpdatingView: UIView {
    override func updateProperties() { tag = 1 }
    override func updateConstraints() { tag = 2 }
  }
  private class PlainController: UIViewController {}
  private class UpdatingController: UIViewController {
    override func updateProperties() { isEditing = false }
    override func updateViewConstraints() { isEditing = true }
  }
}
