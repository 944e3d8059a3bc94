import { changeAuthority } from '@portal/contract/requests/endpoints/authority.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { reviewSubmission } from '@portal/contract/submissions/endpoints/submissionReview.ts';
import type { AuthorizationCheck } from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import type { ReviewStep } from '@portal/contract/submissions/schemas/reviewStep.ts';
import type { ReviewedSubmission } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { closeSession } from '../../lib/session/session.ts';
import { fill } from '../../testing/fill.ts';
import { MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { useFileAccess } from '../files/api/useFileAccess.ts';
import { requestDetailsQuery } from '../requests/api/requestDetailsQuery.ts';
import { aFile } from '../requests/testing/aRequest.ts';
import {
  aCorrection,
  anUpdate,
  asStaffFile,
  aReviewedSubmission,
  aStaffRequest,
} from '../requests/testing/aStaffRequest.ts';
import { ReviewBar, ReviewCard } from './ReviewCard.tsx';

const { _id: requestId } = aStaffRequest();
const preview = vi.fn<(file: FileView) => void>();
const foundAll = {
  patientName: 'found',
  dateOfBirth: 'found',
  signature: 'found',
  signatureDate: 'found',
  expiry: 'found',
  recipient: 'found',
} as const;
const checked = { by: 'Sam Clerk', at: '2026-03-12T09:00:00.000Z' };
/** A kind without required lines, so that an approval asks for no reason. */
const STATED = { authority: { kind: 'other' } } as const;

function Page() {
  const access = useFileAccess({ request: { _id: requestId }, pair: null });
  const { data } = useQuery(requestDetailsQuery(requestId));
  if (data?.view !== 'staff') return null;
  return (
    <>
      <ReviewCard request={data} access={{ ...access, preview }} />
      <ReviewBar request={data} />
    </>
  );
}

/** Opens the card. `onStep` may refuse a step. Returns the stored review and the steps. */
async function open(
  review: Partial<ReviewedSubmission> = {},
  request: Partial<StaffRequestView> = {},
  onStep: (step: ReviewStep, stored: ReviewedSubmission) => void | Promise<void> = () => undefined,
  person: Parameters<typeof signInAs>[0] = {},
) {
  const { userId } = signInAs({ role: 'staff', ...person });
  const stored = aReviewedSubmission(review);
  const steps: ReviewStep[] = [];
  server.use(
    mockOperation(getRequestDetails, () => ({
      ...aStaffRequest({ ...request, review: { ...stored } }),
      view: 'staff' as const,
    })),
    mockOperation(reviewSubmission, async ({ body }) => {
      steps.push(body);
      await onStep(body, stored);
      const isCheck = body.action === 'check' || body.action === 'mark';
      if (stored.state === 'pending' || !isCheck) stored.version += 1;
      if (body.action === 'mark') {
        stored.checklist = stored.checklist.map(({ problem: _problem, ...each }) =>
          body.itemIds.includes(each.itemId)
            ? { ...each, checked: null, ...(body.isProblem && { problem: checked }) }
            : each,
        );
      }
      if (body.action === 'check') {
        stored.state = 'under_review';
        stored.reviewer = { userId, name: 'Sam Clerk' };
        stored.checklist = stored.checklist.map((item) =>
          body.itemIds.includes(item.itemId) ? { ...item, checked: body.checked ? checked : null } : item,
        );
      }
      if (body.action === 'start') stored.reviewer = { userId, name: 'Sam Clerk' };
      if (body.action === 'approve') stored.state = 'approved';
      return { ...stored };
    }),
  );
  const { user } = renderScreen(<Page />);
  await screen.findByRole('region', { name: 'Decision' });
  return { user, stored, steps, userId };
}

const item = (name: string) => screen.getByRole('checkbox', { name });

describe('the checklist of a review', () => {
  it('shows what to check, with the facts of the request', async () => {
    await open({}, { loaIncluded: false, physicianName: 'Dr. Ada Kim' });
    expect(item('Patient')).toHaveAccessibleDescription('Maria Alvarez · Feb 3, 1980');
    expect(item('Letter of authorization')).toHaveAccessibleDescription(
      'There is no usable letter of authorization.',
    );
    expect(item('Request type')).toHaveAccessibleDescription('7. Medical Records');
    expect(item('Physician or facility')).toHaveAccessibleDescription('Dr. Ada Kim · Central Medical Center');
    expect(item('Contact')).toHaveAccessibleDescription(
      'Pacific Copy Service · (213) 555-0100 · clerk@pacific.example',
    );
    expect(screen.getByRole('status')).toHaveTextContent('0 of 5 checked');
    // The fact of the item replaces the notice.
    expect(screen.getAllByText('There is no usable letter of authorization.')).toHaveLength(1);
  });

  const answered = anUpdate();
  it.each<
    [what: string, request: Partial<StaffRequestView>, fact: string, review?: Partial<ReviewedSubmission>]
  >([
    ['uploaded', { loaFiles: [asStaffFile(aFile({ originalName: 'letter.pdf' }))] }, 'letter.pdf'],
    [
      'in the packet',
      { uploadedFiles: [asStaffFile(aFile())] },
      'The client says that the letter is in the subpoena packet.',
    ],
    [
      'blocked',
      { loaFiles: [asStaffFile(aFile({ scan: 'infected' }))] },
      'There is no usable letter of authorization.',
    ],
    [
      'perhaps in the answer to a question for several things',
      {
        updateRequests: [answered],
        uploadedFiles: [asStaffFile(aFile({ originalName: 'new.pdf', updateId: answered.updateId }))],
      },
      'New document from the client: new.pdf',
      { missing: ['loa-missing', 'dates-missing'], answeredAt: answered.submittedAt },
    ],
    ['not needed', { source: 'internal' }, 'Internal requests need no letter.'],
  ])('says where the letter is: %s', async (_what, request, fact, review = {}) => {
    await open(review, request);
    expect(item('Letter of authorization')).toHaveAccessibleDescription(fact);
  });

  it.each<[what: string, changed: Partial<AuthorizationCheck>, text: string]>([
    [
      'found',
      {},
      'Found: name of the patient, date of birth, signature, signature date, expiration date or event, and recipient',
    ],
    [
      'not found',
      { suggestions: { ...foundAll, signatureDate: 'not-found' } },
      'letter.pdfNot found: signature dateFound: name of the patient, date of birth, signature, expiration date or event, and recipient',
    ],
    [
      'expired',
      { suggestions: { ...foundAll, expiry: 'not-found' }, expiredOn: '2026-01-05' },
      'letter.pdfSeems to have expired on Jan 5, 2026Found: name of the patient, date of birth, signature, signature date, and recipient',
    ],
    [
      'not readable',
      { suggestions: { ...foundAll, signature: 'unreadable' }, pages: 200, pagesRead: 25 },
      'Not readable: signatureOnly the first 25 of 200 pages were read.',
    ],
    [
      'a proof of service',
      { document: 'other' },
      'Not checked: it seems to be a proof of service or another document',
    ],
    ['a scan', { unreadable: 'no-text' }, 'Not checked: the PDF has no text, like a scan'],
    [
      'a dynamic form',
      { unreadable: 'no-text', isDynamicForm: true },
      'Not checked: it is a dynamic form (XFA), which must be saved as a normal PDF',
    ],
  ])('shows what the check of the letter suggests: %s', async (_what, changed, text) => {
    const authorizationCheck = {
      suggestions: foundAll,
      expiredOn: null,
      unreadable: null,
      pages: 1,
      pagesRead: 1,
      ...changed,
    };
    const letter = { ...asStaffFile(aFile({ originalName: 'letter.pdf' })), authorizationCheck };
    await open({}, { loaFiles: [letter] });
    const row = item('Letter of authorization').closest('li');
    expect(row).toHaveTextContent('letter.pdf');
    expect(row).toHaveTextContent(text);
  });

  it('shows the notice about the letter when the checklist does not have the item', async () => {
    const { checklist } = aReviewedSubmission();
    await open(
      { checklist: checklist.filter(({ kind }) => kind !== 'authorization') },
      { loaIncluded: false },
    );
    expect(screen.getByText('There is no usable letter of authorization.')).toBeVisible();
  });

  it('saves quick checks one after the other, then approves with the version that they made', async () => {
    const { user, steps } = await open({}, STATED);
    item('Patient').focus();
    await user.keyboard(' ');
    await user.click(item('Contact'));
    expect(item('Patient')).toBeChecked();
    expect(item('Contact')).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('2 of 5 checked');
    expect(await screen.findAllByText('Sam Clerk')).toHaveLength(2);
    const approve = screen.getByRole('button', { name: 'Approve' });
    await waitFor(() => expect(approve).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(approve);
    expect(await screen.findByText('Submission approved')).toBeVisible();
    const seen = { requestId, checked: true };
    expect(steps).toEqual([
      { action: 'check', ...seen, seenVersion: 0, itemIds: ['patient'] },
      { action: 'check', ...seen, seenVersion: 1, itemIds: ['contact'] },
      { action: 'approve', requestId, seenVersion: 1 },
    ]);
  });

  it('refuses a waiting check after an update of the client, which the clerk did not see', async () => {
    const clicked = Promise.withResolvers<void>();
    const { user, steps } = await open({ state: 'under_review', version: 1 }, {}, async (step, stored) => {
      if (step.seenVersion !== stored.version)
        throw new MockFailure('conflict', 'The client sent an update.');
      await clicked.promise;
      stored.version = 2;
    });
    await user.click(item('Patient'));
    await user.click(item('Contact'));
    expect(item('Contact')).toBeChecked();
    clicked.resolve();
    expect(await screen.findByText('The checklist was not saved: The client sent an update.')).toBeVisible();
    await waitFor(() => expect(item('Contact')).not.toBeChecked());
    expect(steps.map(({ seenVersion }) => seenVersion)).toEqual([1, 1]);
  });

  it('shows a check at once and without a break while another step is saved', async () => {
    const clicked = Promise.withResolvers<void>();
    let isShown: boolean | null = null;
    const reviewer = { userId: 'usr_other', name: 'Ana Ray' };
    const { user, steps } = await open(
      { state: 'under_review', version: 1, reviewer },
      {},
      async ({ action }) => {
        if (action === 'start') return clicked.promise;
        // The page was reloaded after the first step.
        await screen.findByRole('button', { name: 'Approve' });
        isShown = item('Patient').matches(':checked');
      },
    );
    await user.click(screen.getByRole('button', { name: 'Take over the review' }));
    await user.click(item('Patient'));
    expect(item('Patient')).toBeChecked();
    clicked.resolve();
    expect(await screen.findByText('Sam Clerk')).toBeVisible();
    expect(isShown).toBe(true);
    expect(steps).toMatchObject([
      { action: 'start', seenVersion: 1 },
      { action: 'check', seenVersion: 2 },
    ]);
  });

  it('checks all that is not checked, in one step', async () => {
    const { checklist } = aReviewedSubmission();
    const [first, ...others] = checklist;
    const { user, steps } = await open({ checklist: [{ ...first!, checked }, ...others] });
    await user.click(screen.getByRole('button', { name: 'Check all' }));
    expect(await screen.findByText('5 of 5 checked')).toBeVisible();
    await waitFor(() => expect(steps).toHaveLength(1));
    expect(steps[0]).toMatchObject({ itemIds: ['authorization', 'requestType', 'physician', 'contact'] });
    expect(screen.getByRole('button', { name: 'Check all' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('counts no problem as checked, and leaves it out of “Check all”', async () => {
    const { checklist } = aReviewedSubmission();
    const [first, ...others] = checklist;
    const { user, steps } = await open({ checklist: [{ ...first!, problem: checked }, ...others] });
    expect(await screen.findByText('0 of 5 checked')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check all' }));
    expect(await screen.findByText('4 of 5 checked')).toBeVisible();
    await waitFor(() => expect(steps).toHaveLength(1));
    expect(steps[0]).toMatchObject({ itemIds: ['authorization', 'requestType', 'physician', 'contact'] });
  });

  it('says that a check may have been saved if its answer was lost', async () => {
    const { user } = await open({}, {}, () => {
      throw new MockFailure('unavailable', 'The service is down.');
    });
    await user.click(item('Patient'));
    expect(
      await screen.findByText('We could not confirm that this was saved: The service is down.'),
    ).toBeVisible();
  });

  it('undoes a check that was not saved and says why', async () => {
    const { user, stored } = await open({}, {}, () => {
      stored.state = 'approved';
      throw new MockFailure('conflict', 'Ana Ray already approved this submission.');
    });
    await user.click(item('Patient'));
    expect(
      await screen.findByText('The checklist was not saved: Ana Ray already approved this submission.'),
    ).toBeVisible();
    // Nothing is left to check.
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Review' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Return to pending' })).toBeVisible();
  });

  it('shows an item that staff added as it was entered', async () => {
    await open({ checklist: [{ itemId: 'check-1', kind: null, text: 'Fax {{number}} <b>', checked: null }] });
    expect(screen.getByText('Fax {{number}} <b>')).toBeVisible();
  });
});

describe('the steps of a pending review', () => {
  it('offer every decision at once', async () => {
    const { user, steps } = await open({}, STATED);
    const names = within(screen.getByRole('region', { name: 'Decision' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Ask for missing...', 'Reject...', 'Approve']);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Submission approved')).toBeVisible();
    expect(steps).toEqual([{ action: 'approve', requestId, seenVersion: 0 }]);
  });

  it('offer only to take over a review of somebody else, whose items can be checked', async () => {
    await open({ state: 'under_review', version: 1, reviewer: { userId: 'usr_other', name: 'Ana Ray' } });
    expect(screen.getByRole('button', { name: 'Take over the review' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(item('Patient')).toBeEnabled();
  });
});

describe('what was entered for the client', () => {
  const NOTE = /^Note to the client/;
  const openForm = async (name: 'Ask for missing...' | 'Reject...', ...review: Parameters<typeof open>) => {
    const shown = await open(...review);
    await shown.user.click(screen.getByRole('button', { name }));
    return shown;
  };

  it('is there after Back, and can be discarded', async () => {
    const { user } = await openForm('Reject...');
    await user.click(screen.getByLabelText('Something else'));
    await fill(user, screen.getByLabelText(NOTE), 'Both pages');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Ask for missing...' }));
    expect(screen.getByLabelText(NOTE)).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Reject...' }));
    expect(screen.getByLabelText(NOTE)).toHaveValue('Both pages');
    expect(screen.getByLabelText('Something else')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText(NOTE)).toHaveValue('');
    expect(screen.getByLabelText('Something else')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Reject...' }));
    expect(screen.queryByText('What you entered earlier is still here')).toBeNull();
  });

  it('is there after signing in again, and gone once it was sent', async () => {
    const { user } = await openForm('Ask for missing...');
    await fill(user, screen.getByLabelText(NOTE), 'Both pages');
    closeSession('idle');
    cleanup();
    const { user: again } = await openForm('Ask for missing...');
    expect(screen.getByText('What you entered earlier is still here')).toBeVisible();
    expect(screen.getByLabelText(NOTE)).toHaveValue('Both pages');
    await again.click(screen.getByRole('button', { name: 'Ask the client' }));
    await again.click(await screen.findByRole('button', { name: 'Ask for missing...' }));
    expect(screen.getByLabelText(NOTE)).toHaveValue('');
  });

  it('is not there for another person who signs in, and still is for the first', async () => {
    const { user } = await openForm('Ask for missing...');
    await fill(user, screen.getByLabelText(NOTE), 'Both pages');
    closeSession('expired');
    cleanup();
    const other = { userId: 'usr_bbbbbbbbbbbbbbbbbbbbbbbb' };
    await openForm('Ask for missing...', {}, {}, undefined, other);
    expect(screen.getByLabelText(NOTE)).toHaveValue('');
    closeSession('expired');
    cleanup();
    await openForm('Ask for missing...');
    expect(screen.getByLabelText(NOTE)).toHaveValue('Both pages');
  });

  it('names the same version when a step is repeated after a lost answer, so that the client is asked once', async () => {
    let isDown = true;
    const { user, steps } = await openForm('Ask for missing...', {}, {}, (_step, stored) => {
      if (!isDown) return;
      stored.version = 1;
      throw new MockFailure('unavailable', 'The service is down.');
    });
    const ask = () => screen.getByRole('button', { name: 'Ask the client' });
    await user.click(ask());
    expect(await screen.findByText('The service is down.')).toBeVisible();
    expect(screen.queryByText('No changes were made')).toBeNull();
    isDown = false;
    await waitFor(() => expect(ask()).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(ask());
    expect(await screen.findByText('We’ll ask the client for what is missing.')).toBeVisible();
    expect(steps[1]).toEqual(steps[0]);
  });
});

it('a closed request has no decision, but keeps what was typed when someone closes it', async () => {
  const facts: Partial<StaffRequestView> = {};
  const { user } = await open({}, facts, () => {
    facts.status = 'completed';
    throw new MockFailure('conflict', 'This request is closed, so there is nothing to review.');
  });
  await user.click(screen.getByRole('button', { name: 'Reject...' }));
  expect(screen.getByLabelText('Letter of Authorization is missing')).toBeChecked();
  await user.type(screen.getByLabelText(/^Note to the client/), 'Both pages');
  await user.click(screen.getByRole('button', { name: 'Reject and notify the client' }));
  expect(await screen.findByText('This request was closed in the meantime')).toBeVisible();
  expect(screen.getByLabelText(/^Note to the client/)).toHaveValue('Both pages');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('region', { name: 'Decision' })?.textContent ?? '').toBe('');
});

describe('corrections of the client', () => {
  const phone = aCorrection({ field: 'contactPhone', sent: '(213) 555-0199', onFile: '' });
  const request = { updateRequests: [anUpdate({ differences: [aCorrection(), phone] })] };

  it('are beside the value to check, with the decision', async () => {
    await open({}, request);
    expect(item('Patient')).toHaveAccessibleDescription(/^Maria Alvarez.*The client wrote: Maria A. Alvarez/);
    expect(item('Contact')).toHaveAccessibleDescription(/555-0100.*The client wrote: \(213\) 555-0199/);
    expect(screen.getByRole('button', { name: 'Apply: Patient full name' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep: Contact phone' })).toBeVisible();
  });

  it('that are open make an approval ask once', async () => {
    const { user, steps } = await open({}, { ...request, ...STATED });
    const approve = () => user.click(screen.getByRole('button', { name: 'Approve' }));
    await approve();
    const question = () =>
      screen.findByRole('dialog', { name: '2 corrections from the client are undecided' });
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(steps).toEqual([]);
    await approve();
    await user.click(within(await question()).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Submission approved')).toBeVisible();
    expect(steps).toMatchObject([{ action: 'approve' }]);
  });
});

it('shows the answer of the client with its files, which can be shown', async () => {
  const answer = anUpdate({ details: 'Here is the signed letter' });
  const letter = asStaffFile(aFile({ originalName: 'signed.pdf', updateId: answer.updateId }));
  const { user } = await open(
    { state: 'under_review', missing: ['loa-illegible'], note: 'Both pages', answeredAt: answer.submittedAt },
    { updateRequests: [answer], loaFiles: [letter] },
  );
  const shown = within(screen.getByRole('region', { name: 'Answer of the client' }));
  expect(shown.getByText('Here is the signed letter')).toBeVisible();
  expect(shown.getByText(/^Other, sent on Nov/)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Preview signed.pdf' }));
  expect(preview).toHaveBeenCalledWith(expect.objectContaining({ fileId: letter.fileId }));
});

describe('the focus', () => {
  const decision = () => within(screen.getByRole('region', { name: 'Decision' }));

  it('is on the first reason of the form, and on the first step when the form was closed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Ask for missing...' }));
    expect(screen.getByLabelText('Letter of Authorization is missing')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(decision().getByRole('button', { name: 'Ask for missing...' })).toHaveFocus();
  });

  it.each(['Ask', 'Reject'])('is on the first step after %s', async (step) => {
    const { user } = await open({}, { loaIncluded: false });
    await user.click(screen.getByRole('button', { name: new RegExp(`^${step}`) }));
    await user.click(screen.getByRole('button', { name: /^(Ask the client|Reject and notify)/ }));
    await waitFor(() => expect(decision().getAllByRole('button')[0]).toHaveFocus());
  });

  it('is on the first step after the approval', async () => {
    const { user } = await open({}, STATED);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(decision().getByRole('button', { name: 'Return to pending' })).toHaveFocus());
  });
});

describe('the authority for release', () => {
  const line = {
    itemId: 'authority-subpoena-service',
    kind: null,
    text: 'Was served',
    source: 'CCP 2020.220(b)',
    checked: null,
  };
  const other = { ...line, itemId: 'authority-subpoena-court', text: 'Names the court', checked };
  const review = {
    checklist: [...aReviewedSubmission().checklist, line, other],
    authorityChecklist: { version: 2, isReviewedByCounsel: false },
  };
  const authority = { kind: 'subpoena', servedOn: '2026-03-02' } as const;

  it('is a line that expands to its checklist, with sources, names and times', async () => {
    const { user, steps } = await open(review, { authority });
    const toggle = await screen.findByRole('button', { name: 'Authority for release' });
    const section = within(screen.getByRole('region', { name: 'Authority for release' }));
    expect(section.getByText('Subpoena')).toBeVisible();
    expect(section.getByText('1 of 2 checked')).toBeVisible();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Was served')).toBeNull();
    await user.click(toggle);
    expect(section.getByText('Served on: Mar 2, 2026')).toBeVisible();
    expect(section.getByText('Checklist version 2')).toBeVisible();
    // For admins only.
    expect(section.queryByText('Review with counsel before use')).toBeNull();
    expect(section.getByText(/^Sam Clerk/)).toHaveTextContent(/Mar 12, 2026/);
    const box = section.getByRole('checkbox', { name: 'Was served' });
    expect(box).toHaveAccessibleDescription('CCP 2020.220(b)');
    await user.click(box);
    expect(await section.findByText('2 of 2 checked')).toBeVisible();
    await waitFor(() =>
      expect(steps).toEqual([
        { action: 'check', requestId, seenVersion: 0, itemIds: [line.itemId], checked: true },
      ]),
    );
    // The other items have their own count.
    expect(screen.getByText('0 of 5 checked')).toBeVisible();
  });

  const suggestions = {
    patientName: 'found',
    dateOfBirth: 'found',
    signature: 'not-found',
    signatureDate: 'found',
    expiry: 'found',
    recipient: 'unreadable',
  } as const;

  /** A letter with what the pre-check suggests. */
  const letterWith = (fileId: string, changed: Partial<AuthorizationCheck['suggestions']> = {}) =>
    asStaffFile(aFile({ fileId }), {
      authorizationCheck: {
        suggestions: { ...suggestions, ...changed },
        expiredOn: null,
        unreadable: null,
        pages: 1,
        pagesRead: 1,
      },
    });

  it.each([
    ['of one letter', [letterWith('file_1')], 'not found'],
    ['of equal letters', [letterWith('file_1'), letterWith('file_2')], 'not found'],
    [
      'that differs between letters',
      [letterWith('file_1'), letterWith('file_2', { signature: 'found' })],
      'differs by document',
    ],
  ])(
    'shows the suggestion of the pre-check beside the line that it is about: %s',
    async (_, loaFiles, text) => {
      const signature = { ...line, itemId: 'authority-authorization-signature', check: 'signature' as const };
      const { user } = await open(
        { ...review, checklist: [signature, other] },
        { authority: { kind: 'authorization' }, loaFiles },
      );
      await user.click(await screen.findByRole('button', { name: 'Authority for release' }));
      const box = screen.getByRole('checkbox', { name: 'Was served' });
      expect(box).toHaveAccessibleDescription(`CCP 2020.220(b) · Pre-check: ${text}`);
      expect(screen.getByRole('checkbox', { name: 'Names the court' })).toHaveAccessibleDescription(
        'CCP 2020.220(b)',
      );
    },
  );

  it('shows no suggestion about a letter that was replaced by one that is not checked', async () => {
    const signature = { ...line, itemId: 'authority-authorization-signature', check: 'signature' as const };
    const corrected = aFile({ fileId: 'file_2', updateId: 'upd_1' });
    const { user } = await open(
      { ...review, checklist: [signature, other] },
      {
        authority: { kind: 'authorization' },
        loaFiles: [letterWith('file_1'), asStaffFile(corrected)],
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Authority for release' }));
    expect(screen.getByRole('checkbox', { name: 'Was served' })).toHaveAccessibleDescription(
      'CCP 2020.220(b)',
    );
  });

  const signature = {
    ...line,
    itemId: 'authority-authorization-signature',
    text: 'Is signed',
    check: 'signature' as const,
    isRequired: true,
  };
  const recipient = {
    ...signature,
    itemId: 'authority-authorization-recipient',
    text: 'Names who may receive',
    check: 'recipient' as const,
  };
  const description = {
    ...line,
    itemId: 'authority-authorization-description',
    text: 'Describes the records',
    isRequired: true,
  };
  const required = { ...review, checklist: [signature, recipient, description, other] };
  const authorization = { authority: { kind: 'authorization' } } as const;

  it('is open while required lines are, and confirms together what the pre-check found', async () => {
    const letter = letterWith('file_1', { signature: 'found', recipient: 'found' });
    const { user, steps } = await open(required, { ...authorization, loaFiles: [letter] });
    expect(await screen.findByText('Required lines open: 3')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Is signed' })).toHaveAccessibleDescription(
      'Required · CCP 2020.220(b) · Pre-check: found',
    );
    await user.click(screen.getByRole('button', { name: 'Confirm what the pre-check found: 2' }));
    expect(await screen.findByText('Required lines open: 1')).toBeVisible();
    expect(steps).toMatchObject([
      { action: 'check', itemIds: [signature.itemId, recipient.itemId], checked: true },
    ]);
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Describes the records' })).not.toBeChecked();
  });

  it('confirms nothing while one of several letters is not checked', async () => {
    const letter = letterWith('file_1', { signature: 'found', recipient: 'found' });
    const loaFiles = [letter, asStaffFile(aFile({ fileId: 'file_2' }))];
    await open(required, { ...authorization, loaFiles });
    expect(await screen.findByRole('checkbox', { name: 'Is signed' })).toHaveAccessibleDescription(
      'Required · CCP 2020.220(b)',
    );
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  });

  it('does not confirm a line that is marked as a problem', async () => {
    const letter = letterWith('file_1', { signature: 'found', recipient: 'found' });
    const { user, steps } = await open(required, { ...authorization, loaFiles: [letter] });
    const mark = await screen.findByRole('button', { name: 'Problem: Is signed' });
    expect(mark).toHaveAttribute('aria-pressed', 'false');
    await user.click(mark);
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'true'));
    await user.click(screen.getByRole('button', { name: 'Confirm what the pre-check found: 1' }));
    await waitFor(() =>
      expect(steps).toMatchObject([
        { action: 'mark', itemIds: [signature.itemId], isProblem: true },
        { action: 'check', itemIds: [recipient.itemId], checked: true },
      ]),
    );
  });

  it('asks for a reason if required lines are open, and names them', async () => {
    const { user, steps } = await open(required, authorization);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve anyway?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Is signed',
      'Names who may receive',
      'Describes the records',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText('Please enter why you approve anyway')).toBeVisible();
    expect(steps).toEqual([]);
    await user.type(dialog.getByLabelText('Why do you approve anyway?'), 'The patient called');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Submission approved')).toBeVisible();
    expect(steps).toEqual([{ action: 'approve', requestId, seenVersion: 0, reason: 'The patient called' }]);
  });

  it('asks for a reason if it is not stated', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve anyway?' }));
    expect(dialog.getByText(/^The authority for release is not stated/)).toBeVisible();
  });

  it('keeps unsent input with what the person saw, until it is saved', async () => {
    const { user } = await open({}, {});
    const openDialog = async () => {
      await user.click(screen.getByRole('button', { name: 'Edit Authority for release' }));
      return within(await screen.findByRole('dialog', { name: 'Authority for release' }));
    };
    let form = await openDialog();
    await user.selectOptions(form.getByLabelText(/^Kind of authority/), 'court-order');
    cleanup();
    const sent: unknown[] = [];
    await open({}, { authority });
    server.use(
      mockOperation(changeAuthority, ({ body }) => {
        sent.push(body);
        return { requestId };
      }),
    );
    form = await openDialog();
    expect(form.getByLabelText(/^Kind of authority/)).toHaveValue('court-order');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent).toEqual([{ requestId, authority: { kind: 'court-order' }, seen: null }]),
    );
    await waitFor(() => expect(Object.keys(sessionStorage).join()).not.toContain('authority:'));
  });

  it('can be stated, and shows what a colleague stated first', async () => {
    let current: StaffRequestView['authority'];
    const sent: unknown[] = [];
    const { user } = await open({}, {});
    server.use(
      mockOperation(getRequestDetails, () => ({
        ...aStaffRequest({ review: aReviewedSubmission(), ...(current && { authority: current }) }),
        view: 'staff' as const,
      })),
      mockOperation(changeAuthority, ({ body }) => {
        sent.push(body);
        current = authority;
        if (sent.length === 1)
          throw new MockFailure('conflict', 'Someone else changed the authority for release.');
        return { requestId };
      }),
    );
    expect(await screen.findByText('Not stated')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Authority for release' }));
    const form = within(
      await screen.findByRole('dialog', { name: 'Authority for release' }, { timeout: 10_000 }),
    );
    await user.selectOptions(form.getByLabelText(/^Kind of authority/), 'court-order');
    const issuedOn = form.getByLabelText(/^Issued on/);
    fireEvent.change(issuedOn, { target: { value: '2999-01-01' } });
    const save = form.getByRole('button', { name: 'Save changes' });
    await user.click(save);
    expect(await form.findByText('The date must not be in the future')).toBeVisible();
    fireEvent.change(issuedOn, { target: { value: '2026-03-01' } });
    await user.click(save);
    expect(await form.findByText(/^Subpoena and Served on: Mar 2, 2026/)).toBeVisible();
    await user.click(save);
    expect(await screen.findByText('Authority for release saved')).toBeVisible();
    const body = { requestId, authority: { kind: 'court-order', issuedOn: '2026-03-01' } };
    expect(sent).toEqual([
      { ...body, seen: null },
      { ...body, seen: authority },
    ]);
  });
});
