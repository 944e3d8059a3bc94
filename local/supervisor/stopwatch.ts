/** Starts now. Each call returns the time since then, such as `12.3 s`. */
export function stopwatch(): () => string {
  const startedAt = performance.now();
  return () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
