// The types of OpenGL ES 3.0.

#ifndef CUI_GL_TYPES_H
#define CUI_GL_TYPES_H

#include <stddef.h>
#include <stdint.h>

typedef uint32_t GLenum;
typedef uint32_t GLbitfield;
typedef uint8_t GLboolean;
typedef int8_t GLbyte;
typedef uint8_t GLubyte;
typedef int16_t GLshort;
typedef uint16_t GLushort;
typedef uint16_t GLhalf;
typedef int32_t GLint;
typedef uint32_t GLuint;
typedef int32_t GLsizei;
typedef int32_t GLfixed;
typedef int64_t GLint64;
typedef uint64_t GLuint64;
typedef intptr_t GLintptr;
typedef intptr_t GLsizeiptr;
typedef float GLfloat;
typedef float GLclampf;
typedef char GLchar;
typedef void GLvoid;
typedef struct __GLsync *GLsync;

#endif
