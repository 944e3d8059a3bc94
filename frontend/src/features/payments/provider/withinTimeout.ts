/** From here on an answer of the payment provider is not waited for. */
const TIMEOUT_MS = 10_000;

/** What `work` answers; fails with `words` after ten seconds, since a provider that hangs never answers. */
export async function withinTimeout<T>(work: () => Promise<T>, timeoutMessage: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(timeoutMessage)), TIMEOUT_MS);
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
