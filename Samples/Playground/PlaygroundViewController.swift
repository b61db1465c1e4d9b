import UIKit

/// A stage of cards to play with, the states of their recognizers, and the touches and frames of
/// the last seconds.
class PlaygroundViewController: UIViewController {
  let stage = StageView(frame: .zero)
  let board = StateBoard(frame: .zero)
  let timeline = TimelineView(frame: .zero)
  private var link: CADisplayLink?

  override func viewDidLoad() {
    title = "Playground"
    view.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
    for part in [stage, board, timeline] { view.addSubview(part) }
    stage.dealCards()
    board.watch(stage.cards.map { $0.gestureRecognizers ?? [] })
    stage.onTouch = { [weak self] card in
      self.map { $0.board.select($0.stage.cards.firstIndex(of: card) ?? 0) }
    }
  }

  override func viewDidLayoutSubviews() {
    let (width, height) = (view.bounds.width, view.bounds.height)
    stage.frame = CGRect(x: 16, y: 16, width: width - 272, height: height - 152)
    board.frame = CGRect(x: width - 240, y: 16, width: 224, height: height - 152)
    timeline.frame = CGRect(x: 16, y: height - 120, width: width - 32, height: 104)
  }

  /// The window calls this for every event.
  func note(_ event: UIEvent) {
    timeline.note(event)
    startWatching()
  }

  /// Runs the display link only while something changes, so that the app sleeps at rest.
  private func startWatching() {
    if link != nil { return }
    link = CADisplayLink(target: self, action: PlaygroundViewController.step)
    link?.add(to: .main, forMode: .common)
  }

  private func step(_ link: CADisplayLink) {
    board.refresh()
    timeline.frame(at: link.timestamp, shown: link.targetTimestamp, expected: link.duration)
    if stage.isAtRest, timeline.isAtRest(at: link.timestamp) {
      link.invalidate()
      self.link = nil
    }
  }
}
