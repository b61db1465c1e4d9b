public import Foundation
import PlatformKit

/// Makes find sessions and is told of them.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
  /// A session for a view; nil for none.
  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession?
  /// The find bar shows.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// The find bar has gone.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(
    _ interaction: UIFindInteraction, didBegin session: UIFindSession
  ) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Lets the user find, and replace, in a view: a bar at the window's lower edge. Main thread only.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// Makes sessions; held weakly.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The view it was added to.
  open private(set) weak var view: UIView?
  /// The search while the bar shows.
  open private(set) var activeFindSession: UIFindSession?
  /// What is searched for.
  @AlwaysObserved open var searchText: String? {
    didSet { if searchText != oldValue { bar?.searchField.text = searchText } }
  }
  /// What replaces it.
  @AlwaysObserved open var replacementText: String? {
    didSet { if replacementText != oldValue { bar?.replacementField.text = replacementText } }
  }
  /// Makes the menu of options of what the bar offers; nil, as its answer too, for that alone.
  @AlwaysObserved open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { showOptions() }
  }
  private(set) var bar: FindBar?
  private weak var formerResponder: UIResponder?
  private var refreshing: TimerQueue.QueuedTimer?
  let options = UITextSearchOptions()

  /// The delegate is held weakly.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Whether the bar shows.
  open var isFindNavigatorVisible: Bool { bar != nil }

  /// Shows the bar. Nothing is shown for a view without a window or a session.
  open func presentFindNavigator(showingReplace: Bool) { present(showingReplace) }

  /// Hides the bar; the keyboard goes back to where it was.
  open func dismissFindNavigator() { dismiss() }

  /// Goes to the next match.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }

  /// Goes to the match before.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }

  /// Shows the number of matches as the session has it now.
  open func updateResultCount() { activeFindSession.map { bar?.show($0) } }

  /// Called by the view before it changes.
  open func willMove(to view: UIView?) { dismiss() }

  /// Called by the view after it has changed.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIFindInteraction {
  /// So long after the last change of the text it is searched again, in seconds.
  private static let pause = 0.25

  /// What was found lies elsewhere now. It is found again after a pause, or when it is used.
  func textDidChange() {
    guard let session = activeFindSession as? UITextSearchingFindSession else { return }
    session.textDidChange()
    refreshing?.cancel()
    guard let engine = view?.window?.application?.engine else { return }
    let time = engine.platform.clock.now() + Self.pause
    refreshing = engine.timers.set(at: time) { [weak session] in session?.refresh() }
  }

  private func present(_ showsReplace: Bool) {
    guard let view, let window = view.window else { return }
    if let bar { return bar.begin(showsReplace: showsReplace) }
    guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    activeFindSession = session
    formerResponder = window.firstResponder
    session.onChange = { [weak self] in self?.updateResultCount() }
    let bar = FindBar { [weak self] in self?.perform($0) }
    bar.searchField.text = searchText
    bar.replacementField.text = replacementText
    bar.replacementIsOffered = session.supportsReplacement
    bar.open(in: window)
    self.bar = bar
    showOptions()
    bar.show(session)
    bar.begin(showsReplace: showsReplace)
    delegate?.findInteraction(self, didBegin: session)
    search()
  }

  private func dismiss() {
    guard let bar, let session = activeFindSession else { return }
    (self.bar, activeFindSession) = (nil, nil)
    refreshing?.cancel()
    session.onChange = {}
    session.invalidateFoundResults()
    bar.close()
    formerResponder?.becomeFirstResponder()
    delegate?.findInteraction(self, didEnd: session)
  }

  private func search() {
    activeFindSession?.performSearch(query: searchText ?? "", options: options)
  }

  private func perform(_ command: FindBar.Command) {
    switch command {
    case .search(let text):
      searchText = text
      search()
    case .replacement(let text): replacementText = text
    case .next: findNext()
    case .previous: findPrevious()
    case .replace:
      activeFindSession?.performSingleReplacement(
        query: searchText ?? "", replacementString: replacementText ?? "", options: options)
    case .replaceAll:
      activeFindSession?.replaceAll(
        searchQuery: searchText ?? "", replacementString: replacementText ?? "", options: options)
    case .matchCase:
      options.stringCompareOptions.formSymmetricDifference(.caseInsensitive)
      optionsHaveChanged()
    case .wholeWords:
      options.wordMatchMethod = options.wordMatchMethod == .fullWord ? .contains : .fullWord
      optionsHaveChanged()
    case .close: dismiss()
    }
  }

  private func optionsHaveChanged() {
    showOptions()
    search()
  }

  private func showOptions() {
    guard let bar else { return }
    let items = bar.items(for: options)
    bar.showMenu(optionsMenuProvider?(items) ?? UIMenu(children: items))
  }
}
