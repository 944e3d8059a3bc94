/** Something that outlives the test file that made it, in a worker that other files use too. */
export interface Leak {
  /** What it is, such as `setTimeout` or `listener of window for "resize"`. */
  readonly what: string;
  /** Made with it, for the stack. Absent if the origin is unknown. */
  readonly origin: Error | undefined;
  readonly clear: () => void;
}

/** What exists now, by timer, listener or channel. */
export type LiveThings = Map<unknown, Leak>;

/** Enough for the first frames. */
const STACK_DEPTH = 8;

/** Returns an error for its stack. Reading the stack is slow, so read only that of a leak. */
export function originHere(): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = STACK_DEPTH;
  const origin = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return origin;
}

/** The files that watch: this one, and leaks.ts of the screens. */
const WATCHING = /\/testing\/(?:leaks\/)?leaks\.ts/;

/** Frames that name a file, from the one that made the leak. */
export function framesOf(origin: Error | undefined): string[] {
  const lines = origin?.stack?.split('\n') ?? [];
  return lines
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line) && !WATCHING.test(line))
    .map((line) => line.trim());
}

/** Returns whether the code of a frame belongs to a library or to Node. */
export const isLibrary = (frame: string | undefined) =>
  frame !== undefined && /\/node_modules\/|node:/.test(frame);

/** Returns a line for a leak, followed by the places in the code. */
export const describeLeak = (what: string, frames: readonly string[]) =>
  [what, ...frames.slice(0, 3)].join('\n    ');

type Start = (callback: (...args: unknown[]) => unknown, ...rest: unknown[]) => unknown;
type Stop = (timer: unknown) => void;

/** Names of the global functions that start and stop a kind of timer. */
export interface TimerKind {
  readonly start: string;
  readonly stop: string;
  readonly isRepeated: boolean;
}

export const timerKinds: readonly TimerKind[] = [
  { start: 'setTimeout', stop: 'clearTimeout', isRepeated: false },
  { start: 'setInterval', stop: 'clearInterval', isRepeated: true },
];

/**
 * Keeps track of timers that have not fired and are not stopped. Call it before libraries are loaded: they keep the
 * functions that they find. A fake clock replaces the functions, so its timers are not among them.
 */
export function watchTimers(live: LiveThings, kind: TimerKind): void {
  const start = Reflect.get(globalThis, kind.start) as Start;
  const stop = Reflect.get(globalThis, kind.stop) as Stop;
  const watchedStart: Start = (callback, ...rest) => {
    const timer = start(
      kind.isRepeated
        ? callback
        : (...args) => {
            live.delete(timer);
            return callback(...args);
          },
      ...rest,
    );
    live.set(timer, { what: kind.start, origin: originHere(), clear: () => stop(timer) });
    return timer;
  };
  // Node's promisify looks for its own version there.
  Object.defineProperties(watchedStart, Object.getOwnPropertyDescriptors(start));
  Reflect.set(globalThis, kind.start, watchedStart);
  Reflect.set(globalThis, kind.stop, (timer: unknown) => {
    live.delete(timer);
    stop(timer);
  });
}
