// At the text sizes for accessibility bars stay as they are: a finger that rests on an item shows it enlarged.

extension UIView {
  /// Called by a bar as it is made.
  func showsItemsEnlarged() {
    let interaction = UILargeContentViewerInteraction()
    interaction.worksItems = true
    addInteraction(interaction)
  }
}
