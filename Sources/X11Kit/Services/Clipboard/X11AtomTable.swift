import CUIXlib
import Glibc

/// Atoms of formats and their names, each asked for once. Main thread only.
@MainActor
final class X11AtomTable {
  /// Other programs choose the names, so the table is emptied before it grows without end.
  private static let mostNames = 4096
  private static let longestName = 256

  private let display: OpaquePointer
  private var names: [Atom: String] = [:]
  private var atoms: [String: Atom] = [:]

  init(display: OpaquePointer) { self.display = display }

  /// The names of atoms, without those that are none. One round trip if there are new ones.
  func names(of atoms: [Atom]) -> [String] {
    learn(atoms.filter { names[$0] == nil })
    return atoms.compactMap { names[$0] }.filter { !$0.isEmpty }
  }

  func name(of atom: Atom) -> String? { names(of: [atom]).first }

  /// Atoms by name. One round trip if there are new ones.
  func atoms(of names: [String]) -> [Atom] {
    let new = names.filter { atoms[$0] == nil }
    if !new.isEmpty {
      var texts = new.map { strdup($0) }
      defer { for text in texts { free(text) } }
      var found = [Atom](repeating: 0, count: new.count)
      XInternAtoms(display, &texts, Int32(new.count), False, &found)
      for (name, atom) in zip(new, found) { note(name, atom) }
    }
    return names.compactMap { atoms[$0] }
  }

  func atom(_ name: String) -> Atom { atoms(of: [name]).first ?? 0 }

  /// Numbers that are no atoms have an empty name.
  private func learn(_ new: [Atom]) {
    guard !new.isEmpty else { return }
    var asked = new
    var found = [UnsafeMutablePointer<CChar>?](repeating: nil, count: new.count)
    X11ErrorHandler.pardon(display) {
      XGetAtomNames(display, &asked, Int32(new.count), &found)
    }
    for (atom, text) in zip(new, found) {
      let name = text.map { String(cString: $0) } ?? ""
      if let text { XFree(text) }
      note(name.utf8.count <= Self.longestName ? name : "", atom)
    }
  }

  private func note(_ name: String, _ atom: Atom) {
    if names.count >= Self.mostNames {
      names.removeAll()
      atoms.removeAll()
    }
    names[atom] = name
    if !name.isEmpty { atoms[name] = atom }
  }
}
