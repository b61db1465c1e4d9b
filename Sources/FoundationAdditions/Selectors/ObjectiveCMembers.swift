/// What Objective-C would know about a class: the methods, properties and outlets that are found by
/// name.
///
/// The porting tool writes one nested type for each class that says `@objc`, `@IBAction`,
/// `@IBOutlet` or `#keyPath`, on one line after the class, in the same file:
///
///     extension ViewController {
///       nonisolated enum ObjCMembers: ObjectiveCMembers {
///         static var selectors: [Selector] {
///           [Selector("tapped:", ViewController.tapped(_:)), Selector("reload", ViewController.reload)]
///         }
///         static var properties: [KeyValueProperty] {
///           [
///             KeyValueProperty("name", { (object: ViewController) in object.name }, { $0.name = $1 }),
///             KeyValueProperty("area", { (object: ViewController) in object.area }),
///           ]
///         }
///         static var outlets: [KeyValueProperty] {
///           [KeyValueProperty("label", { (object: ViewController) in object.label }, { $0.label = $1 })]
///         }
///         static var observableKeys: [String] { ["name"] }
///       }
///     }
///
/// Members that are empty may be left out. The text is the same for classes of the main actor and
/// for others, in Swift 5 and 6; overloads are told apart by labels, or by
/// `ViewController.add as @MainActor (ViewController) -> @MainActor (Song) -> Void` for a class of
/// the main actor and by the type without `@MainActor` for others. The nested type must have this
/// name and no access modifier. It is found at run time from the class, superclasses included, when
/// a member is first looked for.
public protocol ObjectiveCMembers {
  /// The methods, made with their method. A subclass lists only what it adds.
  static var selectors: [Selector] { get }
  /// The properties for `value(forKey:)` and `setValue(_:forKey:)`.
  static var properties: [KeyValueProperty] { get }
  /// The outlets that nibs and storyboards connect; key–value coding finds them as well.
  static var outlets: [KeyValueProperty] { get }
  /// The names of properties that announce their changes (see `KeyValueChanges`).
  static var observableKeys: [String] { get }
}

extension ObjectiveCMembers {
  public static var selectors: [Selector] { [] }
  public static var properties: [KeyValueProperty] { [] }
  public static var outlets: [KeyValueProperty] { [] }
  public static var observableKeys: [String] { [] }
}
