import Foundation
import FoundationNetworking
import UIKit
import WebEngineProtocol

/// What a view knows of its page.
@MainActor
final class PageState {
  var title = ""
  var url: URL?
  var progress = 0.0
  var isLoading = false
  var isSecure = false
  /// Whether the engine runs the scripts of pages.
  var runsScripts = true
  /// Whether the page's process ended since the last load.
  var hasDied = false
  /// What the program loaded last.
  var requested: URLRequest?
  /// The load that was asked for last and hasn't begun.
  var awaited: WKNavigation?
  /// What the program asked for last, until it has come.
  var order: PageOrder?
  /// The load under way or the last one.
  var navigation: WKNavigation?

  /// Its title, else its address.
  var name: String { title.isEmpty ? url?.absoluteString ?? "" : title }

  /// A text that leads to the page.
  func linked(_ text: NSAttributedString) -> NSAttributedString {
    guard let url, text.length > 0 else { return text }
    let linked = NSMutableAttributedString(attributedString: text)
    linked.addAttribute(.link, value: url, range: NSRange(location: 0, length: text.length))
    return linked
  }
}

/// The page of a view in an engine.
@MainActor
struct PageConnection {
  let engine: EngineProcess
  let page: PageID
  let ring: FrameRing
  var geometry: Geometry?

  struct Geometry: Equatable {
    var width: Int32
    var height: Int32
    var scale: Double
  }
}
