// Counts allocations by standing in for malloc, which the C library of GNU systems allows. It has to
// be C: the counter runs before the Swift runtime is ready.
#include "AllocationCounter.h"

#include <stddef.h>
#include <stdlib.h>

#if defined(__GLIBC__)
#include <stdatomic.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Atomic int64_t count;

void *malloc(size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_realloc(block, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  *block = __libc_memalign(alignment, size);
  return *block == NULL ? 12 : 0;
}

int64_t allocation_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }
#else
int64_t allocation_count(void) { return -1; }
#endif
