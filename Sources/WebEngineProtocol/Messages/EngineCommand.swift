/// What the program tells the engine. Those about a page carry its number in their message.
///
/// The two enumerations of messages are the whole protocol.
package enum EngineCommand: Codable, Equatable, Sendable {
  // Pages
  case createPage(PageSettings)
  case closePage
  case setVisible(Bool)
  case setFocused(Bool)
  case setDark(Bool)
  case setZoom(Double)
  case setUserAgent(String?)
  /// Whether the scripts of pages run that are loaded from now on.
  case setScriptsEnabled(Bool)

  // Painting
  case resize(PageGeometry)
  /// The program reads the buffer no more.
  case release(buffer: BufferID)

  // Loading
  case load(PageRequest)
  /// The message's body is the text, in an encoding of that name.
  case loadText(mimeType: String, encoding: String, baseURL: String?)
  /// A file, whose page reads what is in that file or folder and no other files.
  case loadFile(path: String, readable: String)
  case reload(ignoringCache: Bool)
  case stop
  /// Ends the page's process, whatever its scripts do. No event tells of this end.
  case endProcess
  /// A step of -1 goes back, one of 1 forward.
  case goToStep(Int)

  // Input
  case pointer(PointerInput)
  case scroll(ScrollInput)
  case touch(TouchInput)
  case key(KeyInput)
  case insertText(String)
  /// What an input method composes, in place of what it composed before.
  case compose(ComposedText)
  /// What is composed is the page's as it is.
  case acceptComposition
  /// UTF-16 units from the caret on.
  case deleteText(offset: Int, count: Int)
  /// By WebKit's names of commands, such as `SelectAll`.
  case edit(String)

  // Scripts
  case evaluate(RequestID, ScriptCall)
  case addScript(PageScript)
  case removeScripts
  /// For the scripts of a world; nil for the page's own.
  case addMessageHandler(name: String, repliesToPage: Bool, world: String?)
  case removeMessageHandler(name: String)

  // Answers to requests of the engine
  case answerPolicy(RequestID, PolicyAnswer)
  case answerDialog(RequestID, isAccepted: Bool, text: String?)
  case answerMessage(RequestID, ScriptOutcome)
  case answerFiles(RequestID, paths: [String]?)
  /// Nil for the colour that it was.
  case answerColor(RequestID, PageColor?)
  /// The place in the list; nil for none.
  case answerOptions(RequestID, Int?)
  case answerChallenge(RequestID, ChallengeAnswer)
  /// The message's body is what was loaded.
  case answerResource(RequestID, ResourceAnswer)

  // Services
  case find(RequestID, FindQuery)
  case makeSnapshot(RequestID)
  /// Pages of paper in points.
  case makePDF(RequestID, width: Double, height: Double)

  // Downloads, which the engine numbers
  case startDownload(RequestID, PageRequest)
  /// Where to, as the answer to `downloadNamed`; nil for nowhere.
  case answerDownload(RequestID, path: String?)
  case cancelDownload(RequestID)

  // Stores: with the settings of a page that would use it. The number of the page is only for the answer.
  case readCookies(RequestID, PageSettings)
  case setCookie(RequestID, PageSettings, PageCookie)
  case deleteCookie(RequestID, PageSettings, PageCookie)
  /// What was stored in the last seconds; all of it for 0.
  case removeData(RequestID, PageSettings, kinds: [StoredKind], seconds: Double)
  case readRecords(RequestID, PageSettings, kinds: [StoredKind])
  /// What is stored for hosts of these names.
  case removeRecords(RequestID, PageSettings, kinds: [StoredKind], hosts: [String])
  /// Tells of each change of cookies from now on.
  case watchCookies(PageSettings)
}
