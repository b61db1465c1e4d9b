import Foundation

extension Notification.Name {
    static let notesDidChange = Notification.Name("NotesDidChange")
}

struct Note: Identifiable, Equatable {
    let id: UUID
    var text: String
    var isPinned = false

    var title: String {
        text.split(separator: "\n").first.map(String.init) ?? String(localized: "Untitled")
    }
}

/// The notes that all windows show.
final class NoteStore {

    private(set) var notes: [Note] = [
        Note(id: UUID(), text: "Groceries\nBread, apples, tea"),
        Note(id: UUID(), text: "Ideas\nA clock that runs backwards"),
        Note(id: UUID(), text: "Trip\nTrain at 9:15"),
    ]
    var closedSessions = 0

    func note(with id: UUID) -> Note? {
        notes.first { $0.id == id }
    }

    func add(_ text: String) {
        notes.insert(Note(id: UUID(), text: text), at: 0)
        changed()
    }

    func move(from index: Int, to target: Int) {
        notes.insert(notes.remove(at: index), at: target)
        changed()
    }

    func togglePin(_ id: UUID) {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
        notes[index].isPinned.toggle()
        changed()
    }

    func remove(_ id: UUID) {
        notes.removeAll { $0.id == id }
        changed()
    }

    private func changed() {
        NotificationCenter.default.post(name: .notesDidChange, object: self)
    }
}
