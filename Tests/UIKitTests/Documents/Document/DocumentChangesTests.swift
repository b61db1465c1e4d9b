import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct DocumentChangesTests {
  private func changes(_ kinds: UIDocument.ChangeKind...) -> DocumentChanges {
    var changes = DocumentChanges()
    for kind in kinds { changes.note(kind) }
    return changes
  }

  @Test func undoingEverythingIsNoChange() {
    #expect(!changes().isEdited)
    #expect(changes(.done).isEdited)
    #expect(!changes(.done, .undone).isEdited)
    #expect(changes(.done, .undone, .redone).isEdited)
    #expect(!changes(.done, .done, .cleared).isEdited)
  }

  @Test func undoingPastWhatWasSavedIsAChange() {
    #expect(changes(.done, .done, .cleared, .undone).isEdited)
    #expect(!changes(.done, .done, .cleared, .undone, .redone).isEdited)
  }

  @Test func anotherChangeInPlaceOfOneThatWasUndoneLeadsNotBack() {
    #expect(changes(.done, .done, .cleared, .undone, .done).isEdited)
  }

  @Test func aTokenSavesNoLaterChange() {
    var changes = changes(.done)
    let token = changes.token
    changes.note(.done)
    changes.didSave(token)
    #expect(changes.isEdited)
    changes.note(.undone)
    #expect(!changes.isEdited)
  }

  @Test func aTokenOfWhatWasUndoneSavesNothing() {
    var changes = changes(.done)
    let token = changes.token
    changes.note(.undone)
    changes.note(.done)
    changes.didSave(token)
    #expect(changes.isEdited)
  }

  @Test func theUndoManagerCounts() {
    let document = TextDocument(fileURL: URL(fileURLWithPath: "/nowhere/a.txt"))
    let manager = document.undoManager!
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: document) { document in
      manager.registerUndo(withTarget: document) { $0.text = "b" }
      document.text = "a"
    }
    #expect(!document.hasUnsavedChanges)
    manager.endUndoGrouping()
    #expect(document.hasUnsavedChanges)
    manager.undo()
    #expect(!document.hasUnsavedChanges && document.text == "a")
    manager.redo()
    #expect(document.hasUnsavedChanges && document.text == "b")
    document.undoManager = UndoManager()
    manager.undo()
    #expect(document.hasUnsavedChanges)
  }
}
