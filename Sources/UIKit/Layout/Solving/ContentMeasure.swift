import CoreGraphics

/// The size a view's content asks for: of text that wraps, the width of its longest line and the
/// height at the width the engine has found.
@MainActor
struct ContentMeasure {
  let view: UIView
  let item: SolvedItem
  let isTrial: Bool

  var size: CGSize {
    guard view.wrapsContent else { return view.intrinsicContentSize }
    let layout = view.ensureViewLayout
    let former = layout.automaticWidth
    defer { if isTrial { layout.automaticWidth = former } }
    layout.automaticWidth = 0
    var size = item.naturalSize ?? view.intrinsicContentSize
    item.naturalSize = size
    guard let width = item.wrappingWidth, width < size.width else { return size }
    layout.automaticWidth = width
    size.height = view.intrinsicContentSize.height
    return size
  }
}
