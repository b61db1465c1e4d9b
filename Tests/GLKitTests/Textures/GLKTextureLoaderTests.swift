import CoreGraphics
import Foundation
import GLKit
import OpenGLES
import Testing
import UIKit

@Suite(.enabled(if: hasOpenGLES), .serialized) @MainActor struct GLKTextureLoaderTests {
  /// Red above, half transparent green below.
  private func picture(_ width: CGFloat = 2, _ height: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height / 2))
        UIColor(red: 0, green: 1, blue: 0, alpha: 0.5).setFill()
        context.fill(CGRect(x: 0, y: height / 2, width: width, height: height / 2))
      }
  }

  /// The bytes of a texture, from its first row on.
  private func bytes(_ info: GLKTextureInfo) -> [UInt8] {
    var framebuffer: GLuint = 0
    glGenFramebuffers(1, &framebuffer)
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), framebuffer)
    glFramebufferTexture2D(
      GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), info.name, 0)
    var bytes = [UInt8](repeating: 0, count: Int(info.width * info.height) * 4)
    glReadPixels(
      0, 0, GLsizei(info.width), GLsizei(info.height), GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE),
      &bytes)
    glDeleteFramebuffers(1, &framebuffer)
    return bytes
  }

  private func withContext(_ body: () throws -> Void) rethrows {
    EAGLContext.setCurrent(EAGLContext(api: .openGLES2))
    defer { EAGLContext.setCurrent(nil) }
    try body()
  }

  @Test func aFileKeepsItsColoursAndItsFirstRow() throws {
    let data = try #require(picture().pngData())
    try withContext {
      let info = try GLKTextureLoader.texture(withContentsOf: data)
      #expect((info.width, info.height, info.mimapLevelCount) == (2, 2, 1))
      #expect(info.alphaState == .nonPremultiplied && info.textureOrigin == .topLeft)
      #expect(info.target == GLenum(GL_TEXTURE_2D) && glIsTexture(info.name) != 0)
      let bytes = bytes(info)
      #expect(bytes.prefix(4) == [255, 0, 0, 255])
      #expect(bytes.suffix(4) == [0, 255, 0, 128])
    }
  }

  @Test func optionsTurnAndMultiply() throws {
    let data = try #require(picture().pngData())
    try withContext {
      let info = try GLKTextureLoader.texture(
        withContentsOf: data,
        options: [
          GLKTextureLoaderOriginBottomLeft: true, GLKTextureLoaderApplyPremultiplication: true,
          GLKTextureLoaderGenerateMipmaps: true,
        ])
      #expect(info.alphaState == .premultiplied && info.textureOrigin == .bottomLeft)
      #expect(info.containsMipmaps && info.mimapLevelCount == 2)
      #expect(bytes(info).prefix(4) == [0, 128, 0, 128])
    }
  }

  @Test func aDrawnImageIsMultipliedAlready() throws {
    let image = try #require(picture().cgImage)
    try withContext {
      let info = try GLKTextureLoader.texture(with: image)
      #expect(info.alphaState == .premultiplied)
      #expect(bytes(info).suffix(4) == [0, 128, 0, 128])
    }
  }

  @Test func howTheProgramGivesItsPixelsIsNotInTheWay() throws {
    let image = try #require(picture(3).cgImage)
    EAGLContext.setCurrent(EAGLContext(api: .openGLES3))
    defer { EAGLContext.setCurrent(nil) }
    var (buffer, bound, length): (GLuint, GLint, GLint) = (0, 0, 0)
    glGenBuffers(1, &buffer)
    glBindBuffer(GLenum(GL_PIXEL_UNPACK_BUFFER), buffer)
    glPixelStorei(GLenum(GL_UNPACK_ALIGNMENT), 8)
    glPixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), 7)
    let colors = try bytes(GLKTextureLoader.texture(with: image))
    #expect(colors.prefix(4) == [255, 0, 0, 255] && colors.suffix(4) == [0, 128, 0, 128])
    glGetIntegerv(GLenum(GL_PIXEL_UNPACK_BUFFER_BINDING), &bound)
    glGetIntegerv(GLenum(GL_UNPACK_ROW_LENGTH), &length)
    #expect(bound == GLint(buffer) && length == 7)
  }

  @Test func aCubeIsSixSquares() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (column, square) = (
      folder.appendingPathComponent("column.png"), folder.appendingPathComponent("square.png")
    )
    try picture(2, 12).pngData()?.write(to: column)
    try picture().pngData()?.write(to: square)
    try withContext {
      let cube = try GLKTextureLoader.cubeMap(withContentsOfFile: column.path)
      #expect(cube.target == GLenum(GL_TEXTURE_CUBE_MAP) && cube.arrayLength == 6)
      #expect((cube.width, cube.height) == (2, 2))
      let other = try GLKTextureLoader.cubeMap(
        withContentsOfFiles: Array(repeating: square.path, count: 6))
      #expect(other.arrayLength == 6)
      let files: [(paths: [Any], code: Int)] = [
        ([square.path], 6), (Array(repeating: 7, count: 6), 3),
        ([column.path] + Array(repeating: square, count: 5), 9),
      ]
      for (paths, code) in files {
        let error = #expect(throws: GLKTextureLoaderError.self) {
          try GLKTextureLoader.cubeMap(withContentsOfFiles: paths)
        }
        #expect(error?.errorCode == code)
      }
      let error = #expect(throws: GLKTextureLoaderError.self) {
        try GLKTextureLoader.cubeMap(withContentsOfFile: square.path)
      }
      #expect(error?.code == .unsupportedCubeMapDimensions)
    }
  }

  @Test func whatCannotBeLoadedSaysWhy() {
    withContext {
      let missing = #expect(throws: GLKTextureLoaderError.self) {
        try GLKTextureLoader.texture(withContentsOfFile: "/no/such/file.png")
      }
      #expect(missing?.code == .fileOrURLNotFound)
      let broken = #expect(throws: GLKTextureLoaderError.self) {
        try GLKTextureLoader.texture(withContentsOf: Data("nothing".utf8))
      }
      #expect(broken?.code == .invalidNSData)
      #expect(broken.map { ($0 as NSError).domain } == GLKTextureLoaderErrorDomain)
      let info = broken.map { ($0 as NSError).userInfo }
      #expect(info?[GLKTextureLoaderErrorKey] as? String == broken?.errorDescription)
    }
    let homeless = #expect(throws: GLKTextureLoaderError.self) {
      try GLKTextureLoader.texture(withContentsOf: picture().pngData() ?? Data())
    }
    #expect(homeless?.code == .invalidEAGLContext)
  }

  @Test func aLoaderSharesWhatItLoadsInTheBackground() async throws {
    let context = try #require(EAGLContext(api: .openGLES2))
    let data = try #require(picture().pngData())
    let loader = GLKTextureLoader(sharegroup: context.sharegroup)
    let info: GLKTextureInfo? = await withCheckedContinuation { answer in
      loader.texture(withContentsOf: data, queue: nil) { info, _ in answer.resume(returning: info) }
    }
    EAGLContext.setCurrent(context)
    #expect(try bytes(#require(info)).prefix(4) == [255, 0, 0, 255])
    EAGLContext.setCurrent(nil)
    let error: (any Error)? = await withCheckedContinuation { answer in
      loader.texture(withContentsOfFile: "/none", queue: .global()) { _, error in
        answer.resume(returning: error)
      }
    }
    #expect((error as? GLKTextureLoaderError)?.code == .fileOrURLNotFound)
  }

  @Test func aLoaderMakesCubesInTheBackground() async throws {
    let context = try #require(EAGLContext(api: .openGLES2))
    let loader = GLKTextureLoader(sharegroup: context.sharegroup)
    let column = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try picture(2, 12).pngData()?.write(to: column)
    defer { try? FileManager.default.removeItem(at: column) }
    let cube: GLKTextureInfo? = await withCheckedContinuation { answer in
      loader.cubeMap(withContentsOf: column, queue: nil) { info, _ in
        answer.resume(returning: info)
      }
    }
    #expect(cube?.arrayLength == 6 && cube?.width == 2)
    let error: (any Error)? = await withCheckedContinuation { answer in
      loader.cubeMap(withContentsOfFiles: [column], queue: nil) { _, error in
        answer.resume(returning: error)
      }
    }
    #expect((error as? GLKTextureLoaderError)?.code == .cubeMapInvalidNumFiles)
    let nameless: (any Error)? = await withCheckedContinuation { answer in
      loader.cubeMap(withName: "no such image", scaleFactor: 1, bundle: nil, queue: nil) {
        answer.resume(returning: $1)
      }
    }
    #expect((nameless as? GLKTextureLoaderError)?.code == .fileOrURLNotFound)
  }
}
