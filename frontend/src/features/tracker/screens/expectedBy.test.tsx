import type { DeadlineView } from '@portal/contract/deadlines/deadlineView.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { aRequest } from '../../requests/testing/aRequest.ts';
import { mockLookups, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';
// Preloads the lazy part.
import '../components/ExpectedBy.tsx';

const deadline: DeadlineView = {
  dueDate: '2026-03-19',
  isManual: false,
  explanation: {
    trigger: 'submission',
    from: '2026-03-03',
    isAssumed: false,
    days: 15,
    unit: 'calendar',
    isRush: false,
    source: 'The portal’s own promise',
    pausedDays: 0,
    skipped: [{ day: '2026-03-18', holiday: 'Founders Day' }],
    notBefore: null,
  },
  paused: null,
};

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 2, 10, 12), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const WE_WILL_WRITE = 'We are working on your request and will write to you.';

function show(facts: Parameters<typeof aRequest>[0]) {
  mockLookups(() => aRequest(facts));
  renderScreen(<RequestStatusScreen />, trackerAddress);
}

it('says when the records are expected, and why', async () => {
  show({ deadline });
  expect(await screen.findByText('Expected by Mar 19, 2026')).toBeVisible();
  expect(
    screen.getByText('15 days after submission on Mar 3; Mar 18 is a holiday (Founders Day) → Mar 19'),
  ).toBeVisible();
  expect(screen.queryByText(/own promise/)).not.toBeInTheDocument();
});

it('does not say who set another date', async () => {
  show({ deadline: { ...deadline, isManual: true, explanation: null } });
  expect(await screen.findByText('Expected by Mar 19, 2026')).toBeVisible();
  expect(screen.queryByText(/Set by a person/)).not.toBeInTheDocument();
});

it('says that the clock is paused while the client is asked', async () => {
  const since = new Date(2026, 2, 5, 12).toISOString();
  show({ deadline: { ...deadline, dueDate: '2026-03-24', paused: { reason: 'missing', since } } });
  expect(
    await screen.findByText(
      'We’ve been waiting for your answer since Mar 5, 2026. The expected date moves until you answer. If you answer today, expect the records by Mar 24.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/^Expected by/)).not.toBeInTheDocument();
});

it.each([
  ['has passed at the facility', { ...deadline, isPassed: true }],
  ['has passed for the reader', { ...deadline, dueDate: '2026-03-09' }],
  ['a person set, and has passed', { ...deadline, isManual: true, explanation: null, isPassed: true }],
] as const)('does not promise a day that %s', async (_, passed) => {
  show({ deadline: passed, status: 'on_hold' });
  expect(await screen.findByText(WE_WILL_WRITE)).toBeVisible();
  expect(screen.queryByText(/^Expected by|after submission/)).not.toBeInTheDocument();
});

it.each(['pending', 'processing'])(
  'says once that we work on a %s request whose day has passed',
  async (status) => {
    show({ deadline: { ...deadline, isPassed: true }, status });
    await screen.findByRole('heading', { name: 'Nothing to do right now' });
    expect(screen.getAllByText(/We are working on|We have your request/)).toHaveLength(1);
    expect(screen.getByText(WE_WILL_WRITE)).toBeVisible();
  },
);

it('promises the day itself until it has passed', async () => {
  show({ deadline: { ...deadline, dueDate: '2026-03-10' } });
  expect(await screen.findByText('Expected by Mar 10, 2026')).toBeVisible();
});

it('promises no day in the past for an answer today', async () => {
  const since = new Date(2026, 2, 5, 12).toISOString();
  show({
    deadline: { ...deadline, dueDate: '2026-03-04', isPassed: true, paused: { reason: 'missing', since } },
  });
  expect(
    await screen.findByText(
      'We’ve been waiting for your answer since Mar 5, 2026. The expected date moves until you answer. If you answer today, we’ll continue and write to you.',
    ),
  ).toBeVisible();
});

it('is not shown for a request without a deadline', async () => {
  show({});
  await screen.findByRole('region', { name: 'Request details' });
  expect(screen.queryByText(/^Expected by/)).not.toBeInTheDocument();
});
