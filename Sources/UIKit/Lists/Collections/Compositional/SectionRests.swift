import CoreGraphics

/// Where a section may rest that scrolls on its own, in rising order. A question costs the same for a hundred
/// groups and for a million.
struct SectionRests {
  let count: Int
  let place: (Int) -> CGFloat

  /// The number of the first that lies from a place on, or beyond it.
  private func first(beyond place: CGFloat, includes: Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let own = self.place(middle)
      if own > place || (includes && own == place) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Its number; 0 if there are none.
  func nearest(to place: CGFloat) -> Int {
    let next = first(beyond: place, includes: true)
    if next == 0 { return 0 }
    if next == count { return count - 1 }
    return place - self.place(next - 1) <= self.place(next) - place ? next - 1 : next
  }

  /// A throw goes on by one from where the drag began, a slow lift to the nearest.
  func neighbour(of start: CGFloat, at place: CGFloat, _ speed: CGFloat) -> CGFloat {
    guard abs(speed) > 0.1 else { return self.place(nearest(to: place)) }
    let begin = self.place(nearest(to: start))
    let next =
      speed > 0
      ? first(beyond: begin, includes: false) : first(beyond: begin, includes: true) - 1
    return next >= 0 && next < count ? self.place(next) : begin
  }

  /// A wheel goes on to the first at or behind the place to which it was turned, so none of its steps is lost.
  func reached(from start: CGFloat, turnedTo place: CGFloat) -> CGFloat {
    guard count > 0, place != start else { return self.place(nearest(to: place)) }
    let next =
      place > start
      ? first(beyond: place, includes: true) : first(beyond: place, includes: false) - 1
    return self.place(max(0, min(next, count - 1)))
  }

  /// The same with left and right exchanged, in a row that ends so far behind its last place.
  func mirrored(to end: CGFloat) -> SectionRests {
    let (count, place) = (count, place)
    return SectionRests(count: count) { end - place(count - 1 - $0) }
  }
}

/// Where the groups of a section begin, and how long they are.
struct GroupPlaces {
  /// With the spacing behind them; nil where all are alike.
  let lengths: ExtentIndex?
  let pitch: CGFloat
  let spacing: CGFloat

  func start(_ group: Int) -> CGFloat { lengths?.offset(of: group) ?? CGFloat(group) * pitch }
  func length(_ group: Int) -> CGFloat {
    (lengths?.extent(of: group).length ?? pitch) - spacing
  }
}
