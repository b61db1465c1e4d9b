extension LayoutItem {
  func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, attribute))
  }

  func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, attribute))
  }

  func length(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, attribute))
  }
}

extension LayoutOperand {
  func measured(from start: LayoutOperand) -> LayoutOperand {
    LayoutOperand(item, attribute, from: Origin(start.item, start.attribute))
  }
}

extension UIView {
  /// The edge where the text of the layout direction begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The edge where the text of the layout direction ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge of the alignment rectangle.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge of the alignment rectangle.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The upper edge of the alignment rectangle.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower edge of the alignment rectangle.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// Of the first line of text; the bottom edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// Of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
  /// The width of the alignment rectangle.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height of the alignment rectangle.
  public var heightAnchor: NSLayoutDimension { length(.height) }
}

extension UILayoutGuide {
  /// The edge where the text of the layout direction begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The edge where the text of the layout direction ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge of the alignment rectangle.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge of the alignment rectangle.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The upper edge of the alignment rectangle.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower edge of the alignment rectangle.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The width of the alignment rectangle.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height of the alignment rectangle.
  public var heightAnchor: NSLayoutDimension { length(.height) }
}
