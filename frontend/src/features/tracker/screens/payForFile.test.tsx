import { updateFilePayment } from '@portal/contract/payments/endpoints/paymentUpdates.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import type { PaymentPanelProps } from '../../payments/form/PaymentForms.tsx';
import { aReleasedFile, aRequest } from '../../requests/testing/aRequest.ts';
import { mockLookups, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';

// The payment forms have separate tests.
vi.mock('../../payments/form/PaymentPanel.tsx', () => ({
  PaymentPanel: ({ onPaid, onExpired }: PaymentPanelProps) => (
    <>
      <button type="button" onClick={() => onPaid('succeeded', 'card')}>
        Paid
      </button>
      <button type="button" onClick={onExpired}>
        Expired
      </button>
    </>
  ),
}));

const charge = { requiresPayment: true, chargeAmount: 25.5 };
const unpaid = (terms: Parameters<typeof aReleasedFile>[1] = {}) =>
  aReleasedFile(
    {
      originalName: 'chart.pdf',
      isViewable: false,
      isDownloadable: false,
      downloadReason: 'You can open this file after you pay for it.',
    },
    { ...charge, ...terms },
  );
const PAY = 'Pay $25.50 for chart.pdf';

/** Opens a request with one unpaid file. Tests may replace `stored.file`. */
async function openWith(file: FileView) {
  const stored = { file };
  mockLookups(() => aRequest({ uploadedFiles: [stored.file] }));
  const { user } = renderScreen(<RequestStatusScreen />, trackerAddress);
  const group = within(await screen.findByRole('region', { name: 'Files from the legal team' }));
  return { user, group, stored };
}

/** Mocks PaymentIntents of a file with these amounts; the last one repeats. Returns the request bodies. */
function mockIntent(...amounts: number[]) {
  const requests: unknown[] = recordBodies(createPaymentIntent, () => ({
    paymentIntentId: `pi_${requests.length}`,
    clientSecret: 'pi_1_secret',
    publishableKey: 'pk_test_1',
    amount: amounts[Math.min(requests.length, amounts.length) - 1] ?? 2550,
    status: 'requires_payment_method' as const,
  }));
  return requests;
}

describe('the charge of a file', () => {
  it('is paid in a dialog that names file and amount, and the file opens after the server recorded the payment', async () => {
    const requests = mockIntent();
    const { user, group, stored } = await openWith(unpaid());
    const { fileId } = stored.file;
    server.use(
      mockOperation(updateFilePayment, () => {
        stored.file = aReleasedFile(
          { fileId, originalName: 'chart.pdf' },
          { ...charge, isPaid: true, paymentState: 'paid', downloadUntil: '2099-03-04T10:00:00.000Z' },
        );
        return { fileId, isPaid: true, paymentState: 'paid' as const };
      }),
    );
    await user.click(group.getByRole('button', { name: PAY }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay for a file' }));
    expect(dialog.getByText(/^\$25\.50 for “chart\.pdf”/)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Paid' }));
    expect(await group.findByRole('button', { name: 'Download chart.pdf' })).toBeVisible();
    expect(requests).toEqual([{ type: 'file', requestId: aRequest()._id, fileId }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows old and new amount when staff change it while the dialog is open', async () => {
    mockIntent(2550, 3000);
    const { user, group } = await openWith(unpaid());
    await user.click(group.getByRole('button', { name: PAY }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay for a file' }));
    await user.click(await dialog.findByRole('button', { name: 'Expired' }));
    expect(await dialog.findByText('The amount changed from $25.50 to $30.00.')).toBeVisible();
    expect(dialog.getByText(/^\$30\.00 for “chart\.pdf”/)).toBeVisible();
    expect(dialog.queryByText(/^\$25\.50 for/)).not.toBeInTheDocument();
  });

  it('shows old and new amount when it changed after the request was loaded', async () => {
    mockIntent(3000);
    const { user, group } = await openWith(unpaid());
    await user.click(group.getByRole('button', { name: PAY }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay for a file' }));
    expect(await dialog.findByText('The amount changed from $25.50 to $30.00.')).toBeVisible();
    expect(dialog.getByText(/^\$30\.00 for “chart\.pdf”/)).toBeVisible();
  });

  it('cannot be paid during an embargo', async () => {
    const { group } = await openWith(unpaid({ availableAt: '2099-03-04T10:00:00.000Z' }));
    expect(group.getByRole('button', { name: PAY })).toBeDisabled();
  });

  it('cannot be paid while a bank payment is clearing', async () => {
    const { group } = await openWith(unpaid({ paymentState: 'clearing' }));
    expect(group.getByText('Bank payment clearing')).toBeVisible();
    expect(group.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be paid again after a bank payment failed', async () => {
    const { group } = await openWith(unpaid({ paymentState: 'failed' }));
    expect(group.getByText('Your bank did not complete the payment. Please pay again.')).toBeVisible();
    expect(group.getByRole('button', { name: PAY })).toBeEnabled();
  });

  it('says that it was paid in another tab, and the file opens after the dialog closes', async () => {
    const { user, group, stored } = await openWith(unpaid());
    const { fileId } = stored.file;
    const paid = aReleasedFile(
      { fileId, originalName: 'chart.pdf' },
      { ...charge, isPaid: true, paymentState: 'paid' as const },
    );
    server.use(
      mockOperation(createPaymentIntent, () => {
        stored.file = paid;
        throw new MockFailure('conflict', 'This file is already paid for.');
      }),
    );
    await user.click(group.getByRole('button', { name: PAY }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This file is already paid for.');
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(await group.findByRole('button', { name: 'Download chart.pdf' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['conflict', 'You can’t pay for this file yet. The request page shows from when.'],
    ['conflict', 'This file has no charge, so its downloads are not limited.'],
    ['conflict', 'You can pay for this file after it passes the virus scan.'],
    ['not_found', 'File not found'],
  ] as const)('stays unpaid when the server refuses the payment: %s, %s', async (code, message) => {
    const { user, group } = await openWith(unpaid());
    const recorded = vi.fn<() => void>();
    server.use(
      failOperation(createPaymentIntent, code, message),
      mockOperation(updateFilePayment, ({ body: { fileId } }) => {
        recorded();
        return { fileId, isPaid: false, paymentState: 'unpaid' as const };
      }),
    );
    await user.click(group.getByRole('button', { name: PAY }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      code === 'conflict'
        ? message
        : 'This file can’t be paid for anymore. It was withdrawn. Nothing was charged now.',
    );
    expect(within(alert).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(await group.findByRole('button', { name: PAY })).toBeVisible();
    expect(recorded).not.toHaveBeenCalled();
  });

  it('says why the payment could not be recorded and can be paid again', async () => {
    mockIntent();
    const { user, group } = await openWith(unpaid());
    server.use(failOperation(updateFilePayment, 'forbidden', 'Not now'));
    await user.click(group.getByRole('button', { name: PAY }));
    await user.click(await screen.findByRole('button', { name: 'Paid' }));
    expect(await screen.findByText('Error updating payment status: Not now')).toBeVisible();
    expect(group.getByText('Failed to update payment status: Not now')).toBeVisible();
    expect(await group.findByRole('button', { name: PAY })).toBeEnabled();
  });

  it('shows a default message when the payment could not be recorded without a reason', async () => {
    mockIntent();
    const { user, group } = await openWith(unpaid());
    server.use(failOperation(updateFilePayment, 'unexpected', ''));
    await user.click(group.getByRole('button', { name: PAY }));
    await user.click(await screen.findByRole('button', { name: 'Paid' }));
    expect(
      await screen.findByText('Error updating payment status: Failed to update payment status'),
    ).toBeVisible();
    expect(await group.findByText('Failed to update payment status')).toBeVisible();
  });
});
