import CUIWebKitGTK
import Foundation
import WebEngineProtocol

/// A page: a web view of WebKitGTK in a window that no one sees.
final class Page {
  let id: PageID
  let view: CUIObject
  let context: PageContext
  unowned let engine: WebEngine
  let window: CUIObject
  let painting: PagePainting
  let input = PageInputMethod()
  let watch = PageWatch()
  /// Questions that wait for the program, with the objects that its answers go to.
  var policies: [RequestID: CUIObject] = [:]
  var dialogs: [RequestID: CUIObject] = [:]
  var choosers: [RequestID: CUIObject] = [:]
  var colors: [RequestID: CUIObject] = [:]
  var optionMenus: [RequestID: CUIObject] = [:]
  var challenges: [RequestID: PageChallengeQuestion] = [:]
  var replies: [RequestID: (reply: CUIObject, context: CUIObject)] = [:]
  var resources: Set<RequestID> = []
  var searches: [(id: RequestID, query: FindQuery)] = []
  var zoom = 1.0
  var minimumFontSize = 0.0
  var shownCursor = PageCursor.arrow
  var hasProvisionalLoad = false
  var hasFailed = false
  /// Whether the load that begins is one that the program has heard of already.
  var isRetrying = false
  /// What is being loaded, if it may be begun once more.
  var repeatable: PageRequest? { didSet { lostConnections = 0 } }
  /// How often it has been begun once more because its connection was lost.
  var lostConnections = 0
  /// Whether a load has been asked for, and WebKit has not said yet that it has begun.
  var isStarting = false
  /// Whether a server has asked who asks before the load has begun: the program isn't told, as no answer counts.
  var isChallengedEarly = false
  /// Whether the page's process is being ended for the program.
  var isEnding = false
  var isTakingTipBack = false
  let files: ReadableFiles
  let contents: SharedContents
  var lastPointer = (x: 0.0, y: 0.0)
  /// X's symbols of the keys that are down: one that comes up because the keyboard is lost says no character.
  var heldKeys: [Int: UInt32] = [:]

  convenience init(_ id: PageID, _ settings: PageSettings, engine: WebEngine) {
    let context = engine.context(settings)
    context.register(settings.schemes)
    let view = gtk.webkit_web_view_new_with_context(context.object)
    let own = gtk.webkit_settings_new()
    gtk.webkit_web_view_set_settings(view, own)
    gtk.g_object_unref(own)
    CUISetFlag(gtkFunctions, own, "enable-javascript", settings.isJavaScriptEnabled)
    CUISetFlag(
      gtkFunctions, own, "javascript-can-open-windows-automatically", settings.opensWindowsFreely)
    if let name = settings.applicationName {
      gtk.webkit_settings_set_user_agent_with_application_details(own, name, nil)
    }
    CUISetFlag(gtkFunctions, own, "enable-write-console-messages-to-stdout", false)
    setWindowsLeftOut(true, own)
    self.init(id, view: view, context: context, engine: engine)
    minimumFontSize = settings.minimumFontSize
  }

  /// The contents are those of the page that opened it, if one did.
  init(
    _ id: PageID, view: CUIObject, context: PageContext, engine: WebEngine,
    contents: SharedContents? = nil
  ) {
    (self.id, self.view, self.context, self.engine) = (id, view, context, engine)
    window = gtk.gtk_offscreen_window_new()
    painting = PagePainting(view: view, memory: engine.memory)
    let manager = gtk.webkit_web_view_get_user_content_manager(view)
    files = ReadableFiles(manager)
    self.contents = contents ?? SharedContents(manager)
    gtk.gtk_container_add(window, view)
    painting.page = self
    input.page = self
    watch.page = self
    input.attach(to: view)
    connectState()
    connectLoading()
    connectDialogs()
    connectPanels()
    connectWindows()
    self.contents.join(self)
    gtk.gtk_widget_show_all(window)
    gtk.gtk_widget_grab_focus(view)
  }

  func tell(_ event: EngineEvent, body: Data = Data()) {
    engine.send(event, page: id, body: body)
  }

  func close() {
    disconnect(view, self)
    disconnect(view, painting)
    contents.leave(self)
    disconnect(gtk.webkit_web_view_get_find_controller(view), self)
    cancelRequests()
    input.detach()
    gtk.gtk_widget_destroy(window)
  }
}

extension Page {
  /// Each command on its own line.
  func perform(_ command: EngineCommand, body: Data) {
    switch command {
    case .createPage, .closePage, .readCookies, .setCookie, .deleteCookie, .removeData,
      .readRecords,
      .removeRecords, .watchCookies:
      break
    case .setVisible(let isVisible): setVisible(isVisible)
    case .setFocused(let isFocused): setFocused(isFocused)
    case .setDark(let isDark): setDark(isDark)
    case .setZoom(let zoom): setZoom(zoom)
    case .setUserAgent(let agent): set("user-agent", agent)
    case .setScriptsEnabled(let isEnabled): set("enable-javascript", isEnabled)
    case .resize(let geometry): resize(to: geometry)
    case .release(let buffer): painting.release(buffer)
    case .load(let request): load(request)
    case .loadText(let type, let encoding, let base): load(body, type, encoding, base: base)
    case .loadFile(let path, let readable): loadFile(path, within: readable)
    case .reload(let ignoringCache): reload(ignoringCache)
    case .stop: stop()
    case .endProcess: endProcess()
    case .goToStep(let step): go(step)
    case .pointer(let input): send(input)
    case .scroll(let input): send(input)
    case .touch(let input): send(input)
    case .key(let input): send(input)
    case .insertText(let text): insert(text)
    case .compose(let text): input.compose(text)
    case .acceptComposition: input.accept()
    case .deleteText(let offset, let count): input.delete(offset, count)
    case .edit(let name): gtk.webkit_web_view_execute_editing_command(view, name)
    case .evaluate(let id, let call): evaluate(id, call)
    case .addScript, .removeScripts, .addMessageHandler, .removeMessageHandler:
      contents.perform(command, for: self)
    case .answerPolicy(let id, let answer): answerPolicy(id, answer)
    case .answerDialog(let id, let isAccepted, let text): answerDialog(id, isAccepted, text)
    case .answerMessage(let id, let outcome): answerMessage(id, outcome)
    case .answerFiles(let id, let paths): answerFiles(id, paths)
    case .answerColor(let id, let color): answerColor(id, color)
    case .answerOptions(let id, let place): answerOptions(id, place)
    case .answerChallenge(let id, let answer): answerChallenge(id, answer)
    case .answerResource(let id, let answer): context.answer(id, answer, body: body)
    case .find(let id, let query): find(id, query)
    case .makeSnapshot(let id): makeSnapshot(id)
    case .makePDF(let id, let width, let height): makePDF(id, width, height)
    case .startDownload(let id, let request): context.downloads.start(id, request, in: self)
    case .answerDownload(let id, let path): context.downloads.answer(id, path)
    case .cancelDownload(let id): context.downloads.cancel(id)
    }
  }

  func set(_ name: String, _ value: String?) {
    CUISetText(gtkFunctions, gtk.webkit_web_view_get_settings(view), name, value)
  }

  private func set(_ name: String, _ isOn: Bool) {
    CUISetFlag(gtkFunctions, gtk.webkit_web_view_get_settings(view), name, isOn)
  }
}
