/** How long to wait for the payment provider. */
const TIMEOUT_MS = 10_000;

/** The result of `work`. Throws `timeoutMessage` after ten seconds, because a provider that hangs never responds. */
export async function withinTimeout<T>(work: () => Promise<T>, timeoutMessage: string): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(timeoutMessage)), TIMEOUT_MS);
  try {
    return await Promise.race([work(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
