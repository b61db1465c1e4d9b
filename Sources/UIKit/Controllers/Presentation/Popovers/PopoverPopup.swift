import CoreGraphics
import PlatformKit
import QuartzCore
import RasterKit

/// A window of the desktop that shows the card of a popover for which its own window has no room.
///
/// It only shows and passes on. The card stays among the views of its window, at a place beyond the borders; its
/// layer is a portal that leads here. What the pointer does here reaches that window, at the places that show.
@MainActor
final class PopoverPopup {
  /// What of a card shows, and where.
  struct Part: Equatable {
    /// In the card's coordinates.
    var rect: CGRect
    /// The corner in the coordinates of the card's window.
    var corner: CGPoint
    /// Where presses are the popover's, in the card's coordinates.
    var touchable: CGRect
  }

  /// Whether what is behind the popover shows around it.
  let isTranslucent: Bool
  private(set) var isOpen = true
  private(set) weak var window: UIWindow?
  private weak var card: PopoverCard?
  private let presence: WindowPresence
  /// Its layer shows the card. In no window, so that what animates views animates it too.
  private let exit = UIView()
  private var part: Part
  /// Whether presses on the popover are its own, and those anywhere else.
  private var takesPresses = true
  /// That of the pixels that were asked for.
  private var arrangedScale: CGFloat = 0

  /// Nil where the window system refuses; the log says why.
  static func open(
    _ card: PopoverCard, _ part: Part, over window: UIWindow, isTranslucent: Bool
  ) -> PopoverPopup? {
    var description = WindowDescription(
      size: PixelSize(width: 1, height: 1), title: window.displayedTitle)
    (description.kind, description.isOpaque) = (.popover, !isTranslucent)
    let frame = CGRect(origin: part.corner, size: part.rect.size)
    guard let presence = window.makePopup(description, at: frame) else { return nil }
    let popup = PopoverPopup(card, part, presence, isTranslucent)
    popup.window = window
    popup.begin()
    return popup
  }

  private init(
    _ card: PopoverCard, _ part: Part, _ presence: WindowPresence, _ isTranslucent: Bool
  ) {
    (self.card, self.part) = (card, part)
    (self.presence, self.isTranslucent) = (presence, isTranslucent)
  }

  private func begin() {
    CATransaction.withoutActions {
      exit.layer.anchorPoint = .zero
      if isTranslucent, card?.popover?.presentation?.phase == .coming { exit.alpha = 0 }
      presence.rootLayer.addSublayer(exit.layer)
    }
    presence.popover = self
    presence.owner?.popovers.append(self)
    window?.application?.presences.append(presence)
    arrange()
    if let shape = presence.owner?.cursor { show(shape) }
    presence.show()
  }

  /// Shows another part, or the same elsewhere.
  func show(_ new: Part) {
    guard isOpen else { return }
    if presence.screenScale != presence.scale { _ = presence.adoptScreenScale() }
    let isNew = new != part || presence.scale != arrangedScale
    part = new
    if isNew {
      presence.request(PixelSize(points: part.rect.size, scale: presence.scale))
      arrange()
    }
    move()
  }

  /// Its window may have moved, and it with that.
  private func move() {
    guard let window, let below = presence.owner else { return }
    let place = below.desktopPixel(of: window.toScene(part.corner))
    guard let corner = place.pixelPoint(scale: 1), corner != presence.position else { return }
    presence.position = corner
    presence.ask { $0.setPosition(corner) }
  }

  func show(_ shape: CursorShape) { presence.show(shape) }

  /// Makes all that it shows so opaque, where what is behind it shows through.
  func fade(to alpha: CGFloat) {
    if isTranslucent { exit.alpha = alpha }
  }

  /// What it shows goes. From now on presses are for what is behind it.
  func letPressesThrough() {
    guard isOpen, takesPresses else { return }
    endInput()
    takesPresses = false
    presence.ask { $0.setInputRegion(PixelRegion()) }
  }

  /// Behind the card, where nothing else can be.
  func fill(_ color: CGColor) { presence.rootLayer.backgroundColor = color }

  private func arrange() {
    arrangedScale = presence.scale
    CATransaction.withoutActions {
      exit.bounds = part.rect
      card?.show(in: exit.layer)
    }
    let touchable = part.touchable.offsetBy(dx: -part.rect.minX, dy: -part.rect.minY)
    let pixels = PixelRect(covering: touchable, scale: presence.scale)
    presence.platformWindow.setInputRegion(isTranslucent ? PixelRegion(pixels) : nil)
  }

  /// What the pointer does in it has begun in a window that goes.
  private func endInput() {
    if takesPresses, let window { window.application?.cancelInput(in: window) }
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    let application = window?.application
    endInput()
    presence.owner?.popovers.removeAll { $0 === self }
    application?.presences.removeAll { $0 === presence }
    presence.end()
    card?.superview?.setNeedsLayout()
  }

  /// Somebody else has closed or hidden it: the popover stays in its window from then on.
  func wasDestroyed() {
    card?.popover?.isRefused = true
    close()
  }
}

extension PopoverPopup {
  var platformWindow: any PlatformWindow { presence.platformWindow }

  /// The window that gets what the user does here, and where in it the corner of this one is, in device pixels.
  var receiver: (id: WindowID, x: Double, y: Double)? {
    guard isOpen, let card, let window, card.window === window, let below = window.presence else {
      return nil
    }
    let corner = window.toScene(card.convert(part.rect.origin, to: window))
    return (
      below.platformWindow.id, Double(corner.x * below.scale), Double(corner.y * below.scale)
    )
  }
}
