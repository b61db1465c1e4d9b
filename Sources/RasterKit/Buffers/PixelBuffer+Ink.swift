import Synchronization

extension PixelBuffer {
  /// Where a picture is not clear, known once twice its pixels have been painted, so that pictures that
  /// change all the time are not searched.
  ///
  /// - Parameter area: the pixels that are painted now.
  package func ink(forPainting area: Int) -> InkMap? {
    if let found = foundInk.load() { return found }
    let painted = pixelsPainted.wrappingAdd(UInt32(clamping: area), ordering: .relaxed).newValue
    if Int(painted) <= 2 * size.area { return nil }
    return foundInk.storeIfNil(InkMap(self))
  }
}
