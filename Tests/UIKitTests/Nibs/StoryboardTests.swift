import Diagnostics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
final class StoryboardTests {
  private let app = AppHarness()

  private func songs() throws -> (UINavigationController, SongsController) {
    let storyboard = NibFixtures.storyboard("Songs")
    let stack = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let songs = try #require(stack.topViewController as? SongsController)
    app.show(stack, size: CGSize(width: 393, height: 600))
    return (stack, songs)
  }

  @Test func theInitialControllerHasItsRootAndItsBar() throws {
    let lines = LoggedLines(of: Log("nibs"), with: "Songs.storyboard")
    let (stack, songs) = try songs()
    #expect(stack.navigationBar.prefersLargeTitles)
    #expect(songs.navigationItem.title == "Songs")
    #expect(songs.navigationItem.rightBarButtonItem?.systemItem == .add)
    #expect(songs.storyboard != nil && stack.storyboard === songs.storyboard)
    #expect(lines.all.isEmpty)
  }

  @Test func rowsComeFromThePrototype() throws {
    let (_, songs) = try songs()
    let cell = try #require(songs.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.textLabel?.text == "Blue" && cell.detailTextLabel?.text == "Song 2")
    #expect(cell.textLabel?.textColor == .systemPurple)
    #expect(cell.accessoryType == .disclosureIndicator && cell.reuseIdentifier == "Song")
    #expect(songs.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) !== cell)
  }

  @Test func theBarButtonSendsToTheController() throws {
    let (_, songs) = try songs()
    let item = try #require(songs.navigationItem.rightBarButtonItem)
    #expect(item.target === songs)
    app.application.sendAction(item.action!, to: item.target, from: item, for: nil)
    #expect(songs.songs == ["Red", "Blue", "Green", "New"])
  }

  @Test func aRowShowsItsSongAndTheButtonUnwinds() throws {
    let (stack, songs) = try songs()
    app.tap(try #require(songs.tableView.cellForRow(at: IndexPath(row: 2, section: 0))))
    app.advance(by: 1)
    let song = try #require(stack.topViewController as? SongController)
    #expect(songs.log == ["prepare showSong", "select 2"])
    #expect(song.song == "Green" && song.label?.text == "Green" && song.title == "Song")
    let button = try #require(song.view.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.configuration?.title == "Done")
    app.tap(button)
    app.advance(by: 1)
    #expect(stack.topViewController === songs)
    #expect(songs.log.last == "done from SongController done")
  }

  @Test func aCreatorMakesTheController() {
    let storyboard = NibFixtures.storyboard("Songs")
    let song = storyboard.instantiateViewController(identifier: "song") {
      coder -> SongController? in
      let made = SongController(coder: coder)
      made?.song = "Gold"
      return made
    }
    song.loadViewIfNeeded()
    #expect(song.label?.text == "Gold" && song.title == "Song")
  }

  @Test func theViewIsMadeWhenItIsAskedFor() {
    let storyboard = NibFixtures.storyboard("Songs")
    let song: SongController = storyboard.instantiateViewController(identifier: "song")
    #expect(!song.isViewLoaded && song.label == nil)
    #expect(song.view.subviews.count == 2 && song.label != nil)
  }

  @Test func controllersAreLetGo() {
    weak var loaded: UIViewController?
    weak var unloaded: UIViewController?
    do {
      let storyboard = NibFixtures.storyboard("Songs")
      let (first, second) = (
        storyboard.instantiateViewController(withIdentifier: "song"),
        storyboard.instantiateViewController(withIdentifier: "songs")
      )
      first.loadViewIfNeeded()
      (loaded, unloaded) = (first, second)
    }
    #expect(loaded == nil && unloaded == nil)
  }
}
