import { setImmediate } from 'node:timers/promises';

/** Work that blocks other calls for longer gives way to them. */
const TURN_MS = 20;

/** The same items. Whenever working on them took 20 ms, other work of the event loop comes next. */
export async function* inTurns<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  let since = performance.now();
  for await (const item of items) {
    yield item;
    if (performance.now() - since < TURN_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}
