const lastOf = new Map<string, Promise<void>>();

/** Does work under one key one after the other, in the order of the calls; work under other keys goes on beside it. */
export function runInSequence<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (lastOf.get(key) ?? Promise.resolve()).then(work);
  const over = mine.then(ignore, ignore).then(() => {
    if (lastOf.get(key) === over) lastOf.delete(key);
  });
  lastOf.set(key, over);
  return mine;
}

function ignore(): void {}
