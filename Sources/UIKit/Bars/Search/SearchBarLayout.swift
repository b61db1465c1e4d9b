import CoreGraphics

/// Where the parts of a search bar go. Sizes in, rectangles out, as if from left to right.
struct SearchBarLayout: Equatable {
  /// In points, measured: the bar, its field, their distance at the sides; the rows of the prompt and of the
  /// scopes.
  static let (height, field, margin): (CGFloat, CGFloat, CGFloat) = (44, 36, 8)
  static let (prompt, scopes, scopeControl): (CGFloat, CGFloat, CGFloat) = (22, 44, 32)

  var hasPrompt = false
  var hasScopes = false
  /// 0 without a button.
  var cancelWidth: CGFloat = 0

  struct Places: Equatable {
    var prompt = CGRect.zero
    var field = CGRect.zero
    var cancel = CGRect.zero
    var scopes = CGRect.zero
  }

  var totalHeight: CGFloat {
    Self.height + (hasPrompt ? Self.prompt : 0) + (hasScopes ? Self.scopes : 0)
  }

  /// The field's row takes what is left of the height.
  func places(in size: CGSize) -> Places {
    var places = Places()
    let width = max(size.width - 2 * Self.margin, 0)
    if hasPrompt {
      places.prompt = CGRect(x: Self.margin, y: 4, width: width, height: Self.prompt - 4)
    }
    let top = hasPrompt ? Self.prompt : 0
    let row = max(size.height - totalHeight + Self.height, 0)
    let button = cancelWidth > 0 ? cancelWidth + Self.margin : 0
    let y = top + ((row - Self.field) / 2).rounded(.down)
    places.field = CGRect(
      x: Self.margin, y: y, width: max(width - button, 0), height: Self.field)
    if cancelWidth > 0 {
      places.cancel = CGRect(
        x: places.field.maxX + Self.margin, y: y, width: cancelWidth, height: Self.field)
    }
    if hasScopes {
      places.scopes = CGRect(
        x: Self.margin, y: top + row + (Self.scopes - Self.scopeControl) / 2 - 2, width: width,
        height: Self.scopeControl)
    }
    return places
  }
}
