import CUIPango
import CoreGraphics

extension PangoShaper {
  /// Sets the tab stops of a paragraph. Pango goes on after the last two in their distance.
  func setTabs(of layout: OpaquePointer, _ paragraph: ParagraphAttributes) {
    guard paragraph.tabStops != nil || paragraph.tabInterval > 0 else {
      return pango_layout_set_tabs(layout, Self.standardTabs)
    }
    let stops = paragraph.tabs
    guard let tabs = pango_tab_array_new(Int32(stops.count), 0) else { return }
    for (index, stop) in stops.enumerated() {
      pango_tab_array_set_tab(
        tabs, Int32(index), stop.decimalPoint == nil ? stop.alignment.tab : PANGO_TAB_DECIMAL,
        PangoUnits.units(stop.location))
      guard let point = stop.decimalPoint else { continue }
      pango_tab_array_set_decimal_point(tabs, Int32(index), point.value)
    }
    pango_layout_set_tabs(layout, tabs)
    pango_tab_array_free(tabs)
  }

  /// Every 28 points, as in a default paragraph style.
  nonisolated(unsafe) private static let standardTabs: OpaquePointer = {
    let tabs = pango_tab_array_new(2, 1)!
    pango_tab_array_set_tab(tabs, 0, PANGO_TAB_LEFT, 28)
    pango_tab_array_set_tab(tabs, 1, PANGO_TAB_LEFT, 56)
    return tabs
  }()
}

extension ParagraphAttributes {
  /// The tab stops, followed by two at multiples of the interval.
  fileprivate var tabs: [TabStop] {
    let own = tabStops ?? []
    let interval = tabInterval > 0 ? tabInterval : own.isEmpty ? 28 : 0
    guard interval > 0 else { return own }
    let first = (((own.last?.location ?? 0) / interval).rounded(.down) + 1) * interval
    return own + [first, first + interval].map { TabStop(location: $0, alignment: .natural) }
  }
}

extension CTTextAlignment {
  /// Where text before the next tab stands at a tab stop.
  fileprivate var tab: PangoTabAlign {
    switch self {
    case .center: PANGO_TAB_CENTER
    case .right: PANGO_TAB_RIGHT
    case .left, .justified, .natural: PANGO_TAB_LEFT
    }
  }
}
