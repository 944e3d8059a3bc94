import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCallbackAt } from './useCallbackAt.ts';

const DAY_MS = 86_400_000;
const in40Days = '2026-04-10T00:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T00:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function renderCallbackAt(instant: string | null) {
  const callback = vi.fn<() => void>();
  const { unmount } = renderHook(() => useCallbackAt(instant, callback));
  return { callback, unmount };
}

it('calls at the instant, even a distant one, and then every minute', () => {
  const { callback } = renderCallbackAt(in40Days);
  vi.advanceTimersByTime(40 * DAY_MS - 1);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(callback).toHaveBeenCalledTimes(2);
});

it('waits a minute when the instant is in the past', () => {
  const { callback } = renderCallbackAt('2026-02-01T00:00:00.000Z');
  vi.advanceTimersByTime(59_999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

it('does not call without an instant or after unmounting', () => {
  const { callback } = renderCallbackAt(null);
  const unmounted = renderCallbackAt('2026-03-01T00:00:30.000Z');
  unmounted.unmount();
  vi.advanceTimersByTime(DAY_MS);
  expect(callback).not.toHaveBeenCalled();
  expect(unmounted.callback).not.toHaveBeenCalled();
});
