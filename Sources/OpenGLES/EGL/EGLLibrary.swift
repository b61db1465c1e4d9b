import Diagnostics

/// The functions of EGL 1.5 that contexts need, as `libEGL` has them.
struct EGLLibrary {
  typealias Handle = UnsafeMutableRawPointer

  let getPlatformDisplay: @convention(c) (UInt32, Handle?, UnsafePointer<Int>?) -> Handle?
  let initialize:
    @convention(c) (Handle, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) -> UInt32
  let bindAPI: @convention(c) (UInt32) -> UInt32
  let chooseConfig:
    @convention(c) (
      Handle, UnsafePointer<Int32>?, UnsafeMutablePointer<Handle?>?, Int32,
      UnsafeMutablePointer<Int32>?
    ) -> UInt32
  let createContext: @convention(c) (Handle, Handle?, Handle?, UnsafePointer<Int32>?) -> Handle?
  let destroyContext: @convention(c) (Handle, Handle) -> UInt32
  let makeCurrent: @convention(c) (Handle, Handle?, Handle?, Handle?) -> UInt32
  let getError: @convention(c) () -> Int32

  /// nil where it lacks one of them.
  init?(_ library: DynamicLibrary) {
    guard
      let getPlatformDisplay: @convention(c) (UInt32, Handle?, UnsafePointer<Int>?) -> Handle? =
        library.function("eglGetPlatformDisplay"),
      let initialize:
        @convention(c) (Handle, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) ->
          UInt32 =
        library.function("eglInitialize"),
      let bindAPI: @convention(c) (UInt32) -> UInt32 = library.function("eglBindAPI"),
      let chooseConfig:
        @convention(c) (
          Handle, UnsafePointer<Int32>?, UnsafeMutablePointer<Handle?>?, Int32,
          UnsafeMutablePointer<Int32>?
        ) -> UInt32 = library.function("eglChooseConfig"),
      let createContext: @convention(c) (Handle, Handle?, Handle?, UnsafePointer<Int32>?) -> Handle?
      =
        library.function("eglCreateContext"),
      let destroyContext: @convention(c) (Handle, Handle) -> UInt32 =
        library.function("eglDestroyContext"),
      let makeCurrent: @convention(c) (Handle, Handle?, Handle?, Handle?) -> UInt32 =
        library.function("eglMakeCurrent"),
      let getError: @convention(c) () -> Int32 = library.function("eglGetError")
    else { return nil }
    (self.getPlatformDisplay, self.initialize, self.bindAPI) = (
      getPlatformDisplay, initialize, bindAPI
    )
    (self.chooseConfig, self.createContext) = (chooseConfig, createContext)
    (self.destroyContext, self.makeCurrent, self.getError) = (destroyContext, makeCurrent, getError)
  }
}

/// Constants of EGL.
enum EGLValue {
  static let none: Int32 = 0x3038
  static let success: Int32 = 0x3000
  static let contextLost: Int32 = 0x300E
  static let openGLES: UInt32 = 0x30A0
  static let surfaceless: UInt32 = 0x31DD
  static let surfaceType: Int32 = 0x3033
  static let renderableType: Int32 = 0x3040
  static let openGLES2Bit: Int32 = 0x0004
  static let contextClientVersion: Int32 = 0x3098
}
