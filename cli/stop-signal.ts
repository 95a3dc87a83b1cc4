/** Aborts when somebody stops this process, so that it can clean up; a second time ends it as usual. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}
