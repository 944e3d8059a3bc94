import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import type { OpenPdf } from './pdf/openPdf.ts';
import { ThumbnailStrip } from './ThumbnailStrip.tsx';

/** The pages that were drawn. Only a real browser draws them; a journey does. */
const drawn = vi.hoisted(() => new Set<number>());

vi.mock('./pdf/drawPage.ts', () => ({
  drawPage: (_: unknown, number: number) => {
    drawn.add(number);
    return new Promise(() => undefined);
  },
}));

beforeEach(() => {
  drawn.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const pdf = { pageCount: 500, firstPage: { width: 816, height: 1056 } } as OpenPdf;

function Pages() {
  const [page, setPage] = useState(1);
  return <ThumbnailStrip pdf={pdf} sizes={{}} rotation={0} page={page} onPage={setPage} />;
}

const page = (number: number) =>
  within(screen.getByRole('group', { name: 'Page thumbnails' })).getByRole('button', {
    name: `Page ${number} of 500`,
  });

it('has a button for each page, of which only those in view are drawn and one is reached by Tab', async () => {
  const { user } = renderScreen(<Pages />, '/');
  expect(drawn).toEqual(new Set([1]));
  await user.tab();
  expect(page(1)).toHaveFocus();
  expect(page(1)).toHaveAttribute('aria-current', 'page');
  await user.click(page(7));
  expect(page(7)).toHaveAttribute('aria-current', 'page');
  expect(page(7).tabIndex).toBe(0);
  expect(page(1).tabIndex).toBe(-1);
});

it('moves with the arrow keys, Home and End, and stops at both ends', async () => {
  const { user } = renderScreen(<Pages />, '/');
  await user.tab();
  for (const [key, number] of [
    ['ArrowUp', 1],
    ['ArrowDown', 2],
    ['End', 500],
    ['ArrowDown', 500],
    ['ArrowUp', 499],
    ['Home', 1],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(page(number)).toHaveFocus();
    expect(page(number)).toHaveAttribute('aria-current', 'page');
  }
});
