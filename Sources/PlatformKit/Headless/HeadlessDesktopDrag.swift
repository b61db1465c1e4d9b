package import RasterKit

/// A window of another program, on which this program's drags can be dropped. Main thread only.
@MainActor
package final class HeadlessDropTarget {
  /// On the desktop, in device pixels.
  package let bounds: PixelRect
  /// What it says to a drag; nil refuses.
  package var action: DragAction?
  /// Whether it ends a drop at once. Otherwise the test calls `HeadlessDesktopDrag.end`.
  package var endsAtOnce = true
  /// Of the drag that is over it: its formats. Nil if there is none.
  package fileprivate(set) var formats: [String]?
  package fileprivate(set) var wish: DragAction?
  package fileprivate(set) var drops = 0

  package init(_ bounds: PixelRect, action: DragAction? = .copy) {
    (self.bounds, self.action) = (bounds, action)
  }
}

/// A drag on the desktop of the headless platform. Main thread only.
@MainActor
package final class HeadlessDesktopDrag: DesktopDrag {
  package enum State { case dragging, dropped, over }

  package let offer: ClipboardOffer?
  package let allowsMove: Bool
  package private(set) var state = State.dragging
  package private(set) var ground = DragGround.nothing
  package var onChange: (@MainActor () -> Void)?

  private unowned let platform: HeadlessPlatform
  private var target: HeadlessDropTarget?
  private var completion: (@MainActor (DragAction?) -> Void)?

  init(_ offer: ClipboardOffer?, allowsMove: Bool, on platform: HeadlessPlatform) {
    (self.offer, self.allowsMove, self.platform) = (offer, allowsMove, platform)
  }

  package func move(to place: PixelPoint, wish: DragAction) {
    let targets = offer == nil ? [] : platform.dropTargets
    let new = targets.last { $0.bounds.contains(x: place.x, y: place.y) }
    if new !== target { leave() }
    target = new
    new?.formats = offer?.formats
    new?.wish = wish
    ground = new.map { .program($0.action) } ?? platform.ownGround(at: place)
  }

  /// The other program says something else now.
  package func targetAnswers(_ action: DragAction?) {
    target?.action = action
    ground = .program(action)
    onChange?()
  }

  package func drop(_ completion: @escaping @MainActor (DragAction?) -> Void) {
    self.completion = completion
    guard let target, let action = target.action else { return end(nil) }
    state = .dropped
    target.drops += 1
    if target.endsAtOnce { end(action) }
  }

  /// The other program has taken what was dropped, or has not, or is given up.
  package func end(_ action: DragAction?) {
    leave()
    state = .over
    let told = completion
    completion = nil
    told?(action)
  }

  package func cancel() {
    leave()
    state = .over
  }

  private func leave() {
    target?.formats = nil
    target = nil
  }
}

extension HeadlessPlatform {
  /// The newest window lies over the others.
  fileprivate func ownGround(at place: PixelPoint) -> DragGround {
    let window = windows.last { window in
      window.isShown && window.kind != .dragPreview
        && PixelRect(size: window.size).offsetBy(x: window.position.x, y: window.position.y)
          .contains(x: place.x, y: place.y)
    }
    return window.map { .window($0.id) } ?? .nothing
  }
}
