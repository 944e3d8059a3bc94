import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { DueMark, type DueFacts } from './DueMark.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T18:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const facts: DueFacts = {
  dueDate: '2026-11-25',
  status: 'pending',
  submittedAt: '2026-11-20T18:00:00.000Z',
};

it.each<[string, Partial<DueFacts>, string]>([
  ['is overdue', {}, 'Overdue: 3 days ago'],
  ['was due before it arrived', { submittedAt: '2026-11-27T18:00:00.000Z' }, 'Due before it arrived'],
  [
    'was due on the day on which it arrived',
    { submittedAt: '2026-11-25T18:00:00.000Z' },
    'Overdue: 3 days ago',
  ],
  ['is due soon', { dueDate: '2026-11-29' }, 'Due soon: tomorrow'],
  ['waits for the client', { dueDate: '', isPaused: true }, 'Paused'],
  ['was due later', { dueDate: '2027-01-01' }, ''],
  ['is closed', { status: 'completed', submittedAt: '2026-11-27T18:00:00.000Z' }, ''],
])('marks a request that %s', (_, changed, text) => {
  renderScreen(<DueMark request={{ ...facts, ...changed }} />);
  const marks = screen.queryAllByText(/due|Paused/i).map(({ textContent }) => textContent);
  expect(marks).toEqual(text === '' ? [] : [text]);
});

it.each([{ isBrief: true }, { isLine: true }])('names the mark in every form: %o', (form) => {
  renderScreen(<DueMark request={{ ...facts, submittedAt: '2026-11-27T18:00:00.000Z' }} {...form} />);
  expect(screen.getByText('Due before it arrived')).toBeInTheDocument();
});
