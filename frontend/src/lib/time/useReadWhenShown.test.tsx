import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, it } from 'vitest';
import { useReadWhenShown } from './useReadWhenShown.ts';

it('is read at first and each time that it is shown again', () => {
  let read = 0;
  const Shown = () => <p>{`Read ${useReadWhenShown(() => ++read)}`}</p>;
  const page = (isShown: boolean) => (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <Shown />
    </Activity>
  );
  const { rerender } = render(page(true));
  expect(screen.getByText('Read 1')).toBeVisible();
  rerender(page(false));
  rerender(page(true));
  expect(screen.getByText('Read 2')).toBeVisible();
});
