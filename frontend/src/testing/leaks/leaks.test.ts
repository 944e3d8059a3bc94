import { describe, expect, it, vi } from 'vitest';
import { takeLeaks } from './leaks.ts';

describe('the check at the end of a file of screen tests', () => {
  it('reports nothing of what has ended', async () => {
    const listen = vi.fn<() => void>();
    const once = vi.fn<() => void>();
    const object = { handleEvent: vi.fn<() => void>() };
    const controller = new AbortController();
    window.addEventListener('planted', listen);
    window.addEventListener('planted', listen);
    window.addEventListener('planted', listen, { capture: true });
    window.addEventListener('planted', once, { once: true });
    window.addEventListener('planted', object, { once: true });
    window.addEventListener('planted', () => undefined, { signal: controller.signal });
    window.addEventListener('planted', () => undefined, { signal: AbortSignal.abort() });
    dispatchEvent(new Event('planted'));
    dispatchEvent(new Event('planted'));
    window.removeEventListener('planted', listen);
    window.removeEventListener('planted', listen, true);
    controller.abort();
    dispatchEvent(new Event('planted'));
    expect([listen, once, object.handleEvent].map(({ mock }) => mock.calls.length)).toEqual([4, 1, 1]);

    const neverCalled = vi.fn<() => void>();
    clearTimeout(setTimeout(neverCalled));
    clearInterval(setInterval(neverCalled));
    cancelAnimationFrame(requestAnimationFrame(neverCalled));
    await new Promise((done) => setTimeout(done));
    await new Promise((done) => requestAnimationFrame(done));
    new BroadcastChannel('planted').close();
    document.body.appendChild(document.createElement('div')).remove();
    expect(takeLeaks()).toEqual([]);
    expect(neverCalled).not.toHaveBeenCalled();
  });

  it('ignores the timers of a fake clock', () => {
    vi.useFakeTimers();
    setTimeout(() => undefined, 1000);
    vi.useRealTimers();
    expect(takeLeaks()).toEqual([]);
  });

  it('names the place in the code, and only once', () => {
    setTimeout(() => undefined, 60_000);
    const [leak, ...others] = takeLeaks();
    expect(leak).toMatch(/^setTimeout\n\s+at .*leaks\.test\.ts/);
    expect(others).toEqual([]);
    expect(takeLeaks()).toEqual([]);
  });
});
