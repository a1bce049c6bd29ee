/*
 * Imported by each program that a test starts, before its own code: standard input is a pipe, whose other end closes with the test's
 * process, however that ends. A test that is cut off leaves nothing running.
 */
process.stdin
  .on('close', () => process.kill(process.pid, 'SIGTERM'))
  .resume()
  // By itself it keeps no program alive.
  .unref();
