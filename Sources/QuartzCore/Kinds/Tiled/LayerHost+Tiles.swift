import RenderKit

extension LayerHost {
  /// Shows the tiles that have been drawn since the last turn.
  package func takeTiles() {
    let finished = tiles.takeFinished()
    for request in finished { request.layer.receive(request) }
    // What was out of date is asked for again with the commit.
    if !finished.isEmpty { needsCommit() }
  }

  /// Asks for the tiles that come to be seen with this commit.
  func updateTiles() {
    for layer in tiled { layer.updateTiles() }
  }

  /// Pixels for each point of a window's layer.
  func scale(of root: CALayer) -> CGFloat {
    surfaces.first { $0.value === root }.flatMap { scales[$0.key] } ?? 1
  }
}
