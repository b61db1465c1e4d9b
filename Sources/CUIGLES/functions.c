#include "CUIGLES.h"

cui_gles_functions cui_gles;

#define CUI_GL_NAME(result, name, parameters, arguments) #name,

static const char *const names[] = {CUI_GL_FUNCTIONS(CUI_GL_NAME)};

_Static_assert(sizeof names / sizeof *names == sizeof cui_gles / sizeof(void *), "one slot for each name");

void cui_gles_fill(void *(*find)(void *library, const char *name), void *library) {
  void **slots = (void **)&cui_gles;
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    slots[index] = find(library, names[index]);
  }
}

/// The size of the renderbuffer or texture that is the framebuffer's first colour.
static int size_of_color(GLenum target, GLint *width, GLint *height) {
  GLint type = 0, name = 0, before = 0;
  glGetFramebufferAttachmentParameteriv(
      target, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE, &type);
  if (type != GL_RENDERBUFFER) return 0;
  glGetFramebufferAttachmentParameteriv(
      target, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME, &name);
  glGetIntegerv(GL_RENDERBUFFER_BINDING, &before);
  glBindRenderbuffer(GL_RENDERBUFFER, (GLuint)name);
  glGetRenderbufferParameteriv(GL_RENDERBUFFER, GL_RENDERBUFFER_WIDTH, width);
  glGetRenderbufferParameteriv(GL_RENDERBUFFER, GL_RENDERBUFFER_HEIGHT, height);
  glBindRenderbuffer(GL_RENDERBUFFER, (GLuint)before);
  return 1;
}

void glResolveMultisampleFramebufferAPPLE(void) {
  GLint width = 0, height = 0;
  if (!size_of_color(GL_READ_FRAMEBUFFER, &width, &height)) return;
  glBlitFramebuffer(
      0, 0, width, height, 0, 0, width, height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
}

void *glMapBufferOES(GLenum target, GLenum access) {
  GLint size = 0;
  glGetBufferParameteriv(target, GL_BUFFER_SIZE, &size);
  return access == GL_WRITE_ONLY_OES ? glMapBufferRange(target, 0, size, GL_MAP_WRITE_BIT) : NULL;
}
