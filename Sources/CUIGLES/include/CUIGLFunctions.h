// The functions of OpenGL ES 3.0, which include those of 2.0: result, name, parameters, arguments.

#ifndef CUI_GL_FUNCTIONS_H
#define CUI_GL_FUNCTIONS_H

#define CUI_GL_FUNCTIONS(F) \
  F(void, glActiveTexture, (GLenum texture), (texture)) \
  F(void, glAttachShader, (GLuint program, GLuint shader), (program, shader)) \
  F(void, glBindAttribLocation, (GLuint program, GLuint index, const GLchar *name), (program, index, name)) \
  F(void, glBindBuffer, (GLenum target, GLuint buffer), (target, buffer)) \
  F(void, glBindFramebuffer, (GLenum target, GLuint framebuffer), (target, framebuffer)) \
  F(void, glBindRenderbuffer, (GLenum target, GLuint renderbuffer), (target, renderbuffer)) \
  F(void, glBindTexture, (GLenum target, GLuint texture), (target, texture)) \
  F(void, glBlendColor, (GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha), (red, green, blue, alpha)) \
  F(void, glBlendEquation, (GLenum mode), (mode)) \
  F(void, glBlendEquationSeparate, (GLenum modeRGB, GLenum modeAlpha), (modeRGB, modeAlpha)) \
  F(void, glBlendFunc, (GLenum sfactor, GLenum dfactor), (sfactor, dfactor)) \
  F(void, glBlendFuncSeparate, (GLenum sfactorRGB, GLenum dfactorRGB, GLenum sfactorAlpha, GLenum dfactorAlpha), (sfactorRGB, dfactorRGB, sfactorAlpha, dfactorAlpha)) \
  F(void, glBufferData, (GLenum target, GLsizeiptr size, const void *data, GLenum usage), (target, size, data, usage)) \
  F(void, glBufferSubData, (GLenum target, GLintptr offset, GLsizeiptr size, const void *data), (target, offset, size, data)) \
  F(GLenum, glCheckFramebufferStatus, (GLenum target), (target)) \
  F(void, glClear, (GLbitfield mask), (mask)) \
  F(void, glClearColor, (GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha), (red, green, blue, alpha)) \
  F(void, glClearDepthf, (GLfloat d), (d)) \
  F(void, glClearStencil, (GLint s), (s)) \
  F(void, glColorMask, (GLboolean red, GLboolean green, GLboolean blue, GLboolean alpha), (red, green, blue, alpha)) \
  F(void, glCompileShader, (GLuint shader), (shader)) \
  F(void, glCompressedTexImage2D, (GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLint border, GLsizei imageSize, const void *data), (target, level, internalformat, width, height, border, imageSize, data)) \
  F(void, glCompressedTexSubImage2D, (GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLsizei imageSize, const void *data), (target, level, xoffset, yoffset, width, height, format, imageSize, data)) \
  F(void, glCopyTexImage2D, (GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width, GLsizei height, GLint border), (target, level, internalformat, x, y, width, height, border)) \
  F(void, glCopyTexSubImage2D, (GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint x, GLint y, GLsizei width, GLsizei height), (target, level, xoffset, yoffset, x, y, width, height)) \
  F(GLuint, glCreateProgram, (void), ()) \
  F(GLuint, glCreateShader, (GLenum type), (type)) \
  F(void, glCullFace, (GLenum mode), (mode)) \
  F(void, glDeleteBuffers, (GLsizei n, const GLuint *buffers), (n, buffers)) \
  F(void, glDeleteFramebuffers, (GLsizei n, const GLuint *framebuffers), (n, framebuffers)) \
  F(void, glDeleteProgram, (GLuint program), (program)) \
  F(void, glDeleteRenderbuffers, (GLsizei n, const GLuint *renderbuffers), (n, renderbuffers)) \
  F(void, glDeleteShader, (GLuint shader), (shader)) \
  F(void, glDeleteTextures, (GLsizei n, const GLuint *textures), (n, textures)) \
  F(void, glDepthFunc, (GLenum func), (func)) \
  F(void, glDepthMask, (GLboolean flag), (flag)) \
  F(void, glDepthRangef, (GLfloat n, GLfloat f), (n, f)) \
  F(void, glDetachShader, (GLuint program, GLuint shader), (program, shader)) \
  F(void, glDisable, (GLenum cap), (cap)) \
  F(void, glDisableVertexAttribArray, (GLuint index), (index)) \
  F(void, glDrawArrays, (GLenum mode, GLint first, GLsizei count), (mode, first, count)) \
  F(void, glDrawElements, (GLenum mode, GLsizei count, GLenum type, const void *indices), (mode, count, type, indices)) \
  F(void, glEnable, (GLenum cap), (cap)) \
  F(void, glEnableVertexAttribArray, (GLuint index), (index)) \
  F(void, glFinish, (void), ()) \
  F(void, glFlush, (void), ()) \
  F(void, glFramebufferRenderbuffer, (GLenum target, GLenum attachment, GLenum renderbuffertarget, GLuint renderbuffer), (target, attachment, renderbuffertarget, renderbuffer)) \
  F(void, glFramebufferTexture2D, (GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level), (target, attachment, textarget, texture, level)) \
  F(void, glFrontFace, (GLenum mode), (mode)) \
  F(void, glGenBuffers, (GLsizei n, GLuint *buffers), (n, buffers)) \
  F(void, glGenerateMipmap, (GLenum target), (target)) \
  F(void, glGenFramebuffers, (GLsizei n, GLuint *framebuffers), (n, framebuffers)) \
  F(void, glGenRenderbuffers, (GLsizei n, GLuint *renderbuffers), (n, renderbuffers)) \
  F(void, glGenTextures, (GLsizei n, GLuint *textures), (n, textures)) \
  F(void, glGetActiveAttrib, (GLuint program, GLuint index, GLsizei bufSize, GLsizei *length, GLint *size, GLenum *type, GLchar *name), (program, index, bufSize, length, size, type, name)) \
  F(void, glGetActiveUniform, (GLuint program, GLuint index, GLsizei bufSize, GLsizei *length, GLint *size, GLenum *type, GLchar *name), (program, index, bufSize, length, size, type, name)) \
  F(void, glGetAttachedShaders, (GLuint program, GLsizei maxCount, GLsizei *count, GLuint *shaders), (program, maxCount, count, shaders)) \
  F(GLint, glGetAttribLocation, (GLuint program, const GLchar *name), (program, name)) \
  F(void, glGetBooleanv, (GLenum pname, GLboolean *data), (pname, data)) \
  F(void, glGetBufferParameteriv, (GLenum target, GLenum pname, GLint *params), (target, pname, params)) \
  F(GLenum, glGetError, (void), ()) \
  F(void, glGetFloatv, (GLenum pname, GLfloat *data), (pname, data)) \
  F(void, glGetFramebufferAttachmentParameteriv, (GLenum target, GLenum attachment, GLenum pname, GLint *params), (target, attachment, pname, params)) \
  F(void, glGetIntegerv, (GLenum pname, GLint *data), (pname, data)) \
  F(void, glGetProgramiv, (GLuint program, GLenum pname, GLint *params), (program, pname, params)) \
  F(void, glGetProgramInfoLog, (GLuint program, GLsizei bufSize, GLsizei *length, GLchar *infoLog), (program, bufSize, length, infoLog)) \
  F(void, glGetRenderbufferParameteriv, (GLenum target, GLenum pname, GLint *params), (target, pname, params)) \
  F(void, glGetShaderiv, (GLuint shader, GLenum pname, GLint *params), (shader, pname, params)) \
  F(void, glGetShaderInfoLog, (GLuint shader, GLsizei bufSize, GLsizei *length, GLchar *infoLog), (shader, bufSize, length, infoLog)) \
  F(void, glGetShaderPrecisionFormat, (GLenum shadertype, GLenum precisiontype, GLint *range, GLint *precision), (shadertype, precisiontype, range, precision)) \
  F(void, glGetShaderSource, (GLuint shader, GLsizei bufSize, GLsizei *length, GLchar *source), (shader, bufSize, length, source)) \
  F(const GLubyte *, glGetString, (GLenum name), (name)) \
  F(void, glGetTexParameterfv, (GLenum target, GLenum pname, GLfloat *params), (target, pname, params)) \
  F(void, glGetTexParameteriv, (GLenum target, GLenum pname, GLint *params), (target, pname, params)) \
  F(void, glGetUniformfv, (GLuint program, GLint location, GLfloat *params), (program, location, params)) \
  F(void, glGetUniformiv, (GLuint program, GLint location, GLint *params), (program, location, params)) \
  F(GLint, glGetUniformLocation, (GLuint program, const GLchar *name), (program, name)) \
  F(void, glGetVertexAttribfv, (GLuint index, GLenum pname, GLfloat *params), (index, pname, params)) \
  F(void, glGetVertexAttribiv, (GLuint index, GLenum pname, GLint *params), (index, pname, params)) \
  F(void, glGetVertexAttribPointerv, (GLuint index, GLenum pname, void **pointer), (index, pname, pointer)) \
  F(void, glHint, (GLenum target, GLenum mode), (target, mode)) \
  F(GLboolean, glIsBuffer, (GLuint buffer), (buffer)) \
  F(GLboolean, glIsEnabled, (GLenum cap), (cap)) \
  F(GLboolean, glIsFramebuffer, (GLuint framebuffer), (framebuffer)) \
  F(GLboolean, glIsProgram, (GLuint program), (program)) \
  F(GLboolean, glIsRenderbuffer, (GLuint renderbuffer), (renderbuffer)) \
  F(GLboolean, glIsShader, (GLuint shader), (shader)) \
  F(GLboolean, glIsTexture, (GLuint texture), (texture)) \
  F(void, glLineWidth, (GLfloat width), (width)) \
  F(void, glLinkProgram, (GLuint program), (program)) \
  F(void, glPixelStorei, (GLenum pname, GLint param), (pname, param)) \
  F(void, glPolygonOffset, (GLfloat factor, GLfloat units), (factor, units)) \
  F(void, glReadPixels, (GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type, void *pixels), (x, y, width, height, format, type, pixels)) \
  F(void, glReleaseShaderCompiler, (void), ()) \
  F(void, glRenderbufferStorage, (GLenum target, GLenum internalformat, GLsizei width, GLsizei height), (target, internalformat, width, height)) \
  F(void, glSampleCoverage, (GLfloat value, GLboolean invert), (value, invert)) \
  F(void, glScissor, (GLint x, GLint y, GLsizei width, GLsizei height), (x, y, width, height)) \
  F(void, glShaderBinary, (GLsizei count, const GLuint *shaders, GLenum binaryFormat, const void *binary, GLsizei length), (count, shaders, binaryFormat, binary, length)) \
  F(void, glShaderSource, (GLuint shader, GLsizei count, const GLchar *const*string, const GLint *length), (shader, count, string, length)) \
  F(void, glStencilFunc, (GLenum func, GLint ref, GLuint mask), (func, ref, mask)) \
  F(void, glStencilFuncSeparate, (GLenum face, GLenum func, GLint ref, GLuint mask), (face, func, ref, mask)) \
  F(void, glStencilMask, (GLuint mask), (mask)) \
  F(void, glStencilMaskSeparate, (GLenum face, GLuint mask), (face, mask)) \
  F(void, glStencilOp, (GLenum fail, GLenum zfail, GLenum zpass), (fail, zfail, zpass)) \
  F(void, glStencilOpSeparate, (GLenum face, GLenum sfail, GLenum dpfail, GLenum dppass), (face, sfail, dpfail, dppass)) \
  F(void, glTexImage2D, (GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLint border, GLenum format, GLenum type, const void *pixels), (target, level, internalformat, width, height, border, format, type, pixels)) \
  F(void, glTexParameterf, (GLenum target, GLenum pname, GLfloat param), (target, pname, param)) \
  F(void, glTexParameterfv, (GLenum target, GLenum pname, const GLfloat *params), (target, pname, params)) \
  F(void, glTexParameteri, (GLenum target, GLenum pname, GLint param), (target, pname, param)) \
  F(void, glTexParameteriv, (GLenum target, GLenum pname, const GLint *params), (target, pname, params)) \
  F(void, glTexSubImage2D, (GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height, GLenum format, GLenum type, const void *pixels), (target, level, xoffset, yoffset, width, height, format, type, pixels)) \
  F(void, glUniform1f, (GLint location, GLfloat v0), (location, v0)) \
  F(void, glUniform1fv, (GLint location, GLsizei count, const GLfloat *value), (location, count, value)) \
  F(void, glUniform1i, (GLint location, GLint v0), (location, v0)) \
  F(void, glUniform1iv, (GLint location, GLsizei count, const GLint *value), (location, count, value)) \
  F(void, glUniform2f, (GLint location, GLfloat v0, GLfloat v1), (location, v0, v1)) \
  F(void, glUniform2fv, (GLint location, GLsizei count, const GLfloat *value), (location, count, value)) \
  F(void, glUniform2i, (GLint location, GLint v0, GLint v1), (location, v0, v1)) \
  F(void, glUniform2iv, (GLint location, GLsizei count, const GLint *value), (location, count, value)) \
  F(void, glUniform3f, (GLint location, GLfloat v0, GLfloat v1, GLfloat v2), (location, v0, v1, v2)) \
  F(void, glUniform3fv, (GLint location, GLsizei count, const GLfloat *value), (location, count, value)) \
  F(void, glUniform3i, (GLint location, GLint v0, GLint v1, GLint v2), (location, v0, v1, v2)) \
  F(void, glUniform3iv, (GLint location, GLsizei count, const GLint *value), (location, count, value)) \
  F(void, glUniform4f, (GLint location, GLfloat v0, GLfloat v1, GLfloat v2, GLfloat v3), (location, v0, v1, v2, v3)) \
  F(void, glUniform4fv, (GLint location, GLsizei count, const GLfloat *value), (location, count, value)) \
  F(void, glUniform4i, (GLint location, GLint v0, GLint v1, GLint v2, GLint v3), (location, v0, v1, v2, v3)) \
  F(void, glUniform4iv, (GLint location, GLsizei count, const GLint *value), (location, count, value)) \
  F(void, glUniformMatrix2fv, (GLint location, GLsizei count, GLboolean transpose, const GLfloat *value), (location, count, transpose, value)) \
  F(void, glUniformMatrix3fv, (GLint location, GLsizei count, GLboolean transpose, const GLfloat *value), (location, count, transpose, value)) \
  F(void, glUniformMatrix4fv, (GLint location, GLsizei count, GLboolean transpose, const GLfloat *value), (location, count, transpose, value)) \
  F(void, glUseProgram, (GLuint program), (program)) \
  F(void, glValidateProgram, (GLuint program), (program)) \
  F(void, glVertexAttrib1f, (GLuint index, GLfloat x), (index, x)) \
  F(void, glVertexAttrib1fv, (GLuint index, const GLfloat *v), (index, v)) \
  F(void, glVertexAttrib2f, (GLuint index, GLfloat x, GLfloat y), (index, x, y)) \
  F(void, glVertexAttrib2fv, (GLuint index, const GLfloat *v), (index, v)) \
  F(void, glVertexAttrib3f, (GLuint index, GLfloat x, GLfloat y, GLfloat z), (index, x, y, z)) \
  F(void, glVertexAttrib3fv, (GLuint index, const GLfloat *v), (index, v)) \
  F(void, glVertexAttrib4f, (GLuint index, GLfloat x, GLfloat y, GLfloat z, GLfloat w), (index, x, y, z, w)) \
  F(void, glVertexAttrib4fv, (GLuint index, const GLfloat *v), (index, v)) \
  F(void, glVertexAttribPointer, (GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride, const void *pointer), (index, size, type, normalized, stride, pointer)) \
  F(void, glViewport, (GLint x, GLint y, GLsizei width, GLsizei height), (x, y, width, height)) \
  F(void, glReadBuffer, (GLenum src), (src)) \
  F(void, glDrawRangeElements, (GLenum mode, GLuint start, GLuint end, GLsizei count, GLenum type, const void *indices), (mode, start, end, count, type, indices)) \
  F(void, glTexImage3D, (GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLenum format, GLenum type, const void *pixels), (target, level, internalformat, width, height, depth, border, format, type, pixels)) \
  F(void, glTexSubImage3D, (GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLenum type, const void *pixels), (target, level, xoffset, yoffset, zoffset, width, height, depth, format, type, pixels)) \
  F(void, glCopyTexSubImage3D, (GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint x, GLint y, GLsizei width, GLsizei height), (target, level, xoffset, yoffset, zoffset, x, y, width, height)) \
  F(void, glCompressedTexImage3D, (GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth, GLint border, GLsizei imageSize, const void *data), (target, level, internalformat, width, height, depth, border, imageSize, data)) \
  F(void, glCompressedTexSubImage3D, (GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width, GLsizei height, GLsizei depth, GLenum format, GLsizei imageSize, const void *data), (target, level, xoffset, yoffset, zoffset, width, height, depth, format, imageSize, data)) \
  F(void, glGenQueries, (GLsizei n, GLuint *ids), (n, ids)) \
  F(void, glDeleteQueries, (GLsizei n, const GLuint *ids), (n, ids)) \
  F(GLboolean, glIsQuery, (GLuint id), (id)) \
  F(void, glBeginQuery, (GLenum target, GLuint id), (target, id)) \
  F(void, glEndQuery, (GLenum target), (target)) \
  F(void, glGetQueryiv, (GLenum target, GLenum pname, GLint *params), (target, pname, params)) \
  F(void, glGetQueryObjectuiv, (GLuint id, GLenum pname, GLuint *params), (id, pname, params)) \
  F(GLboolean, glUnmapBuffer, (GLenum target), (target)) \
  F(void, glGetBufferPointerv, (GLenum target, GLenum pname, void **params), (target, pname, params)) \
  F(void, glDrawBuffers, (GLsizei n, const GLenum *bufs), (n, bufs)) \
  F(void, glUniformMatrix2x3fv, (GLint location, GLsizei count, GLboolean transpose, const GLfloat *value), (location, count, transpose, value)) \
  F(void, glUniformMatrix3x2fv, (GLint location, GLsizei count, GLboolean transpose, const GLfloat *value), (location, count, transpose, value)) \
  F(void, glUniformMatrix2x4fv, (GLint location, GLsizei count, GLboolean transpose, const GLfloat *value), (location, count, transpose, value)) \
  F(void, glUniformMatrix4x2fv, (GLint location, GLsizei count, GLboolean transpose, const GLfloat *value), (location, count, transpose, value)) \
  F(void, glUniformMatrix3x4fv, (GLint location, GLsizei count, GLboolean transpose, const GLfloat *value), (location, count, transpose, value)) \
  F(void, glUniformMatrix4x3fv, (GLint location, GLsizei count, GLboolean transpose, const GLfloat *value), (location, count, transpose, value)) \
  F(void, glBlitFramebuffer, (GLint srcX0, GLint srcY0, GLint srcX1, GLint srcY1, GLint dstX0, GLint dstY0, GLint dstX1, GLint dstY1, GLbitfield mask, GLenum filter), (srcX0, srcY0, srcX1, srcY1, dstX0, dstY0, dstX1, dstY1, mask, filter)) \
  F(void, glRenderbufferStorageMultisample, (GLenum target, GLsizei samples, GLenum internalformat, GLsizei width, GLsizei height), (target, samples, internalformat, width, height)) \
  F(void, glFramebufferTextureLayer, (GLenum target, GLenum attachment, GLuint texture, GLint level, GLint layer), (target, attachment, texture, level, layer)) \
  F(void *, glMapBufferRange, (GLenum target, GLintptr offset, GLsizeiptr length, GLbitfield access), (target, offset, length, access)) \
  F(void, glFlushMappedBufferRange, (GLenum target, GLintptr offset, GLsizeiptr length), (target, offset, length)) \
  F(void, glBindVertexArray, (GLuint array), (array)) \
  F(void, glDeleteVertexArrays, (GLsizei n, const GLuint *arrays), (n, arrays)) \
  F(void, glGenVertexArrays, (GLsizei n, GLuint *arrays), (n, arrays)) \
  F(GLboolean, glIsVertexArray, (GLuint array), (array)) \
  F(void, glGetIntegeri_v, (GLenum target, GLuint index, GLint *data), (target, index, data)) \
  F(void, glBeginTransformFeedback, (GLenum primitiveMode), (primitiveMode)) \
  F(void, glEndTransformFeedback, (void), ()) \
  F(void, glBindBufferRange, (GLenum target, GLuint index, GLuint buffer, GLintptr offset, GLsizeiptr size), (target, index, buffer, offset, size)) \
  F(void, glBindBufferBase, (GLenum target, GLuint index, GLuint buffer), (target, index, buffer)) \
  F(void, glTransformFeedbackVaryings, (GLuint program, GLsizei count, const GLchar *const*varyings, GLenum bufferMode), (program, count, varyings, bufferMode)) \
  F(void, glGetTransformFeedbackVarying, (GLuint program, GLuint index, GLsizei bufSize, GLsizei *length, GLsizei *size, GLenum *type, GLchar *name), (program, index, bufSize, length, size, type, name)) \
  F(void, glVertexAttribIPointer, (GLuint index, GLint size, GLenum type, GLsizei stride, const void *pointer), (index, size, type, stride, pointer)) \
  F(void, glGetVertexAttribIiv, (GLuint index, GLenum pname, GLint *params), (index, pname, params)) \
  F(void, glGetVertexAttribIuiv, (GLuint index, GLenum pname, GLuint *params), (index, pname, params)) \
  F(void, glVertexAttribI4i, (GLuint index, GLint x, GLint y, GLint z, GLint w), (index, x, y, z, w)) \
  F(void, glVertexAttribI4ui, (GLuint index, GLuint x, GLuint y, GLuint z, GLuint w), (index, x, y, z, w)) \
  F(void, glVertexAttribI4iv, (GLuint index, const GLint *v), (index, v)) \
  F(void, glVertexAttribI4uiv, (GLuint index, const GLuint *v), (index, v)) \
  F(void, glGetUniformuiv, (GLuint program, GLint location, GLuint *params), (program, location, params)) \
  F(GLint, glGetFragDataLocation, (GLuint program, const GLchar *name), (program, name)) \
  F(void, glUniform1ui, (GLint location, GLuint v0), (location, v0)) \
  F(void, glUniform2ui, (GLint location, GLuint v0, GLuint v1), (location, v0, v1)) \
  F(void, glUniform3ui, (GLint location, GLuint v0, GLuint v1, GLuint v2), (location, v0, v1, v2)) \
  F(void, glUniform4ui, (GLint location, GLuint v0, GLuint v1, GLuint v2, GLuint v3), (location, v0, v1, v2, v3)) \
  F(void, glUniform1uiv, (GLint location, GLsizei count, const GLuint *value), (location, count, value)) \
  F(void, glUniform2uiv, (GLint location, GLsizei count, const GLuint *value), (location, count, value)) \
  F(void, glUniform3uiv, (GLint location, GLsizei count, const GLuint *value), (location, count, value)) \
  F(void, glUniform4uiv, (GLint location, GLsizei count, const GLuint *value), (location, count, value)) \
  F(void, glClearBufferiv, (GLenum buffer, GLint drawbuffer, const GLint *value), (buffer, drawbuffer, value)) \
  F(void, glClearBufferuiv, (GLenum buffer, GLint drawbuffer, const GLuint *value), (buffer, drawbuffer, value)) \
  F(void, glClearBufferfv, (GLenum buffer, GLint drawbuffer, const GLfloat *value), (buffer, drawbuffer, value)) \
  F(void, glClearBufferfi, (GLenum buffer, GLint drawbuffer, GLfloat depth, GLint stencil), (buffer, drawbuffer, depth, stencil)) \
  F(const GLubyte *, glGetStringi, (GLenum name, GLuint index), (name, index)) \
  F(void, glCopyBufferSubData, (GLenum readTarget, GLenum writeTarget, GLintptr readOffset, GLintptr writeOffset, GLsizeiptr size), (readTarget, writeTarget, readOffset, writeOffset, size)) \
  F(void, glGetUniformIndices, (GLuint program, GLsizei uniformCount, const GLchar *const*uniformNames, GLuint *uniformIndices), (program, uniformCount, uniformNames, uniformIndices)) \
  F(void, glGetActiveUniformsiv, (GLuint program, GLsizei uniformCount, const GLuint *uniformIndices, GLenum pname, GLint *params), (program, uniformCount, uniformIndices, pname, params)) \
  F(GLuint, glGetUniformBlockIndex, (GLuint program, const GLchar *uniformBlockName), (program, uniformBlockName)) \
  F(void, glGetActiveUniformBlockiv, (GLuint program, GLuint uniformBlockIndex, GLenum pname, GLint *params), (program, uniformBlockIndex, pname, params)) \
  F(void, glGetActiveUniformBlockName, (GLuint program, GLuint uniformBlockIndex, GLsizei bufSize, GLsizei *length, GLchar *uniformBlockName), (program, uniformBlockIndex, bufSize, length, uniformBlockName)) \
  F(void, glUniformBlockBinding, (GLuint program, GLuint uniformBlockIndex, GLuint uniformBlockBinding), (program, uniformBlockIndex, uniformBlockBinding)) \
  F(void, glDrawArraysInstanced, (GLenum mode, GLint first, GLsizei count, GLsizei instancecount), (mode, first, count, instancecount)) \
  F(void, glDrawElementsInstanced, (GLenum mode, GLsizei count, GLenum type, const void *indices, GLsizei instancecount), (mode, count, type, indices, instancecount)) \
  F(GLsync, glFenceSync, (GLenum condition, GLbitfield flags), (condition, flags)) \
  F(GLboolean, glIsSync, (GLsync sync), (sync)) \
  F(void, glDeleteSync, (GLsync sync), (sync)) \
  F(GLenum, glClientWaitSync, (GLsync sync, GLbitfield flags, GLuint64 timeout), (sync, flags, timeout)) \
  F(void, glWaitSync, (GLsync sync, GLbitfield flags, GLuint64 timeout), (sync, flags, timeout)) \
  F(void, glGetInteger64v, (GLenum pname, GLint64 *data), (pname, data)) \
  F(void, glGetSynciv, (GLsync sync, GLenum pname, GLsizei count, GLsizei *length, GLint *values), (sync, pname, count, length, values)) \
  F(void, glGetInteger64i_v, (GLenum target, GLuint index, GLint64 *data), (target, index, data)) \
  F(void, glGetBufferParameteri64v, (GLenum target, GLenum pname, GLint64 *params), (target, pname, params)) \
  F(void, glGenSamplers, (GLsizei count, GLuint *samplers), (count, samplers)) \
  F(void, glDeleteSamplers, (GLsizei count, const GLuint *samplers), (count, samplers)) \
  F(GLboolean, glIsSampler, (GLuint sampler), (sampler)) \
  F(void, glBindSampler, (GLuint unit, GLuint sampler), (unit, sampler)) \
  F(void, glSamplerParameteri, (GLuint sampler, GLenum pname, GLint param), (sampler, pname, param)) \
  F(void, glSamplerParameteriv, (GLuint sampler, GLenum pname, const GLint *param), (sampler, pname, param)) \
  F(void, glSamplerParameterf, (GLuint sampler, GLenum pname, GLfloat param), (sampler, pname, param)) \
  F(void, glSamplerParameterfv, (GLuint sampler, GLenum pname, const GLfloat *param), (sampler, pname, param)) \
  F(void, glGetSamplerParameteriv, (GLuint sampler, GLenum pname, GLint *params), (sampler, pname, params)) \
  F(void, glGetSamplerParameterfv, (GLuint sampler, GLenum pname, GLfloat *params), (sampler, pname, params)) \
  F(void, glVertexAttribDivisor, (GLuint index, GLuint divisor), (index, divisor)) \
  F(void, glBindTransformFeedback, (GLenum target, GLuint id), (target, id)) \
  F(void, glDeleteTransformFeedbacks, (GLsizei n, const GLuint *ids), (n, ids)) \
  F(void, glGenTransformFeedbacks, (GLsizei n, GLuint *ids), (n, ids)) \
  F(GLboolean, glIsTransformFeedback, (GLuint id), (id)) \
  F(void, glPauseTransformFeedback, (void), ()) \
  F(void, glResumeTransformFeedback, (void), ()) \
  F(void, glGetProgramBinary, (GLuint program, GLsizei bufSize, GLsizei *length, GLenum *binaryFormat, void *binary), (program, bufSize, length, binaryFormat, binary)) \
  F(void, glProgramBinary, (GLuint program, GLenum binaryFormat, const void *binary, GLsizei length), (program, binaryFormat, binary, length)) \
  F(void, glProgramParameteri, (GLuint program, GLenum pname, GLint value), (program, pname, value)) \
  F(void, glInvalidateFramebuffer, (GLenum target, GLsizei numAttachments, const GLenum *attachments), (target, numAttachments, attachments)) \
  F(void, glInvalidateSubFramebuffer, (GLenum target, GLsizei numAttachments, const GLenum *attachments, GLint x, GLint y, GLsizei width, GLsizei height), (target, numAttachments, attachments, x, y, width, height)) \
  F(void, glTexStorage2D, (GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height), (target, levels, internalformat, width, height)) \
  F(void, glTexStorage3D, (GLenum target, GLsizei levels, GLenum internalformat, GLsizei width, GLsizei height, GLsizei depth), (target, levels, internalformat, width, height, depth)) \
  F(void, glGetInternalformativ, (GLenum target, GLenum internalformat, GLenum pname, GLsizei count, GLint *params), (target, internalformat, pname, count, params))

#endif
