import CoreGraphics

/// The heights at which a sheet can rest, lowest first. Numbers in, numbers out.
struct SheetDetents<ID: Equatable>: Equatable {
  struct Stop: Equatable {
    let id: ID
    let height: CGFloat
  }

  /// Speed from which a sheet goes on in the direction of the drag, in points per second, measured on iOS.
  static var flingSpeed: CGFloat { 1000 }

  private(set) var stops: [Stop]

  /// Heights that are not finite or not above 0 are left out.
  init(_ stops: [Stop]) {
    self.stops = stops.filter { $0.height.isFinite && $0.height > 0 }
      .enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
      .map(\.element)
  }

  var lowest: Stop? { stops.first }
  var highest: Stop? { stops.last }

  /// The one that is selected, else the lowest.
  func stop(for id: ID?) -> Stop? { stops.first { $0.id == id } ?? lowest }

  func next(above height: CGFloat) -> Stop? { stops.first { $0.height > height + 0.5 } }
  func next(below height: CGFloat) -> Stop? { stops.last { $0.height < height - 0.5 } }

  /// Where a sheet goes that is let go at this height with this speed, which counts downwards; nil if it is dismissed.
  func target(from height: CGFloat, velocity: CGFloat) -> Stop? {
    guard let lowest, let highest else { return nil }
    if velocity >= Self.flingSpeed { return next(below: height) }
    if velocity <= -Self.flingSpeed { return next(above: height) ?? highest }
    if height < lowest.height / 2 { return nil }
    return stops.min { abs($0.height - height) < abs($1.height - height) }
  }
}
