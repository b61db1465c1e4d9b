/// What the engine tells the program. Those about a page carry its number in their message.
package enum EngineEvent: Codable, Equatable, Sendable {
  /// The first message: the engine runs and speaks this version.
  case ready(version: Int)
  /// The engine can't run here; the text says why and what to do.
  case unavailable(String)
  /// A page opened another one, whose number is in the message.
  case pageOpened(by: PageID, url: String?)
  case pageClosed
  /// The page's process ended; a reload starts another.
  case pageDied
  /// The page's process hasn't got to what the program asked for, and seems never to.
  case pageStuck

  // Painting
  case painted(PaintedFrame)
  case cursor(PageCursor)
  /// Where text is typed in the page; nil for nowhere.
  case textFocused(PageText?)
  /// The page has ended the composition.
  case compositionEnded
  /// The user asks for a menu. The program shows one, or none.
  case menuWanted(PageMenu)
  /// The user has begun to drag. The program does it, or nobody.
  case dragWanted(PageDrag)

  // State
  case title(String)
  case url(String?)
  case progress(Double)
  case loading(Bool)
  case history(PageHistory)
  case secure(Bool)

  // Loading, in order
  case started
  case redirected
  case committed
  case finished
  case failed(PageFailure)

  // Requests: each is answered once.
  case policyWanted(RequestID, PolicyQuestion)
  case dialogWanted(RequestID, PageDialog)
  case filesWanted(RequestID, allowsMultiple: Bool, mimeTypes: [String])
  /// The user picks a colour, beginning with this one.
  case colorWanted(RequestID, PageColor)
  case messageReceived(RequestID?, handler: String, value: String?)
  /// The message's body is what the page sends along.
  case resourceWanted(RequestID, PageRequest)
  case optionsWanted(RequestID, PageOptions)
  /// The page has closed the list itself: no answer is needed.
  case optionsClosed(RequestID)
  case challenged(RequestID, PageChallenge)

  // Downloads: begun by the program's request, or by a policy; then the rest in this order.
  case downloadStarted(RequestID, by: RequestID?, PageRequest)
  case downloadNamed(RequestID, PolicyQuestion)
  case downloadReceived(RequestID, bytes: Int)
  case downloadEnded(RequestID, PageFailure?)

  // Answers
  case evaluated(RequestID, ScriptOutcome)
  case found(RequestID, count: Int)
  /// The message's body is a PNG or PDF file.
  case document(RequestID, error: String?)
  /// What a store has, or nothing where something was to be changed.
  case cookies(RequestID, [PageCookie])
  case records(RequestID, [StoredRecord])
  case cookiesChanged
}
