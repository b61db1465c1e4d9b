extension PixelRegion {
  /// What is wrong with the rectangles; nil if they are disjoint, not empty and few enough.
  package var brokenInvariant: String? {
    guard (0...PixelRegion.capacity).contains(used) else { return "\(used) rectangles" }
    for index in 0..<used {
      if storage[index].isEmpty { return "rectangle \(index) is empty" }
      for other in (index + 1)..<max(used, index + 1)
      where storage[index].intersects(storage[other]) {
        return "rectangles \(index) and \(other) overlap"
      }
    }
    return nil
  }
}
