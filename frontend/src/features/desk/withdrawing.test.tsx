import { changeFileTerms, refundFile, withdrawFile } from '@portal/contract/files/endpoints/releases.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../lib/session/session.ts';
import { aSessionToken } from '../../testing/aSession.ts';
import { failOperation, mockOperation } from '../../testing/mockOperation.ts';
import { recordBodies } from '../../testing/recordBodies.ts';
import { server } from '../../testing/server.ts';
import { aReleasedFile } from '../requests/testing/aRequest.ts';
import { asStaffFile } from '../requests/testing/aStaffRequest.ts';
import { showStaffRequest } from '../../testing/showStaffRequest.tsx';

const AT = '2026-03-02T09:00:00.000Z';
const paid = { requiresPayment: true, isPaid: true, chargeAmount: 25 };

const chart = (terms: Partial<FileView> = {}, facts: Partial<StaffFileView> = {}) =>
  asStaffFile(aReleasedFile({ originalName: 'chart.pdf' }, terms), facts);

/** Shows a request with one released file to staff, or to an admin. */
async function showReleased(file: StaffFileView, role: 'staff' | 'admin' = 'staff') {
  const shown = await showStaffRequest({ uploadedFiles: [file] }, [], 'documents');
  if (role === 'admin') act(() => openSession({ token: aSessionToken({ role }), device: 'device-1' }));
  return { ...shown, card: within(screen.getByRole('region', { name: 'Files from the legal team' })) };
}

describe('withdrawing a file', () => {
  /** Withdraws the stored file. Returns the request bodies. */
  function offerWithdrawal(stored: { uploadedFiles: StaffFileView[] }, after: Partial<StaffFileView> = {}) {
    return recordBodies(withdrawFile, () => {
      const changes = { withdrawnAt: AT, deletedAt: AT, isViewable: false, isDownloadable: false };
      const withdrawn = { ...stored.uploadedFiles[0]!, ...changes, ...after };
      stored.uploadedFiles = [withdrawn];
      return withdrawn;
    });
  }

  it('names the file and the consequences, and shows it as withdrawn', async () => {
    const { user, card, stored } = await showReleased(chart({ requiresPayment: true, chargeAmount: 25 }));
    expect(card.getByText('Unpaid')).toBeVisible();
    const requests = offerWithdrawal(stored);
    await user.click(card.getByRole('button', { name: 'Withdraw: chart.pdf' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw this file?' }));
    expect(dialog.getByText(/“chart.pdf”.*Existing links stop working/)).toBeVisible();
    expect(dialog.queryByText(/refund/i)).not.toBeInTheDocument();
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Reason' }),
      'Pages are missing or illegible',
    );
    await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Page 3');
    await user.click(dialog.getByRole('button', { name: 'Withdraw file' }));
    expect(await screen.findByText('“chart.pdf” withdrawn')).toBeVisible();
    const body = { requestId: stored._id, fileId: stored.uploadedFiles[0]!.fileId, refund: false };
    expect(requests).toEqual([{ ...body, reason: 'incomplete', note: 'Page 3' }]);
    expect(await card.findByText(/Withdrawn by the records provider on/)).toBeVisible();
    expect(card.queryByText('Unpaid')).not.toBeInTheDocument();
    expect(
      card.queryByRole('button', { name: /Withdraw|Change terms|Preview|Download/ }),
    ).not.toBeInTheDocument();
  });

  it('asks for the reason, and for a note with another one', async () => {
    const { user, card, stored } = await showReleased(chart());
    const requests = offerWithdrawal(stored);
    await user.click(card.getByRole('button', { name: 'Withdraw: chart.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw file' }));
    expect(await screen.findByText('Please choose a reason')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Another reason');
    await user.click(screen.getByRole('button', { name: 'Withdraw file' }));
    expect(await screen.findByText('Please enter the reason')).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('names the reason and the person afterwards', async () => {
    const withdrawal = { reason: 'too-much', note: 'Page 3', byName: 'Sam Clerk', at: AT } as const;
    const { card } = await showReleased(chart({ withdrawnAt: AT, deletedAt: AT }, { withdrawal }));
    expect(
      card.getByText('Withdrawn by Sam Clerk: It contains more than was asked for. Page 3'),
    ).toBeVisible();
  });

  it('refunds a paid file by default when an admin withdraws it', async () => {
    const { user, card, stored } = await showReleased(chart(paid), 'admin');
    const requests = offerWithdrawal(stored, { refundedAt: AT, isPaid: false });
    await user.click(card.getByRole('button', { name: 'Withdraw: chart.pdf' }));
    expect(screen.getByRole('checkbox', { name: 'Refund the payment of $25.00 now' })).toBeChecked();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'The client asked for it');
    await user.click(screen.getByRole('button', { name: 'Withdraw file' }));
    expect(await card.findByText(/^Payment refunded on/)).toBeVisible();
    expect(requests).toMatchObject([{ refund: true }]);
  });

  it('leaves the refund of a paid file to an admin when staff withdraw it', async () => {
    const { user, card, stored } = await showReleased(chart(paid));
    const requests = offerWithdrawal(stored, { isRefundDue: true });
    await user.click(card.getByRole('button', { name: 'Withdraw: chart.pdf' }));
    expect(screen.getByText(/The client paid \$25.00 for it. An admin must refund/)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Refund/ })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'The client asked for it');
    await user.click(screen.getByRole('button', { name: 'Withdraw file' }));
    expect(
      await card.findByText('The payment for this withdrawn file hasn’t been refunded yet.'),
    ).toBeVisible();
    expect(requests).toMatchObject([{ refund: false }]);
    expect(card.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
  });

  it('says why it failed', async () => {
    server.use(failOperation(withdrawFile, 'unavailable', 'Storage does not answer'));
    const { user, card } = await showReleased(chart());
    await user.click(card.getByRole('button', { name: 'Withdraw: chart.pdf' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'The client asked for it');
    await user.click(screen.getByRole('button', { name: 'Withdraw file' }));
    expect(await screen.findByText('Error withdrawing file: Storage does not answer')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Withdraw this file?' })).toBeVisible();
  });
});

it('lets an admin refund a withdrawn paid file later', async () => {
  const due = chart(paid, { withdrawnAt: AT, deletedAt: AT, isRefundDue: true });
  const { user, card, stored } = await showReleased(due, 'admin');
  server.use(
    mockOperation(refundFile, () => {
      const refunded = { ...stored.uploadedFiles[0]!, isRefundDue: false, isPaid: false, refundedAt: AT };
      stored.uploadedFiles = [refunded];
      return refunded;
    }),
  );
  await user.click(card.getByRole('button', { name: 'Refund $25.00: chart.pdf' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Refund this payment?' })).getByRole('button', {
      name: 'Refund $25.00',
    }),
  );
  expect(await screen.findByText('$25.00 refunded')).toBeVisible();
  expect(await card.findByText(/^Payment refunded on/)).toBeVisible();
});

describe('changing the terms of a file', () => {
  const terms = { requiresPayment: true, chargeAmount: 25, adminComment: 'Pages 1 to 40' };

  it('starts with the current terms and sends them with the change', async () => {
    const { user, card, stored } = await showReleased(chart(terms));
    const requests = recordBodies(changeFileTerms, () => {
      const changed = {
        ...stored.uploadedFiles[0]!,
        chargeAmount: 40,
        embargoEnabled: true,
        embargoDays: 3,
      };
      stored.uploadedFiles = [changed];
      return changed;
    });
    await user.click(card.getByRole('button', { name: 'Change terms: chart.pdf' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change terms' }));
    expect(dialog.getByText(/“chart.pdf” from now on/)).toBeVisible();
    expect(dialog.getByLabelText(/Comment/)).toHaveValue('Pages 1 to 40');
    const amount = dialog.getByLabelText('Amount in USD');
    expect(amount).toHaveValue('25.00');
    await user.clear(amount);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please enter a valid charge amount')).toBeVisible();
    await user.type(amount, '40');
    await user.click(dialog.getByRole('checkbox', { name: 'Embargo' }));
    await user.clear(dialog.getByLabelText('Days'));
    await user.type(dialog.getByLabelText('Days'), '3');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Terms of “chart.pdf” changed')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(requests).toEqual([
      {
        requestId: stored._id,
        fileId: stored.uploadedFiles[0]!.fileId,
        adminComment: 'Pages 1 to 40',
        requiresPayment: true,
        chargeAmount: '40',
        embargoEnabled: true,
        embargoDays: 3,
        seen: { ...terms, embargoEnabled: false, embargoDays: 0 },
      },
    ]);
    await waitFor(() => expect(card.getByText('$40.00')).toBeVisible());
  });

  it('may have been saved if the answer was lost', async () => {
    const { user, card } = await showReleased(chart(terms));
    server.use(failOperation(changeFileTerms, 'unavailable', 'The store is down'));
    await user.click(card.getByRole('button', { name: 'Change terms: chart.pdf' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change terms' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^We could not confirm that this was saved ?The store is down/,
    );
  });

  it('says why it was refused and keeps the typed values', async () => {
    const { user, card } = await showReleased(chart(terms));
    server.use(
      failOperation(
        changeFileTerms,
        'conflict',
        'Someone else changed the terms of this file. Please check them and try again.',
      ),
    );
    await user.click(card.getByRole('button', { name: 'Change terms: chart.pdf' }));
    await user.clear(screen.getByLabelText('Amount in USD'));
    await user.type(screen.getByLabelText('Amount in USD'), '40');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Someone else changed the terms/);
    expect(screen.getByLabelText('Amount in USD')).toHaveValue('40');
  });

  it.each<[string, Partial<FileView>, boolean]>([
    ['not paid', terms, true],
    ['free', {}, true],
    ['paid', paid, false],
    ['paid by a bank payment that is clearing', { ...terms, paymentState: 'clearing' }, false],
    ['downloaded by the client', { isDownloadedByPublic: true }, false],
    ['deleted', { deletedAt: AT }, false],
    ['infected', { scan: 'infected' }, false],
  ])('is offered for a file that is %s: %s', async (_, facts, isOffered) => {
    const { card } = await showReleased(chart(facts));
    expect(card.queryAllByRole('button', { name: 'Change terms: chart.pdf' })).toHaveLength(
      isOffered ? 1 : 0,
    );
  });
});
