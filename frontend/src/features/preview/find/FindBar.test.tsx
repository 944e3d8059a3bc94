import { act, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import type { OpenPdf } from '../pdf/openPdf.ts';
import { FindBar } from './FindBar.tsx';
import type { FindState } from './openFinder.ts';

/** What the search was asked, and how it answers. Only a real browser searches a PDF; a journey does. */
const search = vi.hoisted(() => ({
  calls: [] as string[],
  answer: (_state: object): void => undefined,
}));

vi.mock('./openFinder.ts', () => ({
  IDLE: { kind: 'idle', current: 0, total: 0 },
  openFinder: async ({ onState }: { onState: (state: object) => void }) => {
    search.answer = onState;
    return {
      find: (query: string) => search.calls.push(`find ${query}`),
      step: (direction: string) => search.calls.push(direction),
      matchesOf: () => [],
      close: () => search.calls.push('close'),
    };
  },
}));

const pdf = { pageCount: 3 } as OpenPdf;
const answer = (state: FindState) => act(() => search.answer(state));

function showBar() {
  const events: string[] = [];
  const keys = { onKeyDown: ({ key }: { key: string }) => events.push(key) };
  const { user, unmount } = renderScreen(
    <div {...keys}>
      <FindBar
        pdf={pdf}
        frame={createRef()}
        page={1}
        calls={1}
        onGoTo={() => undefined}
        onClose={() => events.push('closed')}
      />
    </div>,
    '/',
  );
  return { user, unmount, events };
}

const field = () => screen.getByRole('searchbox', { name: 'Find in the document' });
const status = () => screen.getByRole('status');

beforeEach(() => {
  search.calls.length = 0;
});

it('searches what is typed; Enter goes to the next match and Shift+Enter to the previous one', async () => {
  const { user, unmount } = showBar();
  expect(field()).toHaveFocus();
  await user.paste(' robin ');
  await waitFor(() => expect(search.calls).toContain('find robin'));
  answer({ kind: 'found', current: 2, total: 1200 });
  await waitFor(() => expect(status()).toHaveTextContent('2 of 1,200 matches'));
  await user.keyboard('{Enter}{Shift>}{Enter}{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Next match' }));
  await user.click(screen.getByRole('button', { name: 'Previous match' }));
  expect(search.calls.slice(-4)).toEqual(['next', 'previous', 'next', 'previous']);
  unmount();
  expect(search.calls.at(-1)).toBe('close');
});

it('Esc closes, and no key but Tab reaches the document around it', async () => {
  const { user, events } = showBar();
  await user.keyboard('0+-');
  await user.keyboard('{Escape}');
  expect(events).toEqual(['closed']);
  await user.tab();
  expect(events).toEqual(['closed', 'Tab']);
});

it.each([
  ['idle', ''],
  ['pending', 'Searching...'],
  ['notFound', 'No matches'],
  ['noText', 'This document is a scan without text, so it can’t be searched.'],
] as const)('%s: %s', async (kind, text) => {
  const { user } = showBar();
  await user.paste('robin');
  await waitFor(() => expect(search.calls).toContain('find robin'));
  answer({ kind, current: 0, total: 0 });
  await waitFor(() => expect(status().textContent).toBe(text));
  expect(screen.getByRole('button', { name: 'Next match' })).toHaveAttribute('aria-disabled', 'true');
});
