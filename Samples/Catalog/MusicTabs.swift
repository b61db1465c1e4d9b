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
class SongList: UITableViewController, UISearchResultsUpdating {
  static let all = [
    "Blackbird", "Clair de Lune", "Für Elise", "Gymnopédie No. 1", "Moon River", "Nocturne",
    "Ode to Joy", "Prelude in C", "Summertime", "Take Five", "The Swan", "Träumerei",
  ]

  var hasSearch = false
  private var songs: [String] = []
  private var shown: [String] = []

  convenience init(title: String, songs: [String]) {
    self.init(style: .plain)
    self.title = title
    (self.songs, shown) = (songs, songs)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
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
    shown = text.isEmpty ? songs : songs.filter { $0.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.row]
    content.image = UIImage(systemName: "music.note")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = UIViewController()
    page.title = shown[indexPath.row]
    page.view.backgroundColor = .systemBackground
    page.navigationItem.largeTitleDisplayMode = .never
    page.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(page, animated: true)
  }
}
