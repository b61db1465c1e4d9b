extension UIImage {
  /// What a screen reader calls the image where the program has not said; nil for one without a name.
  var spokenName: String? { asset?.source?.spokenName }
}

extension String {
  /// The words of an image's name, without those of the folders that it is in.
  var spokenWords: String {
    let name = split(separator: "/").last ?? ""
    return name.split { $0 == "_" || $0 == "-" || $0 == "." }.joined(separator: " ")
  }
}
