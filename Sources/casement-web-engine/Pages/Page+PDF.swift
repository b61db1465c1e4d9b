import CUIWebKitGTK
import Foundation
import WebEngineProtocol

/// Prints a page to a file, and hands the file on.
final class PDFPrinting {
  private let operation: CUIObject
  /// Other users may look into the folder of temporary files, but not into this one.
  private let folder = NSTemporaryDirectory() + "casement-pdf-\(UUID().uuidString)"
  private var path: String { folder + "/page.pdf" }
  private let finish: (Data?, String?) -> Void
  private var failure: String?
  /// Itself, until the end.
  private var running: PDFPrinting?

  init(_ view: CUIObject, finish: @escaping (Data?, String?) -> Void) {
    operation = gtk.webkit_print_operation_new(view)
    self.finish = finish
  }

  /// On paper of this size in points, without margins.
  func start(_ width: Double, _ height: Double) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let settings = gtk.gtk_print_settings_new()
    gtk.gtk_print_settings_set(settings, "printer", "Print to File")
    gtk.gtk_print_settings_set(settings, "output-file-format", "pdf")
    if let url = gtk.g_filename_to_uri(path, nil, nil) {
      gtk.gtk_print_settings_set(settings, "output-uri", url)
      gtk.g_free(url)
    }
    let (setup, points) = (gtk.gtk_page_setup_new(), Int32(1))
    let paper = gtk.gtk_paper_size_new_custom("page", "page", width, height, points)
    gtk.gtk_page_setup_set_paper_size(setup, paper)
    gtk.gtk_paper_size_free(paper)
    gtk.gtk_page_setup_set_top_margin(setup, 0, points)
    gtk.gtk_page_setup_set_bottom_margin(setup, 0, points)
    gtk.gtk_page_setup_set_left_margin(setup, 0, points)
    gtk.gtk_page_setup_set_right_margin(setup, 0, points)
    gtk.webkit_print_operation_set_print_settings(operation, settings)
    gtk.webkit_print_operation_set_page_setup(operation, setup)
    gtk.g_object_unref(settings)
    gtk.g_object_unref(setup)
    running = self
    follow()
    gtk.webkit_print_operation_print(operation)
  }

  private func follow() {
    typealias Failed =
      @convention(c) (CUIObject, UnsafeMutablePointer<CUIError>, UnsafeMutableRawPointer?) -> Void
    typealias Finished = @convention(c) (CUIObject, UnsafeMutableRawPointer?) -> Void
    let failed: Failed = { _, error, context in
      let printing: PDFPrinting = owner(context)
      printing.failure = LibraryFailure(borrowing: error).message
    }
    let finished: Finished = { _, context in
      let printing: PDFPrinting = owner(context)
      printing.end()
    }
    connect(operation, "failed", self, failed)
    connect(operation, "finished", self, finished)
  }

  private func end() {
    let data = failure == nil ? FileManager.default.contents(atPath: path) : nil
    try? FileManager.default.removeItem(atPath: folder)
    disconnect(operation, self)
    gtk.g_object_unref(operation)
    finish(data, data == nil ? failure ?? "The page wasn't printed." : nil)
    running = nil
  }
}

extension Page {
  func makePDF(_ id: RequestID, _ width: Double, _ height: Double) {
    PDFPrinting(view) { [weak self] data, error in
      let data = data ?? Data()
      let isTooLong = data.count > MessageCoder.longestBody
      let failure = isTooLong ? "The file is too long for a message." : error
      self?.tell(.document(id, error: failure), body: isTooLong ? Data() : data)
    }.start(min(max(width, 1), 14400), min(max(height, 1), 14400))
  }
}
