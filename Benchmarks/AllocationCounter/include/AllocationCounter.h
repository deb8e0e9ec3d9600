#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// How many blocks have been allocated so far, or -1 where that cannot be counted.
int64_t allocation_count(void);

#endif
