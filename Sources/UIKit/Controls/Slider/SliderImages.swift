/// The images of a slider for each state.
struct SliderImages {
  var thumbs: [UIControl.State: UIImage] = [:]
  var minimumTracks: [UIControl.State: UIImage] = [:]
  var maximumTracks: [UIControl.State: UIImage] = [:]
}
