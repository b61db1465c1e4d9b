extension UISlider {
  /// What a slider's track shows and allows.
  public struct TrackConfiguration: Hashable {
    /// A mark on the track.
    public struct Tick: Hashable, Sendable {
      /// On the track, from 0 to 1.
      public var position: Float
      /// What it stands for; told to assistive technologies.
      public var title: String?

      /// A mark at a place from 0 to 1.
      public init(position: Float, title: String? = nil) {
        self.position = position
        self.title = title
      }
    }

    /// Whether the thumb rests at ticks only.
    public var allowsTickValuesOnly: Bool
    /// Where the filled part begins, in the slider's values.
    public var neutralValue: Float
    /// The values that the user can choose; nil for all.
    public var enabledRange: ClosedRange<Float>?
    /// The marks.
    public private(set) var ticks: [Tick]

    /// Marks at given places.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float>? = nil, ticks: [Tick] = []
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks.filter { $0.position >= 0 && $0.position <= 1 }
    }

    /// Marks at even distances, from one end to the other.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float>? = nil, numberOfTicks: Int
    ) {
      let last = Float(max(1, numberOfTicks - 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<max(0, min(numberOfTicks, 1000))).map { Tick(position: Float($0) / last) })
    }

    /// The place of the nearest tick.
    func snapped(_ fraction: Float) -> Float {
      ticks.min { abs($0.position - fraction) < abs($1.position - fraction) }?.position ?? fraction
    }
  }
}
