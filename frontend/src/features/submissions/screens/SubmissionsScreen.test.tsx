import type { QueryOf } from '@portal/contract/endpoint.ts';
import { downloadFileAuth } from '@portal/contract/files/endpoints/files.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { getSubmissions } from '@portal/contract/submissions/endpoints/submissionQueue.ts';
import { reviewSubmission } from '@portal/contract/submissions/endpoints/submissionReview.ts';
import type { ReviewStep } from '@portal/contract/submissions/schemas/reviewStep.ts';
import type {
  ReviewedSubmission,
  SubmissionItem,
} from '@portal/contract/submissions/schemas/submissionReview.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { signInAs } from '../../../testing/signInAs.ts';
import { aFile } from '../../requests/testing/aRequest.ts';
import { asStaffFile, aReviewedSubmission, aStaffRequest } from '../../requests/testing/aStaffRequest.ts';
import { aSubmissionPage, aSubmission, REQUEST_ID } from '../testing/aSubmission.ts';
import { SubmissionsScreen } from './SubmissionsScreen.tsx';

const LINK = 'https://files.example/subpoena.pdf?sig=1';

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

const statesAfter = {
  start: 'under_review',
  check: 'under_review',
  ask: 'under_review',
  approve: 'approved',
  reject: 'rejected',
  reopen: 'pending',
} as const;

/** Mocks a request with its review. `onStep` may refuse a step. Returns the stored review and the steps. */
function mockReview(
  review: Partial<ReviewedSubmission> = {},
  onStep: (step: ReviewStep) => void = () => undefined,
  request: Parameters<typeof aStaffRequest>[0] = {},
) {
  const stored = aReviewedSubmission({ requestId: REQUEST_ID, ...review });
  const steps: ReviewStep[] = [];
  server.use(
    mockOperation(getRequestDetails, () => ({
      ...aStaffRequest({
        loaIncluded: false,
        _id: REQUEST_ID,
        orderId: 'LAW-7',
        uploadedFiles: [asStaffFile(aFile({ originalName: 'subpoena.pdf' }))],
        ...request,
        review: { ...stored },
      }),
      view: 'staff' as const,
    })),
    mockOperation(reviewSubmission, ({ body }) => {
      steps.push(body);
      onStep(body);
      if (body.action === 'check') {
        const checked = body.checked ? { by: 'Sam Clerk', at: '2026-03-12T09:00:00.000Z' } : null;
        stored.checklist = stored.checklist.map((item) =>
          body.itemIds.includes(item.itemId) ? { ...item, checked } : item,
        );
      }
      if (body.action !== 'check' || stored.state === 'pending') stored.version += 1;
      stored.state = statesAfter[body.action];
      stored.reviewer = body.action === 'reopen' ? null : { userId, name: 'Sam Clerk' };
      return { ...stored };
    }),
  );
  return { stored, steps };
}

let userId = '';

function open(address = '/submissions', role: 'client' | 'staff' = 'staff') {
  userId = signInAs({ role }).userId;
  return renderScreen(<SubmissionsScreen />, address);
}

const card = (name: RegExp) => screen.getByRole('button', { name });
const start = () => screen.findByRole('button', { name: 'Start review: order LAW-7' });
const dialog = () => screen.findByRole('dialog', { name: 'Review: order LAW-7' });

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

  it('shows the attention reasons in the list and in the review', async () => {
    const reasons: SubmissionItem['reasons'] = [
      { kind: 'overdue', day: '2026-03-05' },
      { kind: 'waiting', days: 9 },
    ];
    mockQueue({ submissions: [aSubmission({ attention: 'high', lacksLoa: false, reasons })] });
    mockReview();
    const { user } = open();
    const [, row] = await screen.findAllByRole('row');
    const sentences = ['Overdue since Mar 5, 2026', 'Waiting for 9 days'];
    for (const sentence of sentences) expect(within(row!).getByText(sentence)).toBeVisible();
    await user.click(await start());
    const shown = within(await dialog());
    for (const sentence of sentences) expect(await shown.findByText(sentence)).toBeVisible();
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

  it('shows different texts for an empty queue and for no match', async () => {
    mockQueue({ submissions: [] });
    const { user } = open();
    expect(await screen.findByText('No submissions to review')).toBeVisible();
    await user.click(card(/^Rejected 2$/));
    expect(await screen.findByText('No submissions match these filters')).toBeVisible();
  });

  it('offers a retry when it cannot be loaded', async () => {
    server.use(
      mockOperation(getSubmissions, () => {
        throw new MockFailure('unexpected', 'Please try again later.');
      }),
    );
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

describe('a review', () => {
  it('opens a document in a new tab and stays open', async () => {
    mockQueue({ submissions: [aSubmission()] });
    mockReview();
    const requests: unknown[] = [];
    server.use(
      mockOperation(downloadFileAuth, ({ query }) => {
        requests.push(query.action);
        const at = '2026-03-10T08:00:00.000Z';
        return { url: LINK, originalName: 'subpoena.pdf', contentType: 'application/pdf', downloadedAt: at };
      }),
    );
    const replace = vi.fn<(url: string) => void>();
    vi.spyOn(window, 'open').mockReturnValue({ location: { replace } } as unknown as Window);
    const { user } = open();
    await user.click(await start());
    const shown = within(await dialog());
    await user.click(await shown.findByRole('button', { name: 'Open subpoena.pdf in a new tab' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(LINK));
    expect(requests).toEqual(['open']);
    expect(shown.getByRole('button', { name: 'Approve' })).toBeVisible();
  });

  it('starts when a pending submission is opened and ends with an approval', async () => {
    mockQueue({ submissions: [aSubmission()] });
    const { steps } = mockReview();
    const { user } = open();
    await user.click(await start());
    const shown = within(await dialog());
    expect(await shown.findByText('subpoena.pdf')).toBeVisible();
    expect(shown.getByText('There is no usable letter of authorization.')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Open the request' })).toHaveAttribute(
      'href',
      `/dashboard/request/${REQUEST_ID}`,
    );
    await user.click(await shown.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Submission approved')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(steps).toEqual([
      { action: 'start', requestId: REQUEST_ID, seenVersion: 0 },
      { action: 'approve', requestId: REQUEST_ID, seenVersion: 1 },
    ]);
  });

  it('says that the request has its earlier status after an update is approved', async () => {
    mockQueue({ submissions: [aSubmission({ kind: 'update', status: 'update_requested' })] });
    const update = {
      updateId: '00000000-0000-4000-8000-000000000001',
      reason: 'Other',
      details: 'New',
      submittedAt: '2026-03-01T00:00:00.000Z',
      differences: [],
    };
    mockReview({}, undefined, { status: 'update_requested', updateRequests: [update] });
    const { user } = open();
    await user.click(await start());
    await user.click(await within(await dialog()).findByRole('button', { name: 'Approve' }));
    expect(
      await screen.findByText('Submission approved. The request is back to its earlier status.'),
    ).toBeVisible();
  });

  it('does not mention an update when none was sent', async () => {
    mockQueue({ submissions: [aSubmission({ status: 'update_requested' })] });
    mockReview({}, undefined, { status: 'update_requested', updateRequests: [] });
    const { user } = open();
    await user.click(await start());
    await user.click(await within(await dialog()).findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Submission approved')).toBeVisible();
  });

  it('says that the letter is missing when it was deleted', async () => {
    mockQueue({ submissions: [aSubmission()] });
    const letter = aFile({ originalName: 'letter.pdf', deletedAt: '2026-03-01T00:00:00.000Z' });
    mockReview({}, undefined, { loaFiles: [asStaffFile(letter)] });
    const { user } = open();
    await user.click(await start());
    const shown = within(await dialog());
    expect(await shown.findByText('letter.pdf')).toBeVisible();
    expect(shown.getByText(/ · Deleted$/)).toBeVisible();
    expect(shown.getByText('There is no usable letter of authorization.')).toBeVisible();
  });

  it('ends with a rejection that names the missing items', async () => {
    mockQueue({ submissions: [aSubmission()] });
    const { steps } = mockReview();
    const { user } = open();
    await user.click(await start());
    await user.click(await within(await dialog()).findByRole('button', { name: 'Reject...' }));
    const send = screen.getByRole('button', { name: 'Reject and notify the client' });
    // Selected, because the letter is missing and its item is not checked.
    await user.click(screen.getByLabelText('Letter of Authorization is missing'));
    await user.click(send);
    expect(await screen.findByText('Please choose at least one reason')).toBeVisible();
    await user.click(screen.getByLabelText('Letter of Authorization is missing'));
    await user.click(screen.getByLabelText('Something else'));
    await user.click(send);
    expect(await screen.findByText('Please describe what else is missing')).toBeVisible();
    await fill(user, screen.getByLabelText(/^Note to the client/), 'Page 2 of <b>3</b>');
    await user.click(send);
    expect(await screen.findByText('Submission rejected. We’ll notify the client.')).toBeVisible();
    expect(steps.at(-1)).toEqual({
      action: 'reject',
      requestId: REQUEST_ID,
      seenVersion: 1,
      rejection: { missing: ['loa-missing', 'other'], note: 'Page 2 of <b>3</b>' },
    });
  });

  it('asks the client for what is missing, and selects only what is known', async () => {
    mockQueue({ submissions: [aSubmission()] });
    const { steps } = mockReview();
    const { user } = open();
    await user.click(await start());
    const shown = within(await dialog());
    await user.click(await shown.findByRole('checkbox', { name: 'Patient' }));
    const ask = await shown.findByRole('button', { name: 'Ask for missing...' });
    await waitFor(() => expect(ask).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(ask);
    expect(screen.getByLabelText('Patient does not match')).not.toBeChecked();
    expect(screen.getByLabelText('Facility does not match')).not.toBeChecked();
    expect(screen.getByLabelText('Letter of Authorization is missing')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Ask the client' }));
    expect(await screen.findByText('We’ll ask the client for what is missing.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(steps.at(-1)).toEqual({
      action: 'ask',
      requestId: REQUEST_ID,
      seenVersion: 1,
      rejection: { missing: ['loa-missing'], note: '' },
    });
  });

  it('says that the review waits for the client', async () => {
    const reviewer = { userId: 'usr_other', name: 'Ana Ray' };
    mockQueue({ submissions: [aSubmission({ state: 'under_review', reviewer })] });
    const askedAt = '2026-03-12T08:00:00.000Z';
    mockReview({ state: 'under_review', reviewer, askedAt, missing: ['dates-missing'] });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'View: order LAW-7' }));
    expect(await screen.findByText(/^Waiting for the client, who was asked/)).toBeVisible();
  });

  it('shows the reviewer who was faster and the current state', async () => {
    mockQueue({ submissions: [aSubmission()] });
    const { stored } = mockReview({}, () => {
      stored.state = 'under_review';
      stored.version = 1;
      stored.reviewer = { userId: 'usr_other', name: 'Ana Ray' };
      throw new MockFailure('conflict', 'Ana Ray already started the review of this submission.');
    });
    const { user } = open();
    await user.click(await start());
    const shown = within(await dialog());
    expect(await shown.findByText('Ana Ray already started the review of this submission.')).toBeVisible();
    expect(await shown.findByText('Ana Ray is reviewing this submission.')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Take over the review' })).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('shows questions and the response, and can return to pending', async () => {
    const reviewer = { userId: 'usr_other', name: 'Ana Ray' };
    mockQueue({ submissions: [aSubmission({ state: 'approved', version: 5, reviewer })] });
    const { steps } = mockReview({
      state: 'approved',
      version: 5,
      reviewer,
      missing: ['dates-missing'],
      note: 'Which year?',
      answeredAt: '2026-03-12T08:00:00.000Z',
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'View: order LAW-7' }));
    const shown = within(await dialog());
    expect(await shown.findByText(/^The client responded about these items on/)).toBeVisible();
    expect(shown.getByText('Which year?')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Return to pending' }));
    expect(await screen.findByText('Submission is pending again')).toBeVisible();
    expect(steps).toEqual([{ action: 'reopen', requestId: REQUEST_ID, seenVersion: 5 }]);
  });

  it('closes with Escape and restores the focus', async () => {
    mockQueue({ submissions: [aSubmission({ state: 'rejected' })] });
    mockReview({ state: 'rejected' });
    const { user } = open();
    const view = await screen.findByRole('button', { name: 'View: order LAW-7' });
    await user.click(view);
    await dialog();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(view).toHaveFocus();
  });
});
