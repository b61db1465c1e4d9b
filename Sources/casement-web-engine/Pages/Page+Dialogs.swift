import CUIWebKitGTK
import Foundation
import WebEngineProtocol

// Panels of scripts, and choosers of files.
extension Page {
  func connectDialogs() {
    typealias Asked = @convention(c) (CUIObject, CUIObject, UnsafeMutableRawPointer?) -> Int32
    let dialog: Asked = { _, dialog, context in
      let page: Page = owner(context)
      page.show(dialog)
      return 1
    }
    let chooser: Asked = { _, request, context in
      let page: Page = owner(context)
      page.chooseFiles(request)
      return 1
    }
    let permission: Asked = { _, request, _ in
      gtk.webkit_permission_request_deny(request)
      return 1
    }
    connect(view, "script-dialog", self, dialog)
    connect(view, "run-file-chooser", self, chooser)
    connect(view, "permission-request", self, permission)
    connectPolicies()
  }

  private func show(_ dialog: CUIObject) {
    let kinds: [PageDialog.Kind] = [.alert, .confirm, .prompt, .leaving]
    let kind = kinds[min(max(Int(gtk.webkit_script_dialog_get_dialog_type(dialog)), 0), 3)]
    let id = engine.newRequest()
    dialogs[id] = gtk.webkit_script_dialog_ref(dialog)
    let preset =
      kind == .prompt ? text(gtk.webkit_script_dialog_prompt_get_default_text(dialog)) : nil
    tell(
      .dialogWanted(
        id,
        PageDialog(
          kind, message: text(gtk.webkit_script_dialog_get_message(dialog)) ?? "",
          defaultText: preset, url: text(gtk.webkit_web_view_get_uri(view)) ?? "")))
  }

  func answerDialog(_ id: RequestID, _ isAccepted: Bool, _ answer: String?) {
    guard let dialog = dialogs.removeValue(forKey: id) else { return }
    switch gtk.webkit_script_dialog_get_dialog_type(dialog) {
    case 1, 3: gtk.webkit_script_dialog_confirm_set_confirmed(dialog, isAccepted ? 1 : 0)
    case 2: if let answer { gtk.webkit_script_dialog_prompt_set_text(dialog, answer) }
    default: break
    }
    gtk.webkit_script_dialog_close(dialog)
    gtk.webkit_script_dialog_unref(dialog)
  }

  private func chooseFiles(_ request: CUIObject) {
    let id = engine.newRequest()
    choosers[id] = gtk.g_object_ref(request)
    var types: [String] = []
    var place = gtk.webkit_file_chooser_request_get_mime_types(request)
    while let name = place?.pointee {
      types.append(String(cString: name))
      place = place?.successor()
    }
    let allowsMultiple = gtk.webkit_file_chooser_request_get_select_multiple(request) != 0
    tell(.filesWanted(id, allowsMultiple: allowsMultiple, mimeTypes: types))
  }

  func answerFiles(_ id: RequestID, _ paths: [String]?) {
    guard let request = choosers.removeValue(forKey: id) else { return }
    defer { gtk.g_object_unref(request) }
    guard let paths else { return gtk.webkit_file_chooser_request_cancel(request) }
    let copies = paths.map { strdup($0) }
    let names = copies.map { UnsafePointer($0) } + [nil]
    names.withUnsafeBufferPointer {
      gtk.webkit_file_chooser_request_select_files(request, $0.baseAddress!)
    }
    for copy in copies { free(copy) }
  }

  /// Answers what the program didn't, as refused.
  func cancelRequests() {
    for id in Array(policies.keys) { answerPolicy(id, .cancel) }
    for id in Array(dialogs.keys) { answerDialog(id, false, nil) }
    for id in Array(choosers.keys) { answerFiles(id, nil) }
    for id in Array(colors.keys) { answerColor(id, nil) }
    for id in Array(optionMenus.keys) { answerOptions(id, nil) }
    for id in Array(challenges.keys) { answerChallenge(id, .cancel) }
    for id in Array(replies.keys) { answerMessage(id, .error("The page is gone.", line: nil)) }
    for id in resources {
      context.answer(id, ResourceAnswer(error: "The page is gone."), body: Data())
    }
  }
}
