import CUIXlib
import Dispatch
import PlatformKit
import RasterKit
import SeededInput

@testable import X11Kit

// What the program does.
extension FuzzedSession {
  func actAsProgram() {
    switch number(0...22) {
    case 0...2: open()
    case 3: window().map(close)
    case 4...6: window().map(paint)
    case 7: readSelection()
    case 8: offerSelection()
    case 9...11: window().map(changePlace)
    case 12...14: window().map(changeLooks)
    case 15...17: window().map(changeState)
    case 18...20: dragOut()
    default: pump()
    }
  }

  func open() {
    guard windows.count < Self.mostWindows else { return windows.first.map(close) ?? () }
    var description = WindowDescription(size: size(), title: "Fuzz \(number(0...9))")
    let kinds: [WindowKind] = [.normal, .normal, .normal, .dialog, .menu, .toolTip]
    description.kind = kinds.randomElement(using: &numbers)!
    if Bool.random(using: &numbers) { description.position = place() }
    if Bool.random(using: &numbers) { description.owner = window()?.id }
    if chance(of: 4) { description.states = states() }
    (description.isOpaque, description.hasFrame) = (!chance(of: 4), !chance(of: 4))
    description.isMinimized = chance(of: 8)
    if let window = add(description), !chance(of: 8) { window.show() }
  }

  func add(_ description: WindowDescription) -> X11Window? {
    guard let window = try? platform.makeWindow(description) as? X11Window else { return nil }
    queue.sync { [queue, target = window.target] in target.begin(on: queue) { _ in } }
    windows.append(window)
    return window
  }

  func states() -> WindowStates { WindowStates(rawValue: number(0...63)) }

  func paint(_ window: X11Window) {
    paint(window, size: size(), color: 0xFF00_0000 | UInt32(number(0...0xFFFFFF)))
  }

  func paint(_ window: X11Window, size: PixelSize, color: UInt32) {
    frames += 1
    let token = chance(of: 4) ? UInt64(number(1...1000)) : nil
    queue.sync { [target = window.target, serial = frames] in
      guard let buffer = target.acquire(size: size) else { return }
      Kernels.fill(buffer.pixels, rect: PixelRect(size: size), color: color)
      target.present(
        buffer, damage: PixelRegion(PixelRect(size: size)), serial: serial, syncToken: token)
    }
  }

  private func changePlace(_ window: X11Window) {
    switch number(0...5) {
    case 0: window.setPosition(place())
    case 1: window.setSize(size())
    case 2:
      window.setSizeLimits(minimum: size(), maximum: Bool.random(using: &numbers) ? size() : nil)
    case 3:
      window.setInputRegion(
        Bool.random(using: &numbers) ? PixelRegion(PixelRect(size: size())) : nil)
    case 4: window.beginDrag([.move, .resize([.bottom, .right])].randomElement(using: &numbers)!)
    default: _ = window.screen
    }
  }

  private func changeLooks(_ window: X11Window) {
    switch number(0...4) {
    case 0: window.setTitle(String(decoding: bytes(300), as: UTF8.self))
    case 1:
      let side = Int32(number(1...64))
      window.setIcon([PixelBuffer(size: PixelSize(width: side, height: side))])
    case 2:
      let plain: [CursorShape] = [.arrow, .hand, .verticalBeam, .columnResize, .hidden]
      let shapes = plain + CursorName.allCases.map { CursorShape.named($0) }
      window.setCursor(shapes.randomElement(using: &numbers)!)
    case 3: window.setActions(WindowActions(rawValue: number(0...3)))
    default: window.setHasFrame(Bool.random(using: &numbers))
    }
  }

  private func changeState(_ other: X11Window) {
    switch number(0...6) {
    case 0: other.show()
    case 1: other.hide()
    case 2: other.minimize()
    case 3: other.activate()
    case 4: other.setOwner(window()?.id)
    default: other.setStates(states(), isOn: Bool.random(using: &numbers))
    }
  }

  private func clipboard() -> any Clipboard {
    platform.clipboard(Bool.random(using: &numbers) ? .general : .primary)
  }

  private func offerSelection() {
    if chance(of: 4) { return clipboard().setOffer(nil) }
    let count = chance(of: 6) ? 600_000 : number(0...500)
    clipboard().setOffer(
      ClipboardOffer(formats: [ClipboardFormat.text, "image/png", "x/y"]) { format, done in
        done(format == "x/y" ? nil : [UInt8](repeating: 65, count: count))
      })
  }

  /// A few at a time: each has a window of its own.
  private func readSelection() {
    guard openReads < 4 else { return }
    openReads += 1
    if Bool.random(using: &numbers) {
      clipboard().readFormats { [self] _ in openReads -= 1 }
    } else {
      clipboard().read(ClipboardFormat.text) { [self] _ in openReads -= 1 }
    }
  }
}
