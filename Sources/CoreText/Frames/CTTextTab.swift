public import CoreGraphics
import Foundation

/// Where text goes on after a tab character. Immutable.
public final class CTTextTab: Sendable {
  let stop: ParagraphAttributes.TabStop
  private nonisolated(unsafe) let options: CFDictionary?

  init(_ stop: ParagraphAttributes.TabStop, _ options: CFDictionary? = nil) {
    (self.stop, self.options) = (stop, options)
  }

  fileprivate var ownOptions: CFDictionary? { options }
}

/// In a tab's options: a `CharacterSet` of what ends a column; at a stop of right alignment the first of them in a
/// number stands at the stop.
public let kCTTabColumnTerminatorsAttributeName: CFString = "NSTabColumnTerminatorsAttributeName"

/// A tab at a place from the leading margin; one that is not finite or below 0 counts as 0.
public func CTTextTabCreate(
  _ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?
) -> CTTextTab {
  let place = location.isFinite ? min(max(location, 0), 1e6) : 0
  let ends = options?[kCTTabColumnTerminatorsAttributeName] as? CharacterSet
  let point = [".", ",", "\u{66B}"].first { ends?.contains($0) == true } as Unicode.Scalar?
  return CTTextTab(
    ParagraphAttributes.TabStop(
      location: CGFloat(place), alignment: alignment,
      decimalPoint: alignment == .right ? point : nil), options)
}

/// How text between this tab and the next is placed at it.
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment { tab.stop.alignment }

/// From the leading margin, in points.
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { Double(tab.stop.location) }

/// What the tab was made with.
public func CTTextTabGetOptions(_ tab: CTTextTab) -> CFDictionary? { tab.ownOptions }
