import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useDebouncedText } from './useDebouncedText.ts';

function type(text: string) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const apply = vi.fn<(text: string) => void>();
  const { result } = renderHook(() => useDebouncedText('', apply), { wrapper: BrowserRouter });
  act(() => result.current.setText(text));
  return { apply, pause: () => void act(() => vi.advanceTimersByTime(1000)) };
}

beforeEach(() => window.history.replaceState(null, '', '/submissions?state=all'));

it('applies a text after a pause, also when other filters have changed', () => {
  const { apply, pause } = type(' LAW-7 ');
  expect(apply).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/submissions');
  pause();
  expect(apply.mock.calls).toEqual([['LAW-7']]);
});

it('applies nothing while the next page loads, which would undo the click that opens it', () => {
  const { apply, pause } = type('LAW-7');
  window.history.pushState(null, '', '/dashboard/request/req_1');
  pause();
  expect(apply).not.toHaveBeenCalled();
});
