import CoreGraphics
import Dispatch
import Foundation
import UIKit
import WebEngineProtocol

/// Shows the list of a page's pop-up button as a menu below it, and tells the page what is chosen.
@MainActor
final class PageOptionMenu: NSObject, UIContextMenuInteractionDelegate {
  private unowned let view: WebContentView
  private lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The list that shows, and is to be answered.
  private var question: RequestID?
  private var asker: AskingPage?

  init(_ view: WebContentView) {
    self.view = view
    super.init()
  }

  func show(_ options: PageOptions, _ id: RequestID) {
    close()
    if interaction.view == nil {
      interaction.opensByItself = false
      view.addInteraction(interaction)
    }
    question = id
    asker = view.webView?.asker
    let canBeChosen = options.options.contains { $0.isEnabled && !$0.isHeading }
    guard view.window != nil, canBeChosen else { return answer(id, nil) }
    let configuration = UIContextMenuConfiguration(actionProvider: { UIMenu(children: $0) })
    let place = CGPoint(x: options.button.x, y: options.button.y + options.button.height)
    interaction.open(configuration, suggesting: elements(options.options, id), at: place)
  }

  /// The page has closed it.
  func close(_ id: RequestID) {
    guard question == id else { return }
    question = nil
    interaction.dismissMenu()
  }

  private func close() {
    if question != nil { interaction.dismissMenu() }
    question.map { answer($0, nil) }
  }

  /// A heading and what follows it is a section.
  private func elements(_ options: [PageOption], _ id: RequestID) -> [UIMenuElement] {
    var sections: [(title: String, actions: [UIMenuElement])] = [("", [])]
    for (place, option) in options.enumerated() {
      if option.isHeading {
        sections.append((option.title, []))
      } else {
        sections[sections.count - 1].actions.append(action(option, place, id))
      }
    }
    return sections.filter { !$0.actions.isEmpty }.map {
      UIMenu(title: $0.title, options: .displayInline, children: $0.actions)
    }
  }

  private func action(_ option: PageOption, _ place: Int, _ id: RequestID) -> UIAction {
    UIAction(
      title: option.title, attributes: option.isEnabled ? [] : .disabled,
      state: option.isSelected ? .on : .off
    ) { [weak self] _ in self?.answer(id, place) }
  }

  private func answer(_ id: RequestID, _ place: Int?) {
    guard question == id else { return }
    question = nil
    asker?.tell(.answerOptions(id, place))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The menu may go before the chosen action is performed.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let id = question else { return }
    DispatchQueue.main.async { [weak self] in self?.answer(id, nil) }
  }
}
