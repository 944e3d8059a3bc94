import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { watchCall } from '../../lib/query/slowCalls.ts';
import { useToasts } from './useToasts.ts';

function Trigger() {
  const toasts = useToasts();
  return (
    <button type="button" onClick={() => toasts.show({ type: 'success', message: 'Saved' })}>
      Show
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Runs React's effects first, because one of them starts the toast's timer. */
async function advanceTime(durationMs: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(durationMs));
}

it('shows a message for five seconds', async () => {
  const { user } = renderScreen(<Trigger />);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  await advanceTime(5100);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('keeps a message while it is read, and lets it be dismissed', async () => {
  const { user } = renderScreen(<Trigger />);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await user.hover(await screen.findByText('Saved'));
  await advanceTime(20_000);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('says that a call takes longer than usual, until it ends', async () => {
  renderScreen(<Trigger />);
  const [endFirst, endSecond] = [watchCall(), watchCall()];
  const notice = () => screen.queryByText('This takes longer than usual. Please keep this page open.');
  await advanceTime(4900);
  expect(notice()).not.toBeInTheDocument();
  await advanceTime(200);
  await vi.waitFor(() => expect(notice()).toBeInTheDocument());
  await advanceTime(20_000);
  act(endFirst);
  expect(notice()).toBeInTheDocument();
  act(endSecond);
  expect(notice()).not.toBeInTheDocument();
});
