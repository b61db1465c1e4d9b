import DBusKit
import Diagnostics
import PlatformKit

// What the daemon says of its own.
extension IBusClient {
  func receive(_ signal: DBusSignal) {
    if isObsolete { return }
    let isUnderstood =
      switch signal.member {
      case "CommitText": commit(signal.arguments)
      case "UpdatePreeditText", "UpdatePreeditTextWithMode": updatePreedit(signal.arguments)
      case "ShowPreeditText": showPreedit(true)
      case "HidePreeditText": showPreedit(false)
      case "DeleteSurroundingText": delete(signal.arguments)
      case "ForwardKeyEvent": forward(signal.arguments)
      case "RequireSurroundingText": requireSurrounding()
      default: true
      }
    if !isUnderstood { Log.x11.write("IBus sends a \(signal.member) that is none; it is ignored") }
  }

  private func commit(_ arguments: [DBusValue]) -> Bool {
    guard let text = arguments.first.flatMap(IBusText.text) else { return false }
    if !text.isEmpty { delegate?.inputMethodSent(.commit(text)) }
    return true
  }

  private func updatePreedit(_ arguments: [DBusValue]) -> Bool {
    guard arguments.count >= 3, let caret = arguments[1].integer,
      let isVisible = arguments[2].boolean,
      let content = IBusText.preedit(arguments[0], caret: caret)
    else { return false }
    preedit = (content, isVisible)
    tellPreedit()
    return true
  }

  private func showPreedit(_ isVisible: Bool) -> Bool {
    preedit.isVisible = isVisible
    tellPreedit()
    return true
  }

  private func tellPreedit() {
    delegate?.inputMethodSent(.preedit(preedit.isVisible ? preedit.content : Preedit()))
  }

  private func delete(_ arguments: [DBusValue]) -> Bool {
    guard arguments.count >= 2, let offset = arguments[0].integer,
      let count = arguments[1].integer
    else { return false }
    delegate?.inputMethodSent(.deleteSurrounding(offset: offset, count: count))
    return true
  }

  private func forward(_ arguments: [DBusValue]) -> Bool {
    let numbers = arguments.prefix(3).compactMap { $0.integer }.compactMap(UInt32.init(exactly:))
    guard numbers.count == 3 else { return false }
    delegate?.inputMethodForwarded(
      IBusKey(symbol: numbers[0], code: numbers[1], state: numbers[2]))
    return true
  }

  private func requireSurrounding() -> Bool {
    sendSurrounding()
    return true
  }
}
