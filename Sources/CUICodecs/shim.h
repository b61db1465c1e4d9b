// Workaround: libpng and libjpeg report errors by longjmp, which must not jump over Swift frames.
// Each function here catches the jump and returns a status. Pixels are 4 bytes: blue, green, red,
// alpha.

#include <limits.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>
#include <jerror.h>
#include <png.h>
#include <zlib.h>

// ---- PNG: the simplified API never calls longjmp; only its macros need a function.

static inline int cui_png_begin(png_image *image, const void *bytes, size_t count) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  return png_image_begin_read_from_memory(image, bytes, count) && !PNG_IMAGE_FAILED(*image);
}

static inline int cui_png_has_alpha(const png_image *image) {
  return (image->format & PNG_FORMAT_FLAG_ALPHA) != 0;
}

static inline int cui_png_finish(png_image *image, void *pixels, ptrdiff_t bytes_per_row) {
  image->format = PNG_FORMAT_BGRA;
  // Without it, 16 bits that no chunk says the gamma of count as linear, unlike 8 bits.
  image->flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  return png_image_finish_read(image, NULL, pixels, (png_int_32)bytes_per_row, NULL)
    && !PNG_IMAGE_FAILED(*image);
}

struct cui_png_bytes {
  const unsigned char *next;
  size_t count;
};

static void cui_png_ignore(png_structp png, png_const_charp text) { (void)png, (void)text; }

static void cui_png_fail(png_structp png, png_const_charp text) {
  (void)text;
  png_longjmp(png, 1);
}

static void cui_png_take(png_structp png, png_bytep target, size_t count) {
  struct cui_png_bytes *bytes = (struct cui_png_bytes *)png_get_io_ptr(png);
  if (count > bytes->count) png_error(png, "end");
  memcpy(target, bytes->next, count);
  bytes->next += count;
  bytes->count -= count;
}

// The colour profile, which the simplified API doesn't show. `*target` is malloc'ed; the caller frees it, also
// after a failure.
static inline int cui_png_profile(const void *source, size_t count, void **target, size_t *length) {
  struct cui_png_bytes bytes = {(const unsigned char *)source, count};
  *target = NULL;
  *length = 0;
  png_structp png =
    png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, cui_png_fail, cui_png_ignore);
  if (!png) return 0;
  png_infop info = png_create_info_struct(png);
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    return 0;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  png_set_chunk_malloc_max(png, 16 << 20);
  png_set_read_fn(png, &bytes, cui_png_take);
  png_read_info(png, info);
  png_charp name;
  png_bytep profile;
  int method;
  png_uint_32 size = 0;
  int found = png_get_iCCP(png, info, &name, &method, &profile, &size) == PNG_INFO_iCCP;
  if (found && (*target = malloc(size))) {
    memcpy(*target, profile, size);
    *length = size;
  }
  png_destroy_read_struct(&png, &info, NULL);
  return *target != NULL;
}

// If `target` is NULL, stores the maximum number of bytes in `count`.
static inline int cui_png_write(
    const void *pixels, int width, int height, ptrdiff_t bytes_per_row, int has_alpha,
    void *target, size_t *count) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = (png_uint_32)width;
  image.height = (png_uint_32)height;
  image.format = has_alpha ? PNG_FORMAT_BGRA : PNG_FORMAT_BGR;
  if (!target) {
    *count = PNG_IMAGE_PNG_SIZE_MAX(image);
    return 1;
  }
  return png_image_write_to_memory(
    &image, target, count, 0, pixels, (png_int_32)bytes_per_row, NULL);
}

// ---- JPEG

enum { CUI_JPEG_MAX_SCANS = 500 };

struct cui_jpeg_failure {
  struct jpeg_error_mgr manager;
  jmp_buf jump;
  int is_truncated;
};

static void cui_jpeg_error_exit(j_common_ptr info) {
  longjmp(((struct cui_jpeg_failure *)info->err)->jump, 1);
}

static void cui_jpeg_emit(j_common_ptr info, int level) {
  if (level < 0 && info->err->msg_code == JWRN_JPEG_EOF)
    ((struct cui_jpeg_failure *)info->err)->is_truncated = 1;
}

static void cui_jpeg_output(j_common_ptr info) { (void)info; }

// Limits the number of scans, because a small file can request very many on a very large image.
static void cui_jpeg_progress(j_common_ptr info) {
  if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > CUI_JPEG_MAX_SCANS)
    longjmp(((struct cui_jpeg_failure *)info->err)->jump, 1);
}

static inline struct jpeg_error_mgr *cui_jpeg_watch(struct cui_jpeg_failure *failure) {
  struct jpeg_error_mgr *manager = jpeg_std_error(&failure->manager);
  manager->error_exit = cui_jpeg_error_exit;
  manager->emit_message = cui_jpeg_emit;
  manager->output_message = cui_jpeg_output;
  failure->is_truncated = 0;
  return manager;
}

// `*kept` is what libjpeg takes beside the pixels for the coefficients of a file with more than one scan, in bytes.
static inline int cui_jpeg_size(
    const void *bytes, size_t count, int *width, int *height, size_t *kept) {
  struct cui_jpeg_failure failure;
  struct jpeg_decompress_struct info;
  info.err = cui_jpeg_watch(&failure);
  if (setjmp(failure.jump)) {
    jpeg_destroy_decompress(&info);
    return 0;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, (const unsigned char *)bytes, (unsigned long)count);
  jpeg_read_header(&info, TRUE);
  *width = (int)info.image_width;
  *height = (int)info.image_height;
  *kept = 0;
  for (int i = 0; jpeg_has_multiple_scans(&info) && i < info.num_components; i++) {
    const jpeg_component_info *part = info.comp_info + i;
    // Blocks come in groups, of which the last is whole.
    size_t columns = (size_t)part->width_in_blocks + (size_t)part->h_samp_factor - 1;
    size_t rows = (size_t)part->height_in_blocks + (size_t)part->v_samp_factor - 1;
    *kept += columns * rows * sizeof(JBLOCK);
  }
  jpeg_destroy_decompress(&info);
  return 1;
}

// Adobe writes inverted CMYK: 255 means no ink. Plain CMYK, where 0 is no ink, is rare. Both are
// supported.
static inline void cui_jpeg_from_cmyk(unsigned char *row, int width, int is_inverted) {
  for (int x = 0; x < width; x++) {
    unsigned char *p = row + 4 * x;
    int c = p[0], m = p[1], y = p[2], k = p[3];
    if (!is_inverted) c = 255 - c, m = 255 - m, y = 255 - y, k = 255 - k;
    p[0] = (unsigned char)(y * k / 255);
    p[1] = (unsigned char)(m * k / 255);
    p[2] = (unsigned char)(c * k / 255);
    p[3] = 255;
  }
}

// The image must have the size reported by cui_jpeg_size, divided by `divisor` (1, 2, 4 or 8) and
// rounded up. With `allows_part` the rows that are missing become gray.
static inline int cui_jpeg_read(
    const void *bytes, size_t count, unsigned char *pixels, size_t bytes_per_row,
    unsigned divisor, int allows_part) {
  struct cui_jpeg_failure failure;
  struct jpeg_decompress_struct info;
  struct jpeg_progress_mgr progress;
  info.err = cui_jpeg_watch(&failure);
  if (setjmp(failure.jump)) {
    jpeg_destroy_decompress(&info);
    return 0;
  }
  jpeg_create_decompress(&info);
  memset(&progress, 0, sizeof progress);
  progress.progress_monitor = cui_jpeg_progress;
  info.progress = &progress;
  jpeg_mem_src(&info, (const unsigned char *)bytes, (unsigned long)count);
  jpeg_read_header(&info, TRUE);
  int is_cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_BGRA;
  info.scale_num = 1;
  info.scale_denom = divisor;
  jpeg_start_decompress(&info);
  while (info.output_scanline < info.output_height) {
    JSAMPROW row = pixels + (size_t)info.output_scanline * bytes_per_row;
    jpeg_read_scanlines(&info, &row, 1);
    if (is_cmyk) cui_jpeg_from_cmyk(row, (int)info.output_width, info.saw_Adobe_marker);
    if (failure.is_truncated && !allows_part) longjmp(failure.jump, 1);
  }
  jpeg_destroy_decompress(&info);
  return 1;
}

// Quality from 0 to 100. `*target` is malloc'ed; the caller frees it, also after a failure.
static inline int cui_jpeg_write(
    const unsigned char *pixels, int width, int height, size_t bytes_per_row, int quality,
    unsigned char **target, unsigned long *count) {
  struct cui_jpeg_failure failure;
  struct jpeg_compress_struct info;
  info.err = cui_jpeg_watch(&failure);
  *target = NULL;
  *count = 0;
  if (setjmp(failure.jump)) {
    jpeg_destroy_compress(&info);
    return 0;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, target, count);
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  info.input_components = 4;
  info.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = (JSAMPROW)pixels + (size_t)info.next_scanline * bytes_per_row;
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  return 1;
}

// ---- Deflate

// What `bytes`, which begin after the header, inflate to: at most `limit` bytes, and up to the place where they are damaged.
// `*target` is malloc'ed; the caller frees it, also where nothing is found. `*used` of the bytes are read.
static inline size_t cui_inflate(
    const void *bytes, size_t count, size_t limit, unsigned char **target, size_t *used) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  *target = NULL;
  *used = 0;
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return 0;
  stream.next_in = (unsigned char *)bytes;
  stream.avail_in = count > UINT_MAX ? UINT_MAX : (uInt)count;
  size_t size = 0, capacity = 0;
  int status = Z_OK;
  while (status == Z_OK && size < limit) {
    if (size == capacity) {
      size_t wanted = capacity ? 2 * capacity : 64 << 10;
      if (wanted > limit) wanted = limit;
      unsigned char *grown = (unsigned char *)realloc(*target, wanted);
      if (!grown) break;
      *target = grown;
      capacity = wanted;
    }
    stream.next_out = *target + size;
    stream.avail_out = (uInt)(capacity - size);
    status = inflate(&stream, Z_NO_FLUSH);
    size = capacity - stream.avail_out;
  }
  *used = (size_t)(stream.next_in - (const unsigned char *)bytes);
  inflateEnd(&stream);
  return size;
}

// ---- HEIF: libheif is loaded at run time, and its functions return a structure, which Swift can't
// declare. Each function here calls `function` of the library and returns the error's code.

struct cui_heif_error {
  int code;
  int subcode;
  const char *message;
};

enum { CUI_HEIF_RGB = 1, CUI_HEIF_RGBA = 11, CUI_HEIF_INTERLEAVED = 10 };

static inline int cui_heif_read(
    void *function, void *context, const void *bytes, size_t count) {
  return ((struct cui_heif_error(*)(void *, const void *, size_t, const void *))function)(
    context, bytes, count, NULL).code;
}

static inline int cui_heif_get_id(void *function, void *context, unsigned *name) {
  return ((struct cui_heif_error(*)(void *, unsigned *))function)(context, name).code;
}

static inline int cui_heif_get_handle(
    void *function, void *context, unsigned name, void **handle) {
  return ((struct cui_heif_error(*)(void *, unsigned, void **))function)(
    context, name, handle).code;
}

static inline int cui_heif_decode(void *function, void *handle, void **image) {
  return ((struct cui_heif_error(*)(void *, void **, int, int, const void *))function)(
    handle, image, CUI_HEIF_RGB, CUI_HEIF_RGBA, NULL).code;
}

static inline int cui_heif_profile(void *function, void *handle, void *target) {
  return ((struct cui_heif_error(*)(void *, void *))function)(handle, target).code;
}
