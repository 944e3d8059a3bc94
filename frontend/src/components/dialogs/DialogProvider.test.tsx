import { act, render, screen } from '@testing-library/react';
import { use, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { DialogProvider } from './DialogProvider.tsx';
import { DialogOpened } from './dialogOpened.ts';

const Keeper = () => <p>Kept</p>;

function Dialog() {
  const reportOpen = use(DialogOpened);
  useLayoutEffect(() => reportOpen(Keeper), [reportOpen]);
  return <p>Dialog</p>;
}

it('keeps the focus management as soon as a dialog is shown', () => {
  render(
    <DialogProvider>
      <Dialog />
    </DialogProvider>,
  );
  expect(screen.getByText('Kept')).toBeVisible();
});

it('keeps the focus management for a second after the last of two dialogs in quick succession has closed', () => {
  const page = (isOpen: boolean) => <DialogProvider>{isOpen && <Dialog />}</DialogProvider>;
  const { rerender } = render(page(true));
  expect(screen.getByText('Kept')).toBeVisible();
  vi.useFakeTimers();
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  rerender(page(false));
  pass(800);
  rerender(page(true));
  pass(100);
  rerender(page(false));
  pass(900);
  expect(screen.getByText('Kept')).toBeVisible();
  pass(200);
  expect(screen.queryByText('Kept')).not.toBeInTheDocument();
});
