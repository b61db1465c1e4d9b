/// A gradient's colours from its start (0) to its end (1), precomputed as premultiplied pixels at
/// equal steps, each rounded to the nearest value.
package struct ColorRamp: Hashable, Sendable {
  package let colors: [UInt32]

  /// At least two colours, premultiplied.
  package init(colors: [UInt32]) {
    precondition(colors.count > 1, "a colour ramp has a first and a last colour")
    self.colors = colors
  }

  /// Enough steps for a gradient of a thousand pixels. A hard edge between two colours may be off
  /// by half a step.
  package static let usualCount = 1024

  package var isOpaque: Bool { colors.allSatisfy { $0 >> 24 == 255 } }
}

/// A colour at a position in a gradient: red, green, blue and alpha from 0 to 1, not premultiplied.
package struct ColorStop: Hashable, Sendable {
  package var place: Double
  package var color: SIMD4<Float>

  @inlinable
  package init(place: Double, color: SIMD4<Float>) {
    self.place = place
    self.color = color
  }
}

extension ColorRamp {
  /// The ramp through `stops`, at least 2 colours long; clear without stops.
  ///
  /// Stops are used in order. A stop whose position is NaN or less than an earlier one's takes the
  /// earlier position. Two stops at one position make a hard edge. The first and last colours
  /// extend to both ends. Colours are interpolated as encoded and not premultiplied. With
  /// `blending` they are interpolated in its space: `enter` converts each stop's red, green and
  /// blue, and `leave` converts each result back.
  package init(
    stops: [ColorStop], count: Int = ColorRamp.usualCount, blending: BlendingSpace? = nil
  ) {
    let stops = ColorRamp.sorted(stops, blending)
    guard let first = stops.first else {
      self.init(colors: [0, 0])
      return
    }
    var next = 0
    var (before, after) = (first, first)
    let colors = (0..<max(count, 2)).map { index in
      let place = Double(index) / Double(max(count, 2) - 1)
      while next < stops.count, stops[next].place <= place {
        before = stops[next]
        next += 1
      }
      after = next < stops.count ? stops[next] : before
      return ColorRamp.pixel(ColorRamp.mix(before, after, place), blending)
    }
    self.init(colors: colors)
  }

  /// The colour space in which colours are interpolated, if not the encoded one.
  package struct BlendingSpace {
    package var enter: (Float) -> Float
    package var leave: (Float) -> Float

    package init(enter: @escaping (Float) -> Float, leave: @escaping (Float) -> Float) {
      self.enter = enter
      self.leave = leave
    }
  }
}

extension ColorRamp {
  private static func sorted(_ stops: [ColorStop], _ blending: BlendingSpace?) -> [ColorStop] {
    var reached = -Double.infinity
    return stops.map { stop in
      reached = stop.place > reached ? stop.place : max(reached, -1e9)
      return ColorStop(place: reached, color: entered(stop.color, blending))
    }
  }

  private static func entered(_ color: SIMD4<Float>, _ blending: BlendingSpace?) -> SIMD4<Float> {
    let sane = SIMD4(unit(color.x), unit(color.y), unit(color.z), unit(color.w))
    return changed(sane, blending?.enter)
  }

  private static func changed(
    _ color: SIMD4<Float>, _ change: ((Float) -> Float)?
  ) -> SIMD4<Float> {
    guard let change else { return color }
    return SIMD4(change(color.x), change(color.y), change(color.z), color.w)
  }

  private static func mix(
    _ before: ColorStop, _ after: ColorStop, _ place: Double
  ) -> SIMD4<Float> {
    let length = after.place - before.place
    guard length > 0, place > before.place else { return before.color }
    let part = Float((place - before.place) / length)
    return before.color + (after.color - before.color) * part
  }

  private static func pixel(_ mixed: SIMD4<Float>, _ blending: BlendingSpace?) -> UInt32 {
    let color = changed(mixed, blending?.leave)
    let alpha = unit(color.w)
    let channels = SIMD4(unit(color.x), unit(color.y), unit(color.z), 1) * alpha * 255
    let bytes = SIMD4<UInt32>(channels.rounded(.toNearestOrAwayFromZero))
    return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
  }

  /// NaN counts as 0.
  private static func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
}
