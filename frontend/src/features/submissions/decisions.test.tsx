import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { reviewSubmission } from '@portal/contract/submissions/endpoints/submissionReview.ts';
import type { ReviewStep } from '@portal/contract/submissions/schemas/reviewStep.ts';
import type { ReviewedSubmission } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { useFileAccess } from '../files/api/useFileAccess.ts';
import { requestDetailsQuery } from '../requests/api/requestDetailsQuery.ts';
import { aFile } from '../requests/testing/aRequest.ts';
import { asStaffFile, aReviewedSubmission, aStaffRequest } from '../requests/testing/aStaffRequest.ts';
import { ReviewBar, ReviewCard } from './ReviewCard.tsx';

const { _id: REQUEST_ID } = aStaffRequest();

function Page() {
  const access = useFileAccess({ request: { _id: REQUEST_ID }, pair: null });
  const { data } = useQuery(requestDetailsQuery(REQUEST_ID));
  return data?.view === 'staff' ? (
    <>
      <ReviewCard request={data} access={access} />
      <ReviewBar request={data} />
    </>
  ) : null;
}

const statesAfter = {
  start: 'under_review',
  check: 'under_review',
  mark: 'under_review',
  ask: 'under_review',
  approve: 'approved',
  reject: 'rejected',
  reopen: 'pending',
} as const;

/** Opens a request with its review. Returns the steps. */
function open(review: Partial<ReviewedSubmission> = {}, request: Parameters<typeof aStaffRequest>[0] = {}) {
  const { userId } = signInAs({ role: 'staff' });
  const stored = aReviewedSubmission({ requestId: REQUEST_ID, ...review });
  const steps: ReviewStep[] = [];
  server.use(
    mockOperation(getRequestDetails, () => ({
      ...aStaffRequest({
        loaIncluded: false,
        ...request,
        review: { ...stored },
      }),
      view: 'staff' as const,
    })),
    mockOperation(reviewSubmission, ({ body }) => {
      steps.push(body);
      if (body.action === 'check') {
        const checked = body.checked ? { by: 'Sam Clerk', at: '2026-03-12T09:00:00.000Z' } : null;
        stored.checklist = stored.checklist.map((item) =>
          body.itemIds.includes(item.itemId) ? { ...item, checked } : item,
        );
      }
      const isCheck = body.action === 'check' || body.action === 'mark';
      if (body.action === 'mark') {
        const mark = { by: 'Sam Clerk', at: '2026-03-12T09:00:00.000Z' };
        stored.checklist = stored.checklist.map(({ problem: _problem, ...item }) =>
          body.itemIds.includes(item.itemId)
            ? { ...item, checked: null, ...(body.isProblem && { problem: mark }) }
            : item,
        );
      }
      if (!isCheck || stored.state === 'pending') stored.version += 1;
      stored.state = statesAfter[body.action];
      stored.reviewer = body.action === 'reopen' ? null : { userId, name: 'Sam Clerk' };
      return { ...stored };
    }),
  );
  return { ...renderScreen(<Page />), steps };
}

describe('a decision', () => {
  it('says that the request has its earlier status after an update is approved', async () => {
    const update = {
      updateId: '00000000-0000-4000-8000-000000000001',
      reason: 'Other',
      details: 'New',
      submittedAt: '2026-03-01T00:00:00.000Z',
      differences: [],
    };
    const { user } = open(
      {},
      { authority: { kind: 'other' }, status: 'update_requested', updateRequests: [update] },
    );
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(
      await screen.findByText('Submission approved. The request is back to its earlier status.'),
    ).toBeVisible();
  });

  it('does not mention an update when none was sent', async () => {
    const { user } = open(
      {},
      { authority: { kind: 'other' }, status: 'update_requested', updateRequests: [] },
    );
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Submission approved')).toBeVisible();
  });

  it('needs the letter when it was deleted', async () => {
    const letter = aFile({ originalName: 'letter.pdf', deletedAt: '2026-03-01T00:00:00.000Z' });
    open({}, { loaFiles: [asStaffFile(letter)] });
    expect(await screen.findByText('There is no usable letter of authorization.')).toBeVisible();
  });

  it('ends with a rejection that names the missing items', async () => {
    const { user, steps } = open();
    await user.click(await screen.findByRole('button', { name: 'Reject...' }));
    const send = screen.getByRole('button', { name: 'Reject and notify the client' });
    expect(screen.getByText('The submission leaves the queue until the client answers.')).toBeVisible();
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
      seenVersion: 0,
      rejection: { missing: ['loa-missing', 'other'], note: 'Page 2 of <b>3</b>' },
    });
  });

  it('says that nobody can be notified', async () => {
    const { user } = open({}, { recipients: [] });
    await user.click(await screen.findByRole('button', { name: 'Reject...' }));
    expect(screen.getByText(/^Nobody can be notified/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reject the submission' }));
    expect(await screen.findByText('Submission rejected. The client was not notified.')).toBeVisible();
  });

  it('asks the client for what is missing, and selects only what is known', async () => {
    const { user, steps } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Patient' }));
    const ask = await screen.findByRole('button', { name: 'Ask for missing...' });
    await waitFor(() => expect(ask).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(ask);
    expect(
      screen.getByText('The submission stays under review with you until the client answers.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Patient does not match')).not.toBeChecked();
    expect(screen.getByLabelText('Facility does not match')).not.toBeChecked();
    expect(screen.getByLabelText('Letter of Authorization is missing')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Ask the client' }));
    expect(await screen.findByText('We’ll ask the client for what is missing.')).toBeVisible();
    expect(steps.at(-1)).toEqual({
      action: 'ask',
      requestId: REQUEST_ID,
      seenVersion: 1,
      rejection: { missing: ['loa-missing'], note: '' },
    });
  });

  it('has the focus on the first field that is invalid', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ask for missing...' }));
    const first = screen.getAllByRole('checkbox', { name: /Letter of Authorization/ })[0]!;
    await user.click(screen.getByLabelText('Letter of Authorization is missing'));
    const ask = screen.getByRole('button', { name: 'Ask the client' });
    await user.click(ask);
    expect(first).toHaveFocus();
    await user.click(screen.getByLabelText('Something else'));
    await user.click(ask);
    expect(screen.getByLabelText(/^Note to the client/)).toHaveFocus();
  });

  it('says that the review waits for the client', async () => {
    const reviewer = { userId: 'usr_other', name: 'Ana Ray' };
    const askedAt = '2026-03-12T08:00:00.000Z';
    open({ state: 'under_review', reviewer, askedAt, missing: ['dates-missing'] });
    expect(await screen.findByText(/^Waiting for the client, who was asked/)).toBeVisible();
  });

  it('shows questions and the response, and can return to pending', async () => {
    const reviewer = { userId: 'usr_other', name: 'Ana Ray' };
    const { user, steps } = open({
      state: 'under_review',
      version: 5,
      reviewer,
      missing: ['dates-missing'],
      note: 'Which year?',
      answeredAt: '2026-03-12T08:00:00.000Z',
    });
    expect(await screen.findByText(/^The client responded about these items on/)).toBeVisible();
    expect(screen.getByText('Which year?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Return to pending' }));
    expect(await screen.findByText('Submission is pending again')).toBeVisible();
    expect(steps).toEqual([{ action: 'reopen', requestId: REQUEST_ID, seenVersion: 5 }]);
  });
});
