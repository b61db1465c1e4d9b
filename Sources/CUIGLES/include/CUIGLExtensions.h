// The functions of extensions that programs for Apple's devices call, in terms of OpenGL ES 3.0.

#ifndef CUI_GL_EXTENSIONS_H
#define CUI_GL_EXTENSIONS_H

static inline void glGenVertexArraysOES(GLsizei n, GLuint *arrays) { glGenVertexArrays(n, arrays); }

static inline void glBindVertexArrayOES(GLuint array) { glBindVertexArray(array); }

static inline void glDeleteVertexArraysOES(GLsizei n, const GLuint *arrays) {
  glDeleteVertexArrays(n, arrays);
}

static inline GLboolean glIsVertexArrayOES(GLuint array) { return glIsVertexArray(array); }

static inline void glDiscardFramebufferEXT(
    GLenum target, GLsizei numAttachments, const GLenum *attachments) {
  glInvalidateFramebuffer(target, numAttachments, attachments);
}

static inline void glRenderbufferStorageMultisampleAPPLE(
    GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height) {
  glRenderbufferStorageMultisample(target, samples, internalformat, width, height);
}

/// Copies the multisampled framebuffer bound for reading to the one bound for drawing.
void glResolveMultisampleFramebufferAPPLE(void);

/// Maps the whole buffer for writing.
void *glMapBufferOES(GLenum target, GLenum access);

static inline GLboolean glUnmapBufferOES(GLenum target) { return glUnmapBuffer(target); }

static inline void glGetBufferPointervOES(GLenum target, GLenum pname, void **params) {
  glGetBufferPointerv(target, pname, params);
}

static inline void *glMapBufferRangeEXT(
    GLenum target, GLintptr offset, GLsizeiptr length, GLbitfield access) {
  return glMapBufferRange(target, offset, length, access);
}

static inline void glFlushMappedBufferRangeEXT(
    GLenum target, GLintptr offset, GLsizeiptr length) {
  glFlushMappedBufferRange(target, offset, length);
}

static inline void glGenQueriesEXT(GLsizei n, GLuint *ids) { glGenQueries(n, ids); }

static inline void glDeleteQueriesEXT(GLsizei n, const GLuint *ids) { glDeleteQueries(n, ids); }

static inline GLboolean glIsQueryEXT(GLuint id) { return glIsQuery(id); }

static inline void glBeginQueryEXT(GLenum target, GLuint id) { glBeginQuery(target, id); }

static inline void glEndQueryEXT(GLenum target) { glEndQuery(target); }

static inline void glGetQueryivEXT(GLenum target, GLenum pname, GLint *params) {
  glGetQueryiv(target, pname, params);
}

static inline void glGetQueryObjectuivEXT(GLuint id, GLenum pname, GLuint *params) {
  glGetQueryObjectuiv(id, pname, params);
}

static inline GLsync glFenceSyncAPPLE(GLenum condition, GLbitfield flags) {
  return glFenceSync(condition, flags);
}

static inline GLboolean glIsSyncAPPLE(GLsync sync) { return glIsSync(sync); }

static inline void glDeleteSyncAPPLE(GLsync sync) { glDeleteSync(sync); }

static inline GLenum glClientWaitSyncAPPLE(GLsync sync, GLbitfield flags, GLuint64 timeout) {
  return glClientWaitSync(sync, flags, timeout);
}

static inline void glWaitSyncAPPLE(GLsync sync, GLbitfield flags, GLuint64 timeout) {
  glWaitSync(sync, flags, timeout);
}

static inline void glGetInteger64vAPPLE(GLenum pname, GLint64 *params) {
  glGetInteger64v(pname, params);
}

static inline void glGetSyncivAPPLE(
    GLsync sync, GLenum pname, GLsizei count, GLsizei *length, GLint *values) {
  glGetSynciv(sync, pname, count, length, values);
}

static inline void glTexStorage2DEXT(
    GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height) {
  glTexStorage2D(target, levels, internalformat, width, height);
}

static inline void glDrawArraysInstancedEXT(
    GLenum mode, GLint first, GLsizei count, GLsizei instances) {
  glDrawArraysInstanced(mode, first, count, instances);
}

static inline void glDrawElementsInstancedEXT(
    GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei instances) {
  glDrawElementsInstanced(mode, count, type, indices, instances);
}

static inline void glVertexAttribDivisorEXT(GLuint index, GLuint divisor) {
  glVertexAttribDivisor(index, divisor);
}

/// Marks and labels are for Apple's tools; nothing reads them here.
static inline void glPushGroupMarkerEXT(GLsizei length, const GLchar *marker) {}
static inline void glPopGroupMarkerEXT(void) {}
static inline void glInsertEventMarkerEXT(GLsizei length, const GLchar *marker) {}
static inline void glLabelObjectEXT(
    GLenum type, GLuint object, GLsizei length, const GLchar *label) {}

#endif
