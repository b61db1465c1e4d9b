import CoreGraphics

/// Holds one view of an input panel and keeps it as large as itself.
final class InputSlot: UIView {
  private var declared: InputViews.Declared?

  /// A responder in an input view has the chain of the one that declares it.
  override var next: UIResponder? {
    guard let source = declared?.source, !isAround(source) else { return super.next }
    return source
  }

  func wantedHeight(width: CGFloat) -> CGFloat {
    declared?.view.heightAsInput(width: width) ?? 0
  }

  /// Nil empties it. A view that is elsewhere comes here.
  func hold(_ new: InputViews.Declared?) {
    let former = declared?.view
    declared = new
    if let former, former !== new?.view, former.superview === self { former.removeFromSuperview() }
    guard let view = new?.view, view.superview !== self else { return }
    addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: leftAnchor),
      view.rightAnchor.constraint(equalTo: rightAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let view = declared?.view, view.superview === self,
      view.translatesAutoresizingMaskIntoConstraints
    else { return }
    view.frame = bounds
  }
}
