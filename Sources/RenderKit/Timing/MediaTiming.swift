/// CAMediaTiming as a value: maps a parent's time to an object's local time.
///
/// local = (parent - beginTime) * speed + timeOffset; times in seconds.
package struct MediaTiming: Hashable, Sendable {
  package enum FillMode: Sendable { case removed, forwards, backwards, both }

  package var beginTime: Double = 0
  package var timeOffset: Double = 0
  package var speed: Float = 1
  package var duration: Double = 0
  package var repeatCount: Float = 0
  package var repeatDuration: Double = 0
  package var autoreverses = false
  package var fillMode = FillMode.removed

  package init() {}
}
