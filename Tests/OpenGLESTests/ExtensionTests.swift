import OpenGLES
import Testing

/// What programs for OpenGL ES 2 call by the names of Apple's extensions.
@Suite(.enabled(if: hasOpenGLES), .serialized) struct ExtensionTests {
  @Test func aFenceIsPassedWhenItsCommandsAreDone() {
    GLRig.run { rig in
      rig.clear(1, 0, 0)
      let fence = glFenceSyncAPPLE(GLenum(GL_SYNC_GPU_COMMANDS_COMPLETE_APPLE), 0)
      #expect(glIsSyncAPPLE(fence) != 0)
      let second: GLuint64 = 1_000_000_000
      let answer = glClientWaitSyncAPPLE(
        fence, GLbitfield(GL_SYNC_FLUSH_COMMANDS_BIT_APPLE), second)
      let passed = [GLenum(GL_ALREADY_SIGNALED_APPLE), GLenum(GL_CONDITION_SATISFIED_APPLE)]
      #expect(passed.contains(answer))
      var (status, count): (GLint, GLsizei) = (0, 0)
      glGetSyncivAPPLE(fence, GLenum(GL_SYNC_STATUS_APPLE), 1, &count, &status)
      #expect(status == GLint(GL_SIGNALED_APPLE) && count == 1)
      glDeleteSyncAPPLE(fence)
      #expect(glGetError() == GLenum(GL_NO_ERROR))
    }
  }

  @Test func aPartOfABufferIsMapped() {
    GLRig.run { _ in
      let (target, numbers) = (GLenum(GL_ARRAY_BUFFER), [1, 2, 3, 4] as [GLfloat])
      var buffer: GLuint = 0
      glGenBuffers(1, &buffer)
      glBindBuffer(target, buffer)
      glBufferData(target, 16, numbers, GLenum(GL_STATIC_DRAW))
      let part = glMapBufferRangeEXT(target, 8, 8, GLbitfield(GL_MAP_READ_BIT_EXT))
      var place: UnsafeMutableRawPointer?
      glGetBufferPointervOES(target, GLenum(GL_BUFFER_MAP_POINTER_OES), &place)
      #expect(part?.load(as: GLfloat.self) == 3 && place == part)
      #expect(glUnmapBufferOES(target) != 0)
      #expect(glGetError() == GLenum(GL_NO_ERROR))
    }
  }

  @Test func aQueryWithoutDrawingSeesNothing() {
    GLRig.run { _ in
      let target = GLenum(GL_ANY_SAMPLES_PASSED_EXT)
      var (query, result): (GLuint, GLuint) = (0, 7)
      var current: GLint = 0
      glGenQueriesEXT(1, &query)
      glBeginQueryEXT(target, query)
      glGetQueryivEXT(target, GLenum(GL_CURRENT_QUERY_EXT), &current)
      glEndQueryEXT(target)
      glGetQueryObjectuivEXT(query, GLenum(GL_QUERY_RESULT_EXT), &result)
      #expect(glIsQueryEXT(query) != 0 && current == GLint(query) && result == 0)
      glDeleteQueriesEXT(1, &query)
      #expect(glGetError() == GLenum(GL_NO_ERROR))
    }
  }
}
