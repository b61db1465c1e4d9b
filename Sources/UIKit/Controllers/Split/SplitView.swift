/// Tells a split view controller of its window as well: only there is room for columns.
final class SplitView: ContainerView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { placeContent() }
  }
}
