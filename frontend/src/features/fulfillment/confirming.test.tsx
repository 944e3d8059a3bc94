import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fulfillRequest, getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { startNext } from '@portal/contract/requests/live/endpoints.ts';
import type { ReviewedSubmission } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { failOperation, MockFailure, mockOperation } from '../../testing/mockOperation.ts';
import { server } from '../../testing/server.ts';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { anInvoice } from '../invoices/testing/anInvoice.ts';
import { aReleasedFile } from '../requests/testing/aRequest.ts';
import { anEntry, aReviewedSubmission, asStaffFile } from '../requests/testing/aStaffRequest.ts';
import { isClosed, openPanel, openWithAllParts } from './testing/openFulfillPanel.tsx';

const question = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('a submission that is not approved', () => {
  it.each<[what: string, review: Partial<ReviewedSubmission>, text: string]>([
    [
      'rejected',
      { state: 'rejected', missing: ['wrong-patient'] },
      'The submission is rejected: Patient does not match',
    ],
    [
      'waiting for the client',
      { state: 'under_review', askedAt: '2026-11-04T15:00:00.000Z' },
      'We are waiting for the client’s answer.',
    ],
    ['undecided', { state: 'pending' }, 'The submission isn’t approved yet.'],
  ])('is named and confirmed once: %s', async (_, review, text) => {
    const { calls, send, user, summary, addItem } = await openPanel({ review: aReviewedSubmission(review) });
    expect(summary().getByText(text)).toBeVisible();
    await addItem();
    await user.click(send());
    let dialog = await question('Send anyway?');
    expect(dialog.getByText(text)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(calls).toEqual([]);
    await user.click(send());
    dialog = await question('Send anyway?');
    await user.click(dialog.getByRole('button', { name: 'Send anyway' }));
    await isClosed();
    expect(calls).toHaveLength(1);
  });

  it('stays undecided when the request is completed, and the question says so', async () => {
    const { calls, send, user, complete } = await openPanel({ review: aReviewedSubmission() });
    await complete();
    await user.click(send());
    const dialog = await question('Send anyway?');
    expect(dialog.getByText('Completing the request leaves the review undecided.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send anyway' }));
    await isClosed();
    expect(calls).toMatchObject([{ status: { status: 'completed' } }]);
  });

  it('is asked about when it was rejected after the panel was opened', async () => {
    const { calls, send, user, stored, addItem } = await openPanel({
      review: aReviewedSubmission({ state: 'approved' }),
    });
    await addItem();
    stored.review = aReviewedSubmission({ state: 'rejected', missing: ['other'] });
    await user.click(send());
    expect((await question('Send anyway?')).getByText(/is rejected: Something else/)).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('can get a note without a question', async () => {
    const { calls, send, user, note } = await openPanel({ review: aReviewedSubmission() });
    await note('Called');
    await user.click(send());
    await isClosed();
    expect(calls).toHaveLength(1);
  });
});

it('sends for an approved submission without a question', async () => {
  const { calls, send, user, addItem } = await openPanel({
    review: aReviewedSubmission({ state: 'approved' }),
  });
  await addItem();
  await user.click(send());
  await isClosed();
  expect(calls).toHaveLength(1);
});

it('asks once before it adds to what somebody else added since it opened', async () => {
  const invoices: StaffInvoiceView[] = [];
  const { calls, send, user, addItem, stored } = await openPanel({}, { invoices });
  await addItem();
  stored.uploadedFiles = [asStaffFile(aReleasedFile({ originalName: 'records.pdf' }))];
  stored.statusHistory = [...stored.statusHistory, anEntry({ notes: 'Ready' })];
  invoices.push(anInvoice({ invoiceId: `inv_${'7'.repeat(32)}`, invoiceNumber: 'INV-2026-000077' }));
  await user.click(send());
  const dialog = await question('Send anyway?');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Documents: records.pdf',
    'Invoices: INV-2026-000077 (Sam Clerk)',
    'A status or a note',
  ]);
  expect(calls).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Send anyway' }));
  await isClosed();
  expect(calls).toHaveLength(1);
});

it('asks when the server refuses because somebody else sent first, and sends the same after that', async () => {
  const { calls, failures, send, user, panel, stored } = await openWithAllParts();
  const fileId = `file_${'7'.repeat(32)}`;
  failures.next = new MockFailure(
    'conflict',
    'Somebody else released documents for this request: records.pdf',
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    mockOperation(getRequestDetails, () => {
      // They release it between the first look and the call.
      if (calls.length > 0) {
        stored.uploadedFiles = [asStaffFile(aReleasedFile({ fileId, originalName: 'records.pdf' }))];
        stored.workCount = 1;
        resolve();
      }
      return { ...stored, view: 'staff' as const };
    }),
  );
  await user.click(send());
  await promise;
  const dialog = await question('Send anyway?');
  expect(dialog.getByText('Documents: records.pdf')).toBeVisible();
  expect(panel.getByLabelText(/^Notes/)).toHaveValue('All records');
  delete failures.next;
  await user.click(dialog.getByRole('button', { name: 'Send anyway' }));
  await isClosed();
  const [refused, sent] = calls;
  expect(sent).toMatchObject({
    documents: refused!.documents,
    invoice: refused!.invoice,
    status: refused!.status,
  });
  expect(refused!.seen).toMatchObject({ fileIds: [], workCount: 0 });
  expect(sent!.seen).toMatchObject({ fileIds: [fileId], workCount: 1 });
});

it('asks when an invoice was changed since it opened, which nothing but the count shows', async () => {
  const { calls, send, user, note, stored } = await openPanel();
  await note('Called');
  stored.workCount = 3;
  await user.click(send());
  const dialog = await question('Send anyway?');
  expect(dialog.getByRole('listitem')).toHaveTextContent('An invoice or a status was changed');
  await user.click(dialog.getByRole('button', { name: 'Send anyway' }));
  await isClosed();
  expect(calls).toMatchObject([{ seen: { workCount: 3 } }]);
});

it('lists a document that the server does not accept with the reason, and sends nothing without it until it is removed', async () => {
  const { send, user, panel } = await openWithAllParts();
  const reason = 'File chart.pdf contains macros.';
  server.use(failOperation(fulfillRequest, 'file_rejected', reason, { 'uploadedFiles.0': reason }));
  await user.click(send());
  expect(await panel.findByText(/Not accepted/)).toBeInTheDocument();
  expect(panel.getByText(reason)).toBeInTheDocument();
  const retry = panel.getByRole('button', { name: 'Try again' });
  const next = panel.getByRole('button', { name: 'Send, complete, and start next' });
  for (const button of [retry, next]) expect(button).toBeDisabled();
  expect(panel.getByText('chart.pdf was not accepted. Remove it first.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: /Remove.*chart\.pdf/ }));
  for (const button of [retry, next]) expect(button).toBeEnabled();
});

it('asks before an untouched panel completes the request', async () => {
  const { calls, user, panel } = await openPanel();
  server.use(mockOperation(startNext, () => ({ lease: null, isCurrent: false })));
  await user.click(panel.getByRole('button', { name: /omplete,? and start next$/ }));
  const dialog = await question('Complete without sending anything?');
  expect(calls).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Complete the request' }));
  await isClosed();
  expect(calls).toMatchObject([{ status: { status: 'completed', notes: '' } }]);
});
