import CoreGraphics

/// The views of bar button items in a row, from the leading side on. Places are computed as if from left to
/// right, and mirrored by the bar.
@MainActor
struct BarItemRow {
  /// Between two items, as measured.
  static let gap: CGFloat = 8

  /// A view, or a space of a width; nil for a flexible one.
  enum Entry {
    /// With the item that it is of.
    case view(UIView, UIBarButtonItem? = nil)
    case space(CGFloat?)

    var view: UIView? { if case .view(let view, _) = self { view } else { nil } }
    var item: UIBarButtonItem? { if case .view(_, let item) = self { item } else { nil } }
  }

  let entries: [Entry]

  init(_ items: [UIBarButtonItem], appearance: (UIBarButtonItem) -> UIBarButtonItemAppearance?) {
    entries = items.filter { !$0.isHidden }.map { item in
      if item.isFlexible { return .space(nil) }
      if item.isSpace { return .space(item.width.isFinite ? max(item.width, 0) : 0) }
      return .view(item.customView ?? BarButton(item, appearance(item)), item)
    }
  }

  init(_ entries: [Entry]) { self.entries = entries }

  var views: [UIView] { entries.compactMap(\.view) }

  /// The least width, with gaps between neighbours that are views.
  func width(_ height: CGFloat) -> CGFloat {
    entries.reduce(0) { $0 + width(of: $1, height) } + gaps
  }

  /// The frames of the views in a rectangle; what is left of its width goes to the flexible spaces.
  func places(in rect: CGRect) -> [CGRect] {
    let flexible = entries.count { if case .space(nil) = $0 { true } else { false } }
    let left = max(rect.width - width(rect.height), 0)
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    var (x, places, followsView) = (rect.minX, [CGRect](), false)
    for entry in entries {
      switch entry {
      case .space(let width):
        x += width ?? share
        followsView = false
      case .view(let view, _):
        if followsView { x += Self.gap }
        let size = Self.size(of: view, rect.height)
        let y = rect.minY + ((rect.height - size.height) / 2).rounded()
        places.append(CGRect(x: x.rounded(), y: y, width: size.width, height: size.height))
        x += size.width
        followsView = true
      }
    }
    return places
  }

  private var gaps: CGFloat {
    zip(entries, entries.dropFirst()).reduce(0) { sum, pair in
      if case .view = pair.0, case .view = pair.1 { sum + Self.gap } else { sum }
    }
  }

  private func width(of entry: Entry, _ height: CGFloat) -> CGFloat {
    switch entry {
    case .space(let width): width ?? 0
    case .view(let view, _): Self.size(of: view, height).width
    }
  }

  /// A custom view keeps its size, or has the one that it would like.
  static func size(of view: UIView, _ height: CGFloat) -> CGSize {
    if view is BarButton { return view.sizeThatFits(CGSize(width: .infinity, height: height)) }
    if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
    return fittingSize(of: view, height)
  }

  static func fittingSize(of view: UIView, _ height: CGFloat) -> CGSize {
    let wanted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: max(wanted.width, 0), height: min(max(wanted.height, 0), height))
  }
}
