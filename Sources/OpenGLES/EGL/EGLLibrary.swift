import Diagnostics

/// The functions of EGL 1.5 that contexts need, as `libEGL` has them.
struct EGLLibrary {
  typealias Handle = UnsafeMutableRawPointer
  typealias Integers = UnsafePointer<Int32>
  typealias Answer = UnsafeMutablePointer<Int32>
  typealias GetPlatformDisplay = @convention(c) (UInt32, Handle?, UnsafePointer<Int>?) -> Handle?
  typealias Initialize = @convention(c) (Handle, Answer?, Answer?) -> UInt32
  typealias BindAPI = @convention(c) (UInt32) -> UInt32
  typealias ChooseConfig =
    @convention(c) (Handle, Integers?, UnsafeMutablePointer<Handle?>?, Int32, Answer?) -> UInt32
  typealias CreateContext = @convention(c) (Handle, Handle?, Handle?, Integers?) -> Handle?
  typealias DestroyContext = @convention(c) (Handle, Handle) -> UInt32
  typealias MakeCurrent = @convention(c) (Handle, Handle?, Handle?, Handle?) -> UInt32
  typealias GetError = @convention(c) () -> Int32
  typealias GetResetStatus = @convention(c) () -> UInt32

  var getPlatformDisplay: GetPlatformDisplay
  var initialize: Initialize
  var bindAPI: BindAPI
  var chooseConfig: ChooseConfig
  var createContext: CreateContext
  var destroyContext: DestroyContext
  var makeCurrent: MakeCurrent
  var getError: GetError
  /// A function of OpenGL ES, where the driver has it.
  var getResetStatus: GetResetStatus?

  /// nil where it lacks one of them.
  init?(_ library: DynamicLibrary) {
    guard
      let getPlatformDisplay = library.function(
        "eglGetPlatformDisplay", as: GetPlatformDisplay.self),
      let initialize = library.function("eglInitialize", as: Initialize.self),
      let bindAPI = library.function("eglBindAPI", as: BindAPI.self),
      let chooseConfig = library.function("eglChooseConfig", as: ChooseConfig.self),
      let createContext = library.function("eglCreateContext", as: CreateContext.self),
      let destroyContext = library.function("eglDestroyContext", as: DestroyContext.self),
      let makeCurrent = library.function("eglMakeCurrent", as: MakeCurrent.self),
      let getError = library.function("eglGetError", as: GetError.self)
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
  static let badAccess: Int32 = 0x3002
  static let contextLost: Int32 = 0x300E
  static let openGLES: UInt32 = 0x30A0
  static let surfaceless: UInt32 = 0x31DD
  static let surfaceType: Int32 = 0x3033
  static let renderableType: Int32 = 0x3040
  static let openGLES2Bit: Int32 = 0x0004
  static let contextClientVersion: Int32 = 0x3098
  static let resetNotification: Int32 = 0x3138
  static let loseContextOnReset: Int32 = 0x31BF
}
