import CoreGraphics

// While menus belong to a bar, the pointer and the keys go from one to the next.

extension MenuOverlay {
  /// The title at a place in the window.
  func barIndex(at place: CGPoint) -> Int? {
    bar.flatMap { bar in bar.index(at: bar.convert(place, from: self)) }
  }

  /// A press closes the menu that is open, and opens any other.
  func pressTitle(_ index: Int) {
    if bar?.highlighted == index, !levels.isEmpty { return dismiss() }
    openTitle(index)
  }

  /// With a menu open, the pointer opens others.
  func followBar(_ place: CGPoint) {
    guard !levels.isEmpty, let index = barIndex(at: place), index != bar?.highlighted else {
      return
    }
    openTitle(index)
  }

  func openTitle(_ index: Int, highlights: Bool = false) {
    guard let bar, bar.menus.indices.contains(index) else { return }
    close(above: 0)
    bar.highlighted = index
    open(bar.menus[index], at: .title(bar.convert(bar.frame(of: index), to: self)))
    if highlights { levels.last?.panel?.moveHighlight(by: 1) }
  }

  /// To the next title, with its menu if one was open.
  func moveOnBar(by step: Int) {
    guard let bar, !bar.menus.isEmpty else { return }
    let (now, count) = (bar.highlighted ?? 0, bar.menus.count)
    let next = (now + step + count) % count
    if levels.isEmpty { bar.highlighted = next } else { openTitle(next, highlights: true) }
  }

  func pressOnBar(_ press: UIPress) {
    guard let bar, let key = press.key else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardRightArrow: moveOnBar(by: isMirrored ? -1 : 1)
    case .keyboardLeftArrow: moveOnBar(by: isMirrored ? 1 : -1)
    case .keyboardDownArrow, .keyboardUpArrow, .keyboardReturnOrEnter, .keyboardSpacebar:
      openTitle(bar.highlighted ?? 0, highlights: true)
    default:
      guard let first = key.charactersIgnoringModifiers.first?.lowercased(),
        let index = bar.menus.firstIndex(where: { $0.title.lowercased().hasPrefix(first) })
      else { return }
      openTitle(index, highlights: true)
    }
  }
}
