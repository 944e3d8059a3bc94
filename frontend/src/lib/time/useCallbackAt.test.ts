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

function waitFor(instant: string | null) {
  const turned = vi.fn<() => void>();
  const { unmount } = renderHook(() => useCallbackAt(instant, turned));
  return { turned, unmount };
}

it('calls when the instant has come, however far away it is, and again each minute while nothing changes', () => {
  const { turned } = waitFor(in40Days);
  vi.advanceTimersByTime(40 * DAY_MS - 1);
  expect(turned).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(turned).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(turned).toHaveBeenCalledTimes(2);
});

it('calls a minute later at the earliest when the instant is past already', () => {
  const { turned } = waitFor('2026-02-01T00:00:00.000Z');
  vi.advanceTimersByTime(59_999);
  expect(turned).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(turned).toHaveBeenCalledOnce();
});

it('never calls without an instant, or once it is gone', () => {
  const { turned } = waitFor(null);
  const gone = waitFor('2026-03-01T00:00:30.000Z');
  gone.unmount();
  vi.advanceTimersByTime(DAY_MS);
  expect(turned).not.toHaveBeenCalled();
  expect(gone.turned).not.toHaveBeenCalled();
});
