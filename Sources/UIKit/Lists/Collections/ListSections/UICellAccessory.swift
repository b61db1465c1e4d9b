public import CoreGraphics

/// A mark or control at the side of a row of a list.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When it is there.
  public enum DisplayedState: Sendable {
    case always
    /// In the editing mode.
    case whenEditing
    /// Outside of the editing mode.
    case whenNotEditing
  }
  /// At which side, for views of a program's own.
  public enum Placement {
    /// Behind the system's, unless it says where.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// In front of the system's, unless it says where.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Where among the side's accessories it lies, which come in the direction of reading.
    public typealias Position = ([UICellAccessory]) -> Int
  }
  /// The width that is kept for it.
  public enum LayoutDimension: Hashable, Sendable {
    /// Its own.
    case actual
    /// That of the system's accessories.
    case standard
    case custom(CGFloat)
  }

  let kind: CellAccessoryKind
  let displayed: DisplayedState
  let tint: UIColor?
  var reserved = LayoutDimension.standard
  var isHidden = false
  /// Of a program's own view.
  var position: Placement.Position?
  let handler: (() -> Void)?

  private init(
    _ kind: CellAccessoryKind, _ displayed: DisplayedState, _ tint: UIColor?,
    _ handler: (() -> Void)? = nil
  ) {
    (self.kind, self.displayed, self.tint, self.handler) = (kind, displayed, tint, handler)
  }

  private init(
    _ kind: CellAccessoryKind, _ displayed: DisplayedState, _ options: Options,
    tint: UIColor? = nil, _ handler: (() -> Void)? = nil
  ) {
    self.init(kind, displayed, options.tintColor ?? tint, handler)
    reserved = options.reservedLayoutWidth ?? .standard
    isHidden = options.isHidden
  }

  /// What most accessories may be told.
  public struct Options {
    /// Nil for the accessory's own.
    public var tintColor: UIColor?
    /// The width that is kept for it; nil for that of the system's.
    public var reservedLayoutWidth: LayoutDimension?
    /// Whether its place stays empty.
    public var isHidden: Bool

    /// The accessory's own looks, unless others are given.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }
  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  public typealias DetailOptions = Options
  public typealias PopUpMenuOptions = Options

  /// What the mark of an outline may be told.
  public struct OutlineDisclosureOptions {
    /// What a tap opens.
    public enum Style: Int, Sendable {
      case automatic
      /// A tap anywhere in the row.
      case header
      /// A tap on the mark.
      case cell
    }
    /// What a tap opens.
    public var style: Style
    /// Nil for the row's.
    public var tintColor: UIColor?
    /// Looks of its own, unless others are given.
    public init(style: Style = .automatic, tintColor: UIColor? = nil) {
      (self.style, self.tintColor) = (style, tintColor)
    }
  }

  /// What a label may be told.
  public struct LabelOptions {
    /// Nil for gray.
    public var tintColor: UIColor?
    /// Nil for that of rows.
    public var font: UIFont?
    /// Gray, unless another colour is given.
    public init(tintColor: UIColor? = nil, font: UIFont? = nil) {
      (self.tintColor, self.font) = (tintColor, font)
    }
  }

  /// A view of a program's own.
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    let width: LayoutDimension

    /// At a side of the row.
    public init(
      customView: UIView, placement: Placement, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (view, self.placement) = (customView, placement)
      width = reservedLayoutWidth ?? .actual
    }
  }

  /// A chevron: the row leads somewhere.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { .init(.disclosure, displayed, options, tint: .tertiaryLabel) }
  /// A chevron that shows whether the row's children show. A tap shows or hides them, or calls the
  /// handler if there is one.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    .init(.outline(options.style), displayed, options.tintColor, actionHandler)
  }
  /// A tick.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { .init(.checkmark, displayed, options) }
  /// A red minus, in the editing mode.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    .init(.delete, displayed, options, tint: .systemRed, actionHandler)
  }
  /// A green plus, in the editing mode.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    .init(.insert, displayed, options, tint: .systemGreen, actionHandler)
  }
  /// Three lines, in the editing mode.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { .init(.reorder, displayed, options, tint: .tertiaryLabel) }
  /// A circle that is filled while the row is selected, in the editing mode.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = .init()
  ) -> UICellAccessory { .init(.multiselect, displayed, options) }
  /// An "i" in a circle.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.detail, displayed, options, actionHandler) }
  /// A short text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    .init(.label(text, options.font), displayed, options.tintColor ?? .secondaryLabel)
  }
  /// A button that shows which element of a menu is on, and the menu when it is pressed.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init()
  ) -> UICellAccessory { .init(.menu(menu), displayed, options) }
  /// A view of a program's own.
  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    let (isLeading, displayed, position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (true, displayed, position)
      case .trailing(let displayed, let position): (false, displayed, position)
      }
    var accessory = UICellAccessory(
      .custom(configuration.view, isLeading: isLeading), displayed, nil)
    accessory.reserved = configuration.width
    accessory.position = position
    return accessory
  }
}
