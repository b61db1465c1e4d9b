import Foundation
import QuartzCore
import RenderKit
import UIKit
import WebEngineProtocol

/// The area in which a page shows: its layer has the engine's pictures, and what the user does there goes to
/// the engine.
final class WebContentView: UIView, UIKeyInput {
  override class var layerClass: AnyClass { CASurfaceLayer.self }

  weak var webView: WKWebView?
  var cursor = PageCursor.arrow
  /// Numbers of fingers by the touches they are.
  var fingers: [ObjectIdentifier: UInt32] = [:]
  var lastFinger: UInt32 = 0
  var heldButton = 1
  /// Those that are down for the page.
  var sentKeys: Set<UIKeyboardHIDUsage> = []
  /// Where text is typed in the page; nil for nowhere. The input method hears of it in the application's turn, which
  /// the engine's news alone doesn't begin.
  var text: PageText? {
    didSet { UIApplication.running?.engine.turn.schedule() }
  }
  /// Tab is text for the view, and goes to the page as one; with Shift it would move the program's focus.
  private lazy var backTab: UIKeyCommand = {
    let command = UIKeyCommand(
      input: "\t", modifierFlags: .shift, action: WebContentView.sendBackTab)
    command.wantsPriorityOverSystemBehavior = true
    return command
  }()
  private(set) lazy var menu = PageMenuPresentation(self)
  private(set) lazy var optionMenu = PageOptionMenu(self)
  private(set) lazy var dragging = PageDragging(self)
  private(set) lazy var pointer = UIPointerInteraction(delegate: self)
  private(set) lazy var dropping = UIDropInteraction(delegate: self)
  private(set) lazy var scrolling = UIPanGestureRecognizer(target: self, action: Self.scrolled(_:))
  private(set) lazy var hovering = UIHoverGestureRecognizer(target: self, action: Self.hovered(_:))

  var autocapitalizationType = UITextAutocapitalizationType.none
  var autocorrectionType = UITextAutocorrectionType.no

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.contentsGravity = .topLeft
    clipsToBounds = true
    // The page shows what in it has the keyboard.
    focusEffect = nil
    isMultipleTouchEnabled = true
    scrolling.allowedScrollTypesMask = .all
    scrolling.allowedTouchTypes = []
    addGestureRecognizer(scrolling)
    addGestureRecognizer(hovering)
    addInteraction(pointer)
    addInteraction(dropping)
  }

  required init?(coder: NSCoder) { nil }

  var feed: SurfaceFeed { (layer as! CASurfaceLayer).feed }

  override var canBecomeFirstResponder: Bool { true }
  override var canBecomeFocused: Bool { true }

  override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    if isFirst { webView?.tellPage(.setFocused(true)) }
    return isFirst
  }

  override func resignFirstResponder() -> Bool {
    let resigns = super.resignFirstResponder()
    if resigns { webView?.tellPage(.setFocused(false)) }
    return resigns
  }

  var hasText: Bool { true }
  func insertText(_ text: String) { webView?.tellPage(.insertText(text)) }
  func deleteBackward() { sendKey(0x2a) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = sendKeys(presses, isPressed: true)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = sendKeys(presses, isPressed: true)
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = sendKeys(presses, isPressed: false)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = sendKeys(presses, isPressed: false)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  override var keyCommands: [UIKeyCommand]? { [backTab] }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = becomeFirstResponder()
    send(touches, event, pointer: .pressed, finger: .began)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    send(touches, event, pointer: .moved, finger: .moved)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    send(touches, event, pointer: .released, finger: .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    send(touches, event, pointer: .released, finger: .cancelled)
  }

  override func copy(_ sender: Any?) { webView?.tellPage(.edit("Copy")) }
  override func cut(_ sender: Any?) { webView?.tellPage(.edit("Cut")) }
  override func paste(_ sender: Any?) { webView?.tellPage(.edit("Paste")) }
  override func selectAll(_ sender: Any?) { webView?.tellPage(.edit("SelectAll")) }
}
