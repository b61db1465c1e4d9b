import CUIWebKitGTK
import WebEngineProtocol

// What is stored for each host.
extension PageStore {
  func readRecords(_ kinds: [StoredKind], _ answer: @escaping ([StoredRecord]) -> Void) {
    fetch(kinds) { list in answer(list.map { StoredRecord($0, kinds) }) }
  }

  func removeRecords(
    _ kinds: [StoredKind], of hosts: [String], _ answer: @escaping ([StoredRecord]) -> Void
  ) {
    fetch(kinds) { [manager] list in
      let names = Set(hosts)
      var chosen: UnsafeMutablePointer<CUIList>?
      for data in list where names.contains(text(gtk.webkit_website_data_get_name(data)) ?? "") {
        chosen = gtk.g_list_append(chosen, UnsafeMutableRawPointer(data))
      }
      guard let chosen else { return answer([]) }
      defer { gtk.g_list_free(chosen) }
      gtk.webkit_website_data_manager_remove(
        manager, kinds.bits, chosen, nil, Completion.finish,
        Completion.context { result in
          var error: UnsafeMutablePointer<CUIError>?
          _ = gtk.webkit_website_data_manager_remove_finish(manager, result, &error)
          _ = LibraryFailure(error)
          answer([])
        })
    }
  }

  /// The list holds for the call.
  private func fetch(_ kinds: [StoredKind], _ use: @escaping ([CUIObject]) -> Void) {
    gtk.webkit_website_data_manager_fetch(
      manager, kinds.bits, nil, Completion.finish,
      Completion.context { [manager] result in
        var error: UnsafeMutablePointer<CUIError>?
        let list = gtk.webkit_website_data_manager_fetch_finish(manager, result, &error)
        _ = LibraryFailure(error)
        var (found, rest) = ([CUIObject](), list)
        while let item = rest {
          found.append(item.pointee.data)
          rest = item.pointee.next
        }
        gtk.g_list_free(list)
        use(found)
        for data in found { gtk.webkit_website_data_unref(data) }
      })
  }
}

extension [StoredKind] {
  var bits: UInt32 { reduce(0) { $0 | $1.bits } }
}

extension StoredRecord {
  fileprivate init(_ data: CUIObject, _ wanted: [StoredKind]) {
    let bits = gtk.webkit_website_data_get_types(data)
    self.init(
      host: text(gtk.webkit_website_data_get_name(data)) ?? "",
      kinds: wanted.filter { bits & $0.bits != 0 })
  }
}
