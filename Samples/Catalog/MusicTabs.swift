import UIKit

/// A music library in tabs, one of them with a search.
class MusicTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let songs = SongList(title: "Songs", songs: SongList.all)
    songs.tabBarItem = UITabBarItem(
      title: "Songs", image: UIImage(systemName: "music.note"), tag: 0)
    songs.hasSearch = true
    let favorites = SongList(title: "Favorites", songs: Array(SongList.all.prefix(4)))
    favorites.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
    favorites.tabBarItem.badgeValue = "4"
    let recents = SongList(title: "Recents", songs: SongList.all.reversed())
    recents.tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 2)
    viewControllers = [songs, favorites, recents].map { list in
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
  }
}

/// Songs in a table; a row pushes its song.
class SongList: TitleList, UISearchResultsUpdating {
  static let all = [
    "Blackbird", "Clair de Lune", "Für Elise", "Gymnopédie No. 1", "Moon River", "Nocturne",
    "Ode to Joy", "Prelude in C", "Summertime", "Take Five", "The Swan", "Träumerei",
  ]

  var hasSearch = false
  private var songs: [String] = []

  convenience init(title: String, songs: [String]) {
    self.init(style: .plain)
    self.title = title
    (self.songs, rows) = (songs, songs)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    (image, accessoryType) = (UIImage(systemName: "music.note"), .disclosureIndicator)
    addDoneButton()
    guard hasSearch else { return }
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Songs"
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    rows = text.isEmpty ? songs : songs.filter { $0.localizedCaseInsensitiveContains(text) }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = UIViewController()
    page.title = rows[indexPath.row]
    page.view.backgroundColor = .systemBackground
    page.navigationItem.largeTitleDisplayMode = .never
    page.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(page, animated: true)
  }
}
