import Foundation

extension UIDocument: UINavigationItemRenameDelegate {
  /// Gives the file another name, after what is being written; its extension stays. Where that can't be, the title
  /// is the file's again.
  public func navigationItem(
    _ navigationItem: UINavigationItem, didEndRenamingWith title: String
  ) {
    guard title != localizedName else { return }
    performAsynchronousFileAccess { [self, file] in
      let result = Result { try file.move(toName: title) }
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated {
          switch result {
          case .success(let new): presentedItemDidMove(to: new)
          case .failure(let error): log(error)
          }
          if navigationItem.title == title { navigationItem.title = localizedName }
          NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
      }
    }
  }
}

extension DocumentFile {
  /// The file with its other name. On the document's queue.
  func move(toName name: String) throws -> URL {
    let new = try FileNames.renamed(url, to: name)
    try FileManager.default.moveItem(at: url, to: new)
    url = new.standardizedFileURL
    adopt(FileIdentity(at: new))
    return new
  }
}
