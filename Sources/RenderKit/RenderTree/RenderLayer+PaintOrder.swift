extension RenderLayer {
  /// Whether nothing of it is painted before `other`: it comes later, or is the same layer or in it. By
  /// the order of the last frame, until geometry is updated.
  func isPainted(above other: RenderLayer) -> Bool {
    var (mine, theirs) = (self, other)
    var (depth, otherDepth) = (self.depth, other.depth)
    while depth > otherDepth, let parent = mine.parent {
      mine = parent
      depth -= 1
    }
    while otherDepth > depth, let parent = theirs.parent {
      theirs = parent
      otherDepth -= 1
    }
    // What is in the other one is above it; a layer around it paints its background before it.
    if mine === theirs { return mine === other }
    while let parent = mine.parent, let otherParent = theirs.parent {
      // A mask shows, or hides, what is beneath the other one too.
      if parent === otherParent { return parent.mask !== mine && mine.order > theirs.order }
      (mine, theirs) = (parent, otherParent)
    }
    return false
  }

  private var depth: Int {
    var depth = 0
    for _ in ancestors { depth += 1 }
    return depth
  }
}
