import CoreGraphics

extension CGSize {
  /// The largest size of the same shape that `room` holds; zero without a shape.
  func fitted(into room: CGSize) -> CGSize {
    guard width > 0, height > 0 else { return .zero }
    let share = min(room.width / width, room.height / height)
    return CGSize(width: width * share, height: height * share)
  }
}
