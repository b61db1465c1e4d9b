import CoreGraphics
public import Foundation

/// What bars cover of a controller's view at an edge. Use the safe area in new programs.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far they reach into the view.
  var length: CGFloat { get }
  /// The upper edge of what they cover.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of what they cover.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of what they cover.
  var heightAnchor: NSLayoutDimension { get }
}

/// What the safe area leaves out at the upper or lower edge of a view.
class BarLayoutGuide: InsetLayoutGuide, UILayoutSupport {
  var isAtTop: Bool { false }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isAtTop ? insets.top : insets.bottom
  }

  override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds else { return .zero }
    let y = isAtTop ? bounds.minY : bounds.maxY - length
    return CGRect(x: bounds.minX, y: y, width: bounds.width, height: length)
  }

  override func ownForms(for item: SolvedItem, in engine: LayoutEngine) -> [OwnForm] {
    edgeForms(for: item, in: engine, height: length, isAtTop: isAtTop)
  }
}

final class TopBarLayoutGuide: BarLayoutGuide {
  override var isAtTop: Bool { true }
}

final class BottomBarLayoutGuide: BarLayoutGuide {}

extension UIView {
  var topBarGuide: any UILayoutSupport {
    systemGuide(TopBarLayoutGuide.self) {
      TopBarLayoutGuide(of: self, identifier: "_UIViewControllerTop") { $0.safeAreaInsets }
    }
  }
  var bottomBarGuide: any UILayoutSupport {
    systemGuide(BottomBarLayoutGuide.self) {
      BottomBarLayoutGuide(of: self, identifier: "_UIViewControllerBottom") { $0.safeAreaInsets }
    }
  }
}
