/// What Objective-C would know about a class: the methods, properties and outlets that are found by
/// name.
///
/// The porting tool writes one nested type for each class that says `@objc`, `@IBAction`,
/// `@IBOutlet` or `#keyPath`, in the class or in an extension of it, in the same file:
///
///     extension Player {
///       nonisolated final class ObjCMembers: ObjectiveCMembers {
///         static var selectors: [Selector] {
///           [Selector("tapped:", Player.tapped(_:)), Selector("reload", Player.reload)]
///         }
///         static var properties: [KeyValueProperty] {
///           [
///             KeyValueProperty("area", { (object: Player) in object.area }),
///             KeyValueProperty("rank", { (object: Player) in object.rank }, { $0.rank = $1 }),
///             KeyValueProperty(
///               "name", { (object: Player) in object.name }, { $0.name = $1 },
///               keyPath: { \Player.name }),
///           ]
///         }
///         static var outlets: [KeyValueProperty] {
///           [KeyValueProperty("label", { (object: Player) in object.label }, { $0.label = $1 })]
///         }
///       }
///     }
///
/// Members that are empty may be left out. `keyPath` is for `@objc dynamic` properties, which become
///
///     var name = "" {
///       willSet { KeyValueChanges.willChange(self, "name") }
///       didSet { KeyValueChanges.didChange(self, "name") }
///     }
///
/// Class methods that say what a property is computed from are listed as
/// `static var dependencies: [KeyValueDependency]`, each as a closure that calls the method.
///
/// Methods that override Apple's `NSObject` (`responds(to:)`, `value(forUndefinedKey:)`,
/// `setValue(_:forUndefinedKey:)`) lose the word `override` and are listed under their Objective-C
/// names, "respondsToSelector:", "valueForUndefinedKey:", "setValue:forUndefinedKey:";
/// `observeValue(forKeyPath:of:change:context:)` is listed as
/// `Selector(observing: Player.observeValue(forKeyPath:of:change:context:))`.
///
/// The text is the same for classes of the main actor and for others, in Swift 5 and 6. Overloads are
/// told apart by labels, or by `Player.add as (Player) -> @MainActor (Song) -> Void` for a class of the
/// main actor and by the type without `@MainActor` for others.
///
/// The nested type is found at run time from the class, superclasses included, when a member is first
/// looked for. It must be a class of this name: of an enumeration that nothing refers to, optimized
/// builds keep nothing. Classes may be of any access, nested, local or generic; a generic class with
/// parameter packs is not found.
public protocol ObjectiveCMembers: AnyObject {
  /// The methods, made with their method. A subclass lists only what it adds.
  static var selectors: [Selector] { get }
  /// The properties for `value(forKey:)` and `setValue(_:forKey:)`.
  static var properties: [KeyValueProperty] { get }
  /// The outlets that nibs and storyboards connect; key–value coding finds them as well.
  static var outlets: [KeyValueProperty] { get }
  /// The names of further properties that announce their changes (see `KeyValueChanges`), besides
  /// those with a `keyPath`.
  static var observableKeys: [String] { get }
  /// What properties are computed from.
  static var dependencies: [KeyValueDependency] { get }
}

extension ObjectiveCMembers {
  public static var selectors: [Selector] { [] }
  public static var properties: [KeyValueProperty] { [] }
  public static var outlets: [KeyValueProperty] { [] }
  public static var observableKeys: [String] { [] }
  public static var dependencies: [KeyValueDependency] { [] }
}
