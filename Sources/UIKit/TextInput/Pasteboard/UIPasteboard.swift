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
  /// user selects, with the mouse, by touch or by keys. Not in Apple's UIKit.
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

  // MARK: Objects and types

  /// The first item as text.
  open var string: String? {
    get { store.items.first?.text }
    set { setOne(newValue.map { $0 as NSString }) }
  }
  /// All items that are text; empty if there are none.
  open var strings: [String]? {
    get { store.items.compactMap(\.text) }
    set { setAll(newValue?.map { $0 as NSString }) }
  }
  /// The first item as a URL, also if it is text that looks like one.
  open var url: URL? {
    get { store.items.first?.url }
    set { setOne(newValue.map { $0 as NSURL }) }
  }
  /// All items that are URLs; empty if there are none.
  open var urls: [URL]? {
    get { store.items.flatMap(\.urls) }
    set { setAll(newValue?.map { $0 as NSURL }) }
  }
  /// The first item as an image.
  open var image: UIImage? {
    get { store.items.first?.image }
    set { setOne(newValue) }
  }
  /// All items that are images; empty if there are none.
  open var images: [UIImage]? {
    get { store.items.compactMap(\.image) }
    set { setAll(newValue) }
  }
  /// The first item as a colour.
  open var color: UIColor? {
    get { store.items.first?.color }
    set { setOne(newValue) }
  }
  /// All items that are colours; empty if there are none.
  open var colors: [UIColor]? {
    get { store.items.compactMap(\.color) }
    set { setAll(newValue) }
  }
  /// Whether any item is text.
  open var hasStrings: Bool { contains(pasteboardTypes: Self.typeListString) }
  /// Whether any item is a URL, or text that looks like one.
  open var hasURLs: Bool { store.items.contains(where: \.hasURL) }
  /// Whether any item is an image.
  open var hasImages: Bool { contains(pasteboardTypes: Self.typeListImage) }
  /// Whether any item is a colour.
  open var hasColors: Bool { contains(pasteboardTypes: Self.typeListColor) }

  /// The types of the first item.
  open var types: [String] { store.items.first?.types ?? [] }
  /// Whether any item has one of the types or a more special one.
  open func contains(pasteboardTypes: [String]) -> Bool {
    store.items.contains { $0.has(pasteboardTypes) }
  }
  /// Whether one of these items has one of the types or a more special one; nil means all items.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    chosen(itemSet).contains { $0.has(pasteboardTypes) }
  }
  /// Which items have one of the types or a more special one; nil if none has.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let items = store.items
    let found = IndexSet(items.indices.filter { items[$0].has(pasteboardTypes) })
    return found.isEmpty ? nil : found
  }
  /// The types of each of these items; nil means all items. Nil if there are no items.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    let items = chosen(itemSet)
    return items.isEmpty ? nil : items.map(\.types)
  }
  /// The first item's data of a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    store.items.first?.data(pasteboardType)
  }
  /// The data of a type of each of these items that has it; nil means all items. Nil if there are no
  /// items.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?)
    -> [Data]?
  {
    let items = chosen(itemSet)
    return items.isEmpty ? nil : items.compactMap { $0.data(pasteboardType) }
  }
  /// The first item's value of a type: text, a URL, an image, a colour, or what was set.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    store.items.first?.value(pasteboardType)
  }
  /// The value of a type of each of these items that has it; nil means all items. Nil if there are no
  /// items.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?)
    -> [Any]?
  {
    let items = chosen(itemSet)
    return items.isEmpty ? nil : items.compactMap { $0.value(pasteboardType) }
  }
  /// Replaces all items by one with this value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }
  /// Replaces all items by one with these data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  open override var description: String { "<\(type(of: self)): \(name.rawValue)>" }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIPasteboard).map { $0 === self || $0.store === store } ?? false
  }

  open override var hash: Int { ObjectIdentifier(store).hashValue }
}
