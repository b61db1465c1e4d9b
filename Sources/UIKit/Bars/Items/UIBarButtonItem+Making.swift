import CoreGraphics
public import Foundation
public import FoundationAdditions

extension UIBarButtonItem {
  /// Makes a button with a text.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    (self.title, self.style) = (title, style)
    call(target, action)
  }

  /// Makes a button with an image.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  /// Makes a button with an image.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    (self.image, self.style) = (image, style)
    self.landscapeImagePhone = landscapeImagePhone
    call(target, action)
  }

  /// Makes a button with the system's text or image, or a space.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    prepare(systemItem)
    call(target, action)
  }

  /// Shows a view in the place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a button with the system's text or image that performs an action or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    prepare(systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
    (title, image) = (nil, nil)
  }

  /// Makes a button that performs an action or opens a menu. Without texts of its own it shows those of
  /// `primaryAction`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
    adopt(primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Makes a button that calls a method and opens a menu after a long press.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
    call(target, action)
  }

  /// Takes the room that is left, shared with others of its kind.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil as Selector?)
  }
  /// Takes this room.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      barButtonSystemItem: .fixedSpace, target: nil, action: nil as Selector?)
    item.width = width
    return item
  }

  private func call(_ target: Any?, _ action: Selector?) {
    guard let action else { return }
    pressed = TargetAction(target.map { $0 as AnyObject }, .selector(action))
  }
}

extension UIBarButtonItem {
  /// Calls a method of `target` without parameters: `action: Self.save`. The target is held weakly.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    (self.title, self.style) = (title, style)
    pressed = TargetAction(target, .reference(MethodReference(action)))
  }

  /// Calls a method of `target` that takes the item.
  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    (self.title, self.style) = (title, style)
    pressed = TargetAction(target, .reference(MethodReference(action)))
  }

  /// The same for a button with an image.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    (self.image, self.style) = (image, style)
    pressed = TargetAction(target, .reference(MethodReference(action)))
  }

  /// Calls a method of `target` that takes the item.
  public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, style: Style, target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    (self.image, self.style) = (image, style)
    pressed = TargetAction(target, .reference(MethodReference(action)))
  }

  /// The same for a button of the system.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    prepare(systemItem)
    pressed = TargetAction(target, .reference(MethodReference(action)))
  }

  /// Calls a method of `target` that takes the item.
  public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    prepare(systemItem)
    pressed = TargetAction(target, .reference(MethodReference(action)))
  }
}
