import type { QueryOf } from '@portal/contract/endpoint.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { getSubmissions } from '@portal/contract/submissions/endpoints/submissionQueue.ts';
import { reviewSubmission } from '@portal/contract/submissions/endpoints/submissionReview.ts';
import type { ReviewStep } from '@portal/contract/submissions/schemas/reviewStep.ts';
import type { SubmissionItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { readListPosition } from '../../requests/live/rules/listPosition.ts';
import { useNextRequest } from '../../requests/live/useNextRequest.ts';
import { aReviewedSubmission, aStaffRequest } from '../../requests/testing/aStaffRequest.ts';
import { aSubmissionPage, aSubmission, REQUEST_ID } from '../testing/aSubmission.ts';
import { SubmissionsScreen } from './SubmissionsScreen.tsx';

type QueueQuery = QueryOf<typeof getSubmissions>;

/** Mocks the queue with the current `answer`. Returns the queries. */
function mockQueue(response: { submissions: SubmissionItem[] }): QueueQuery[] {
  const requests: QueueQuery[] = [];
  server.use(
    mockOperation(getSubmissions, ({ query }) => {
      requests.push(query);
      return aSubmissionPage(response.submissions);
    }),
  );
  return requests;
}

/** Mocks the steps of a review. `onStep` may refuse one. Returns the steps. */
function mockSteps(onStep: () => void = () => undefined): ReviewStep[] {
  const steps = recordBodies(reviewSubmission, () => {
    onStep();
    return aReviewedSubmission({ requestId: REQUEST_ID, state: 'under_review', version: 1 });
  });
  return steps;
}

function open(address = '/submissions', role: 'client' | 'staff' = 'staff') {
  signInAs({ role });
  return renderScreen(
    <Routes>
      <Route path="/submissions" element={<SubmissionsScreen />} />
      <Route path="*" element={<RequestPage />} />
    </Routes>,
    address,
  );
}

/** The page of a request, with the way back to its list. */
function RequestPage() {
  const { from, listState } = useNextRequest(REQUEST_ID);
  return (
    <Link to={from} state={listState}>
      Back to the list
    </Link>
  );
}

const card = (name: RegExp) => screen.getByRole('button', { name });
const start = () => screen.findByRole('button', { name: 'Start review: order LAW-7' });

describe('the queue', () => {
  it('shows submissions with their facts', async () => {
    mockQueue({
      submissions: [
        aSubmission({ attention: 'high', answeredAt: '2026-03-12T08:00:00.000Z' }),
        aSubmission({
          _id: `req_${'b'.repeat(24)}`,
          orderId: 'LAW-8',
          kind: 'update',
          state: 'under_review',
          lacksLoa: false,
          reviewer: { userId: 'usr_x', name: 'Ana Ray' },
          askedAt: '2026-03-12T08:00:00.000Z',
        }),
      ],
    });
    open();
    const [first, second] = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
    expect(first!.getByText('Maria Alvarez')).toBeVisible();
    expect(first!.getByText('New request')).toBeVisible();
    expect(first!.getByText('High')).toBeVisible();
    expect(first!.getByText('LOA missing')).toBeVisible();
    expect(first!.getByText('Pending Review')).toBeVisible();
    expect(first!.getByText(/^Responded /)).toBeVisible();
    expect(first!.getByText('No reviewer yet')).toBeVisible();
    expect(first!.queryByText(/^Waiting for client/)).toBeNull();
    expect(second!.getByText('Update')).toBeVisible();
    expect(second!.getByText('Waiting for client since Mar 12, 2026')).toBeVisible();
    expect(second!.getByText('Ana Ray')).toBeVisible();
    expect(second!.queryByText('LOA missing')).toBeNull();
    expect(second!.getByRole('button', { name: 'View: order LAW-8' })).toBeVisible();
    expect(card(/^Approved 1000\+$/)).toBeVisible();
  });

  it('shows the attention reasons', async () => {
    const reasons: SubmissionItem['reasons'] = [
      { kind: 'overdue', day: '2026-03-05' },
      { kind: 'waiting', days: 9 },
    ];
    mockQueue({ submissions: [aSubmission({ attention: 'high', lacksLoa: false, reasons })] });
    open();
    const [, row] = await screen.findAllByRole('row');
    for (const sentence of ['Overdue since Mar 5, 2026', 'Waiting for 9 days'])
      expect(within(row!).getByText(sentence)).toBeVisible();
  });

  it('loads what URL, cards and filters select', async () => {
    const requests = mockQueue({ submissions: [aSubmission()] });
    const { user } = open('/submissions?state=rejected&search=Pat');
    await start();
    expect(requests.at(-1)).toMatchObject({ state: 'rejected', search: 'Pat', sort: 'oldest' });
    expect(card(/^Rejected 2$/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(card(/^High attention 3$/));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ state: 'open', attention: 'high' }));
    expect(window.location.search).toBe('?search=Pat&attention=high');
    await user.selectOptions(screen.getByLabelText('Submission type'), 'Internal import');
    await user.selectOptions(screen.getByLabelText('Sort order'), 'Newest first');
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ kind: 'internal', sort: 'newest' }));
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('says that punctuation alone finds nothing', async () => {
    mockQueue({ submissions: [] });
    open('/submissions?search=--');
    expect(
      await screen.findByText('Punctuation alone finds nothing. Enter a letter or a digit.'),
    ).toBeVisible();
  });

  it('shows different texts for an empty queue and for no match', async () => {
    mockQueue({ submissions: [] });
    const { user } = open();
    expect(await screen.findByText('No submissions to review')).toBeVisible();
    await user.click(card(/^Rejected 2$/));
    expect(await screen.findByText('No submissions match these filters')).toBeVisible();
  });

  it('offers a retry when it cannot be loaded', async () => {
    server.use(failOperation(getSubmissions, 'unexpected', 'Please try again later.'));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('Failed to load submissions')).toBeVisible();
    mockQueue({ submissions: [aSubmission()] });
    await user.click(retry);
    expect(await start()).toBeVisible();
  });

  it('loads more submissions', async () => {
    const cursor = `2026-03-10T08:00:00.000Z|${REQUEST_ID}`;
    server.use(
      mockOperation(getSubmissions, ({ query }) =>
        query.cursor
          ? aSubmissionPage([aSubmission({ _id: `req_${'b'.repeat(24)}`, orderId: 'LAW-8' })])
          : aSubmissionPage([aSubmission()], { nextCursor: cursor, total: { count: 2, isExact: true } }),
      ),
    );
    const { user } = open();
    await start();
    expect(screen.getByText('Showing 1 of 2 submissions')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('button', { name: 'Start review: order LAW-8' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('is not found for clients', async () => {
    open('/submissions', 'client');
    expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible();
  });
});

describe('a submission', () => {
  // The call starts when a submission is opened, before the page of its request is rendered.
  beforeEach(() =>
    server.use(mockOperation(getRequestDetails, () => ({ ...aStaffRequest(), view: 'staff' as const }))),
  );

  const other = aSubmission({ _id: `req_${'b'.repeat(24)}`, orderId: 'LAW-8', state: 'under_review' });

  it('opens on the page of its request and starts its review, and the way back is to the same list', async () => {
    mockQueue({ submissions: [other, aSubmission()] });
    const steps = mockSteps();
    const { user } = open('/submissions?search=Pat');
    await user.click(await start());
    const back = await screen.findByRole('link', { name: 'Back to the list' });
    expect(window.location.pathname).toBe(`/dashboard/request/${REQUEST_ID}`);
    await waitFor(() => expect(steps).toEqual([{ action: 'start', requestId: REQUEST_ID, seenVersion: 0 }]));
    await user.click(back);
    expect(window.location.search).toBe('?search=Pat');
    await waitFor(async () => expect(await start()).toHaveFocus());
  });

  it('that is under review opens without a step, between the submissions that are shown', async () => {
    mockQueue({ submissions: [other, aSubmission()] });
    const steps = mockSteps();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'View: order LAW-8' }));
    await screen.findByRole('link', { name: 'Back to the list' });
    expect(window.location.pathname).toBe(`/dashboard/request/${other._id}`);
    expect(readListPosition(window.history.state.usr)).toMatchObject({
      from: '/submissions',
      ids: [other._id, REQUEST_ID],
      isOnlyPage: true,
    });
    expect(steps).toEqual([]);
  });

  it('opens with the reason when somebody else was faster', async () => {
    mockQueue({ submissions: [aSubmission()] });
    mockSteps(() => {
      throw new MockFailure('conflict', 'Ana Ray already started the review of this submission.');
    });
    const { user } = open();
    await user.click(await start());
    expect(await screen.findByText('Ana Ray already started the review of this submission.')).toBeVisible();
    expect(window.location.pathname).toBe(`/dashboard/request/${REQUEST_ID}`);
  });
});
