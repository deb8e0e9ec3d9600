// A stand-in for type checking: the system calls of the storefront's console, as POSIX declares them.
#ifndef STUB_DARWIN_H
#define STUB_DARWIN_H
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define EINTR 4
#define EPIPE 32
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
int isatty(int file);
typedef __SIZE_TYPE__ size_t;
long read(int file, void * _Null_unspecified bytes, size_t count);
long write(int file, const void * _Null_unspecified bytes, size_t count);
char * _Null_unspecified strerror(int number);
void perror(const char * _Null_unspecified text);
void exit(int status) __attribute__((noreturn));
#endif
