import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DialogProvider } from './DialogProvider.tsx';
import { useDialogFocus } from './useDialogFocus.ts';

vi.mock(import('./FocusKeeper.tsx'), () => ({ FocusKeeper: () => <p>Kept</p> }));

function Dialog() {
  useDialogFocus();
  return <p>Dialog</p>;
}

it('keeps the focus management for a second after the last of two dialogs in quick succession has closed', async () => {
  const page = (isOpen: boolean) => <DialogProvider>{isOpen && <Dialog />}</DialogProvider>;
  const { rerender } = render(page(true));
  expect(await screen.findByText('Kept')).toBeVisible();
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
