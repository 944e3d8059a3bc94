const lastByKey = new Map<string, Promise<void>>();

/** Runs work of the same key one at a time, in the order of the calls. Other keys run in parallel. */
export function runInSequence<T>(key: string, work: () => Promise<T>): Promise<T> {
  const current = (lastByKey.get(key) ?? Promise.resolve()).then(work);
  const settled = current.then(ignore, ignore).then(() => {
    if (lastByKey.get(key) === settled) lastByKey.delete(key);
  });
  lastByKey.set(key, settled);
  return current;
}

function ignore(): void {}
