import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { installFakeStripe } from '../../../testing/fakeStripe.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { aClientInvoice } from '../../invoices/testing/aClientInvoice.ts';
import { aReleasedFile, aRequest } from '../../requests/testing/aRequest.ts';
import { mockLookups, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';
// Preloads the lazy parts.
import '../../invoices/client/Invoices.tsx';
import '../../payments/payAll/PayAll.tsx';

const stripe = installFakeStripe();

const file = aReleasedFile(
  { originalName: 'chart.pdf', isViewable: false, isDownloadable: false },
  { requiresPayment: true, chargeAmount: 25 },
);
const invoice = aClientInvoice({ totalAmount: 10 });
const due = [
  { kind: 'file', fileId: file.fileId, name: file.originalName, amount: 2500 },
  { kind: 'invoice', invoiceId: invoice.invoiceId, name: invoice.invoiceNumber, amount: 1000 },
] as const;

it.each<[string, Parameters<typeof aRequest>[0], button: string | RegExp, amount: number]>([
  ['the fee', { status: 'on_hold', payment: { state: 'failed', amount: 1500 } }, 'Pay again', 1500],
  ['a document', { uploadedFiles: [file] }, 'Pay $25.00 for chart.pdf', 2500],
  ['an invoice', { customInvoices: [invoice] }, `Pay $10.00 for ${invoice.invoiceNumber}`, 1000],
  [
    'everything that is due',
    {
      uploadedFiles: [file],
      customInvoices: [invoice],
      everythingDue: {
        amount: 3500,
        items: [...due],
        waiting: { embargoed: 0, notScanned: 0, clearing: 0, later: 0 },
      },
    },
    /^Pay all/,
    3500,
  ],
])('a card that is declined for %s comes with what to do next', async (_, facts, name, amount) => {
  mockLookups(() => aRequest(facts));
  server.use(
    mockOperation(createPaymentIntent, () => ({
      paymentIntentId: 'pi_1',
      clientSecret: 'pi_1_secret',
      publishableKey: 'pk_test_1',
      amount,
      status: 'requires_payment_method' as const,
      ...(amount === 3500 && { items: [...due] }),
    })),
  );
  const { user } = renderScreen(<RequestStatusScreen />, trackerAddress);
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  const pay = await dialog.findByRole('button', { name: /^Pay \$/ });
  await waitFor(() => {
    stripe.fillCard();
    expect(pay).not.toHaveAttribute('aria-disabled');
  });
  stripe.confirmCardPayment.mockResolvedValueOnce({
    error: {
      message: 'Your card was declined.',
      code: 'card_declined',
      payment_intent: { id: 'pi_1', status: 'requires_payment_method' },
    },
  });
  await user.click(pay);
  expect(await dialog.findByText('Your card was declined.')).toBeVisible();
  expect(
    dialog.getByText(
      'Try another card, choose “Bank account (ACH)”, or call your bank at the phone number on the back of your card.',
    ),
  ).toBeVisible();
});
