const FRAME_MS = 16;
const INSTALLED = Symbol.for('portal.animationFrames');

/**
 * Replaces jsdom's animation frames, once per worker. It keeps one interval for all of them. If that starts while a test
 * has a fake clock, it never ticks again, and no later file of the worker gets a frame.
 */
export function installAnimationFrames(): void {
  if (INSTALLED in globalThis) return;
  Object.defineProperty(globalThis, INSTALLED, { value: true });
  const [start, stop] = [setTimeout, clearTimeout];
  const pending = new Map<number, ReturnType<typeof setTimeout>>();
  let last = 0;
  globalThis.requestAnimationFrame = (callback) => {
    const frame = (last += 1);
    const timer = start(() => {
      pending.delete(frame);
      callback(performance.now());
    }, FRAME_MS);
    pending.set(frame, timer);
    return frame;
  };
  globalThis.cancelAnimationFrame = (frame) => {
    stop(pending.get(frame));
    pending.delete(frame);
  };
}
