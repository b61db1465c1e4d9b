import CoreGraphics
import Foundation

/// The suggestions of a search field, a menu beneath it. The field keeps the keys. Main thread only.
final class SearchSuggestionList: UIView {
  private static let (gap, margin): (CGFloat, CGFloat) = (6, 8)

  private let panel: MenuPanel
  private weak var field: UISearchTextField?

  init(_ suggestions: [any UISearchSuggestion], of field: UISearchTextField) {
    let rows = suggestions.map { suggestion in
      UIAction(title: suggestion.shownText, image: suggestion.iconImage) { [weak field] _ in
        field?.choose(suggestion)
      }
    }
    panel = MenuPanel(UIMenu(children: rows))
    self.field = field
    super.init(frame: panel.frame)
    for (row, suggestion) in zip(panel.rows, suggestions)
    where suggestion.localizedDescription != nil {
      row.accessibilityLabel = suggestion.localizedDescription
    }
    addSubview(panel)
    adoptStyle(of: field)
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] hover in
        guard let self else { return }
        panel.highlight(hover.state == .ended ? nil : panel.row(at: hover.location(in: self)))
      })
  }

  required init?(coder: NSCoder) { nil }

  /// Beneath the field, as high as the window allows, or what else it is in.
  func place() {
    guard let field, let host = superview else { return }
    let place = field.convert(field.bounds, to: host)
    let room = host.bounds.height - place.maxY - Self.gap - Self.margin
    let row = MenuPanel.padding * 2 + 42
    panel.limit(to: CGSize(width: panel.bounds.width, height: max(room, row)))
    panel.frame.origin = .zero
    let x = field.isRightToLeft ? place.maxX - panel.bounds.width : place.minX
    let last = host.bounds.width - panel.bounds.width - Self.margin
    frame = CGRect(
      origin: CGPoint(x: max(Self.margin, min(x, last)), y: place.maxY + Self.gap),
      size: panel.bounds.size)
  }

  var hasHighlight: Bool { panel.highlighted != nil }

  func moveHighlight(by step: Int) { panel.moveHighlight(by: step) }

  func chooseHighlighted() { panel.highlighted?.element?.choose(from: field) }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
    chooseHighlighted()
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    panel.highlight(nil)
  }

  private func follow(_ touches: Set<UITouch>) {
    touches.first.map { panel.highlight(panel.row(at: $0.location(in: self))) }
  }
}

extension UISearchSuggestion {
  fileprivate var shownText: String {
    localizedAttributedSuggestion?.string ?? localizedSuggestion ?? ""
  }
}
