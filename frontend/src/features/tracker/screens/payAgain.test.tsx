import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import type { PaymentStatus } from '@portal/contract/payments/schemas/paymentStatus.ts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import type { PaymentPanelProps } from '../../payments/form/PaymentForms.tsx';
import type { TrackedRequest } from '../../requests/api/requestStatusQuery.ts';
import { aRequest } from '../../requests/testing/aRequest.ts';
import { mockLookups, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';

// The payment forms have separate tests.
vi.mock('../../payments/form/PaymentPanel.tsx', () => ({
  PaymentPanel: ({ intent, onPaid, onBusy, onVerifying, nextSteps }: PaymentPanelProps) => (
    <div>
      {intent.status === 'requires_action' && <p>{nextSteps}</p>}
      <button type="button" onClick={() => onVerifying?.(true)}>
        Verifying
      </button>
      <button type="button" onClick={() => onBusy?.(true)}>
        Processing
      </button>
      <button type="button" onClick={() => onPaid('succeeded', 'card')}>
        Paid
      </button>
    </div>
  ),
}));

const failed = aRequest({ status: 'on_hold', payment: { state: 'failed', amount: 1500 } });
const paid = aRequest({ status: 'pending', updatedAt: '2026-11-05T16:30:00.000Z' });

/** Mocks with a PaymentIntent for the fee. Returns the requests with their access token. */
function mockIntent(status: () => PaymentStatus = () => 'requires_payment_method') {
  const requests: { requestId: string; token: string | null }[] = [];
  server.use(
    mockOperation(createPaymentIntent, ({ body, headers }) => {
      if (body.type !== 'pay_again') throw new Error('Expected pay_again');
      requests.push({ requestId: body.requestId, token: headers.get('X-Request-Access') });
      return {
        paymentIntentId: 'pi_1',
        clientSecret: 'pi_1_secret',
        publishableKey: 'pk_test_1',
        amount: 1500,
        status: status(),
        ...(status() === 'requires_action' && { verificationUrl: 'https://payments.example/verify' }),
      };
    }),
  );
  return requests;
}

async function openDialog(reply: () => TrackedRequest = () => failed) {
  const lookups = mockLookups(reply);
  const { user } = renderScreen(<RequestStatusScreen />, trackerAddress);
  await user.click(await screen.findByRole('button', { name: 'Pay again' }));
  const element = await screen.findByRole('dialog', { name: 'Pay the processing fee again' });
  return { user, lookups, element, dialog: within(element) };
}

describe('a fee whose payment failed', () => {
  it('says what happened and that the request is on hold', async () => {
    mockLookups(() => failed);
    renderScreen(<RequestStatusScreen />, trackerAddress);
    expect(await screen.findByText('Your payment did not go through')).toBeVisible();
    expect(screen.getByText(/your request is on hold/)).toBeVisible();
  });

  it('is paid again with the access of the lookup', async () => {
    const requests = mockIntent();
    const { dialog } = await openDialog();
    await dialog.findByRole('button', { name: 'Paid' });
    expect(dialog.getByText('$15.00 for order LAW-2026-001')).toBeVisible();
    expect(requests).toEqual([{ requestId: failed._id, token: 'access-token-1' }]);
  });

  it('is polled until the request continues', async () => {
    mockIntent();
    let response = failed;
    const { user, dialog, lookups } = await openDialog(() => response);
    await user.click(await dialog.findByRole('button', { name: 'Paid' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('Thank you. Your payment is being processed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay again' })).not.toBeInTheDocument();
    response = paid;
    expect(
      await screen.findByText(/We have your request/, undefined, {
        timeout: 10_000,
      }),
    ).toBeVisible();
    expect(lookups.length).toBeGreaterThan(1);
  });

  it('links to the verification of a bank account and offers another payment', async () => {
    mockIntent(() => 'requires_action');
    let response = failed;
    const { user, dialog } = await openDialog(() => response);
    await dialog.findByRole('button', { name: 'Paid' });
    const verificationUrl = 'https://payments.example/verify';
    response = { ...failed, payment: { ...failed.payment, verificationUrl } };
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('A bank account needs to be verified')).toBeVisible();
    expect(screen.getByRole('link', { name: /Verify on Stripe’s page/ })).toHaveAttribute(
      'href',
      verificationUrl,
    );
    await user.click(screen.getByRole('button', { name: 'Pay again' }));
    expect(await screen.findByRole('dialog', { name: 'Pay the processing fee again' })).toBeVisible();
  });

  it('can be paid again for a closed request, without a mention of a hold', async () => {
    mockLookups(() => ({ ...failed, status: 'completed' }));
    renderScreen(<RequestStatusScreen />, trackerAddress);
    expect(await screen.findByRole('button', { name: 'Pay again' })).toBeVisible();
    expect(screen.queryByText(/on hold/)).not.toBeInTheDocument();
  });

  it('can be paid again after the second payment fails', async () => {
    mockIntent();
    let response = failed;
    const { user, dialog } = await openDialog(() => response);
    await user.click(await dialog.findByRole('button', { name: 'Paid' }));
    await screen.findByText('Thank you. Your payment is being processed.');
    response = { ...failed, updatedAt: '2026-11-06T16:30:00.000Z' };
    expect(await screen.findByRole('button', { name: 'Pay again' })).toBeVisible();
  });

  it('says that it was paid in another tab and reloads the request', async () => {
    let response = failed;
    server.use(
      mockOperation(createPaymentIntent, () => {
        response = paid;
        throw new MockFailure(
          'conflict',
          'The processing fee of this request does not need to be paid again.',
        );
      }),
    );
    mockLookups(() => response);
    const { user } = renderScreen(<RequestStatusScreen />, trackerAddress);
    await user.click(await screen.findByRole('button', { name: 'Pay again' }));
    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent('The processing fee of this request does not need to be paid again.');
    await user.click(within(message).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/We have your request/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows an error when the response has no client secret', async () => {
    server.use(
      http.post('*/api/payment/create-intent', () =>
        HttpResponse.json({ success: true, data: { paymentIntentId: 'pi_1' } }),
      ),
    );
    const { dialog } = await openDialog();
    expect(
      await dialog.findByText('Payment initialization failed: No client secret received from the server'),
    ).toBeVisible();
  });

  it('says why the form could not be loaded and retries', async () => {
    server.use(failOperation(createPaymentIntent, 'unavailable', 'Stripe is down'));
    const { user, dialog } = await openDialog();
    expect(await dialog.findByText('Payment initialization failed: Stripe is down')).toBeVisible();
    mockIntent();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByRole('button', { name: 'Paid' })).toBeVisible();
  });
});

describe('closing the dialog', () => {
  it('is blocked while a payment is processed', async () => {
    mockIntent();
    const { user, dialog, element } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: 'Processing' }));
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(element).toBeVisible();
  });

  it('is possible while a bank account awaits verification', async () => {
    mockIntent(() => 'requires_action');
    const { user, dialog } = await openDialog();
    expect(await dialog.findByText(/use the link we email you/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Processing' }));
    await user.click(dialog.getByRole('button', { name: 'Verifying' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay again' })).toHaveFocus();
  });
});
