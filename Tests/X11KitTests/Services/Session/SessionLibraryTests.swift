import Diagnostics
import Testing

@testable import X11Kit

@Suite(.serialized) struct SessionLibraryTests {
  private typealias SetHandler =
    @convention(c) (SessionLibrary.ErrorHandler?) -> SessionLibrary.ErrorHandler?

  /// By themselves the libraries end the process.
  @Test(arguments: ["IceSetErrorHandler", "SmcSetErrorHandler"])
  func mistakesOfAManagerEndNothing(setter: String) throws {
    try #require(SessionLibrary() != nil)
    let library = try #require(DynamicLibrary("libSM.so.6"))
    let found: SetHandler? = library.function(setter)
    let set = try #require(found)
    // Taking the default one answers with ours.
    let handler = try #require(set(nil))
    _ = set(handler)
    let fatalToTheConnection: Int32 = 2
    handler(nil, 0, 1, 1, 0, fatalToTheConnection, nil)
  }
}
