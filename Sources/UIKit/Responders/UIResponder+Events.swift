// Walk 7: delivery. In: touches or a press and their phase. Out: the call of UIResponder that hears of it.
// Next: Responders/ResponderChain by the defaults of UIResponder.

extension UIResponder {
  func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    let receive = phase.handler(
      began: touchesBegan, moved: touchesMoved, ended: touchesEnded, cancelled: touchesCancelled)
    receive?(touches, event)
  }

  func receive(_ press: UIPress, _ phase: UIPress.Phase, _ event: UIPressesEvent) {
    let receive = phase.handler(
      began: pressesBegan, changed: pressesChanged, ended: pressesEnded, cancelled: pressesCancelled
    )
    receive?([press], event)
  }
}
