import CoreGraphics

/// A part of a list's content, for constraints of a program.
final class ListContentGuide: InsetLayoutGuide {
  enum Part: String { case text, secondary = "secondaryText", image }

  init(_ part: Part, of view: UIListContentView) {
    super.init(of: view, identifier: "UIListContentView-\(part.rawValue)LayoutGuide") { view in
      guard let view = view as? UIListContentView else { return .zero }
      let layout = view.layout(in: view.bounds.size)
      let frame: CGRect =
        switch part {
        case .text: layout.text
        case .secondary: layout.secondary
        case .image: layout.image
        }
      return UIEdgeInsets(
        top: frame.minY, left: frame.minX, bottom: view.bounds.height - frame.maxY,
        right: view.bounds.width - frame.maxX)
    }
  }
}
