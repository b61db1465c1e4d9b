import CoreGraphics

extension UISegmentedControl {
  /// A drag that begins on the selected segment takes the selection along.
  func beginDrag(at place: CGPoint) -> Bool {
    guard let index = segment(at: place), contents[index].isEnabled else { return false }
    drag.segment = index
    drag.movesSelection = !isMomentary && index == selectedSegmentIndex
    showSelection(animated: true)
    return true
  }

  func drag(to place: CGPoint, _ event: UIEvent?) {
    let isInside = drag.movesSelection || keepsInside(place, with: event)
    let over = isInside ? segment(at: place).flatMap { contents[$0].isEnabled ? $0 : nil } : nil
    guard over != drag.segment else { return }
    drag.segment = over ?? (drag.movesSelection ? drag.segment : nil)
    showSelection(animated: true)
  }

  func endDrag(_ event: UIEvent?) {
    let chosen = drag.segment
    drag = SegmentDrag(marked: drag.marked)
    chosen.map { choose($0, event) }
    showSelection(animated: true)
  }

  func cancelDrag() {
    drag = SegmentDrag(marked: drag.marked)
    showSelection(animated: true)
  }

  /// What an assistive technology presses. False if it cannot be.
  func choose(_ view: SegmentView) -> Bool {
    guard let index = segments.firstIndex(where: { $0 === view }), isEnabled,
      contents[index].isEnabled
    else { return false }
    choose(index, nil)
    return true
  }

  private func choose(_ index: Int, _ event: UIEvent?) {
    guard isMomentary || index != selectedSegmentIndex else { return }
    if isMomentary {
      select(Self.noSegment, animated: true)
      momentary(index) { report(index, event) }
    } else {
      select(index, animated: true)
      report(index, event)
    }
  }

  /// While its handlers run, a momentary control says which segment was pressed.
  private func momentary(_ index: Int, _ report: () -> Void) {
    select(index, animated: false)
    report()
    select(Self.noSegment, animated: false)
  }

  private func report(_ index: Int, _ event: UIEvent?) {
    let action = contents[index].action
    sendValueChanged(event)
    if let action { sendAction(action) }
  }

  // MARK: Keys

  /// To the next segment that can be selected.
  func move(_ step: ControlStep, _ event: UIEvent?) -> Bool {
    let start = isMomentary ? drag.marked ?? -1 : selectedSegmentIndex
    guard let index = next(step, from: start) else { return true }
    if isMomentary {
      drag.marked = index
      showSelection(animated: true)
    } else {
      choose(index, event)
    }
    return true
  }

  func pressMarked(_ event: UIEvent?) {
    guard isMomentary, let index = drag.marked, contents.indices.contains(index) else { return }
    choose(index, event)
  }

  private func next(_ step: ControlStep, from start: Int) -> Int? {
    let stops = contents.indices.filter { contents[$0].isEnabled }
    return switch step {
    case .increment, .pageIncrement: stops.first { $0 > start }
    case .decrement, .pageDecrement: start < 0 ? stops.last : stops.last { $0 < start }
    case .minimum: stops.first
    case .maximum: stops.last
    }
  }
}
