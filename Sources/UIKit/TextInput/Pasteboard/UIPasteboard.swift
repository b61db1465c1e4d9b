public import Foundation

/// A place through which parts of a program and programs exchange data: the desktop's clipboard, what
/// is selected, or one of the program's own.
///
/// Another program hands its data out when it is asked. Main waits for it at most 50 ms for each change
/// of the contents; what isn't there by then is nil, is read all the same and there a moment later.
/// `itemProviders` give the data whenever they come. Main thread only.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Self("com.apple.UIKit.pboard.general")
  }

  /// What `setItems(_:options:)` can be told about the items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Date` at which the items are removed.
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    /// A `Bool`: whether the items stay here. There is no universal clipboard to keep them from;
    /// instead clipboard managers are asked not to keep them, and don't get them at the program's end.
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The pasteboard's name.
  public nonisolated let name: Name
  nonisolated let store: any PasteboardStore
  /// Removes the items at their time.
  var expiry: TimerQueue.QueuedTimer?

  init(_ name: Name, _ store: any PasteboardStore) {
    (self.name, self.store) = (name, store)
    super.init()
  }

  /// The pasteboard of the program's own with this name; nil if there is none and `create` is false.
  public init?(name pasteboardName: Name, create: Bool) {
    let registry = UIApplication.shared.engine.pasteboards
    guard let store = registry.store(pasteboardName, create: create) else { return nil }
    (name, self.store) = (pasteboardName, store)
    super.init()
  }

  /// The desktop's clipboard, for cut, copy and paste.
  open class var general: UIPasteboard { UIApplication.shared.engine.pasteboards.general }

  /// What was selected last in any program, which a middle click pastes. A text view sets it when the
  /// user selects. Not in Apple's UIKit.
  open class var primarySelection: UIPasteboard {
    UIApplication.shared.engine.pasteboards.primarySelection
  }

  /// A new pasteboard of the program's own.
  open class func withUniqueName() -> UIPasteboard {
    let registry = UIApplication.shared.engine.pasteboards
    let name = Name(UUID().uuidString)
    return UIPasteboard(name, registry.store(name, create: true) ?? ProgramStore())
  }

  /// Removes a pasteboard of the program's own; the general one is only emptied.
  open class func remove(withName pasteboardName: Name) {
    UIApplication.shared.engine.pasteboards.remove(pasteboardName)
  }

  /// Grows by one with each change, by any program.
  open var changeCount: Int { store.changeCount }

  /// False: what a program sets is there as long as the program, or its clipboard's manager.
  open var isPersistent: Bool { false }

  /// Does nothing: pasteboards can't be made persistent.
  open func setPersistent(_ persistent: Bool) {}

  /// The number of items.
  open var numberOfItems: Int { store.items.count }

  /// The items by type: text, URLs, images and colours as objects, other types as they were set or as
  /// data.
  open var items: [[String: Any]] {
    get {
      store.items.map { item in
        Dictionary(item.types.compactMap { type in item.value(type).map { (type, $0) } }) {
          first, _ in first
        }
      }
    }
    set { setItems(newValue) }
  }

  /// Replaces all items. Options are for all of them.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    replace(items.map { PasteboardItem($0) }, options)
  }

  /// Adds items after those that are there.
  open func addItems(_ items: [[String: Any]]) {
    replace(store.items.map(\.detached) + items.map { PasteboardItem($0) }, [:])
  }

  /// A provider for each item. Each makes its data when they are asked for, without main waiting.
  open var itemProviders: [NSItemProvider] {
    get { store.items.map(\.provider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces all items by what the providers provide.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    replace(
      itemProviders.map { PasteboardItem(.provider($0)) },
      Self.options(localOnly: localOnly, expirationDate: expirationDate))
  }

  /// Replaces all items by objects.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces all items by objects.
  open func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly,
      expirationDate: expirationDate)
  }

  open override var description: String { "<\(type(of: self)): \(name.rawValue)>" }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIPasteboard).map { $0 === self || $0.store === store } ?? false
  }

  open override var hash: Int { ObjectIdentifier(store).hashValue }
}
