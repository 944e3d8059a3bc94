import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { listCopyServices } from '@portal/contract/configuration/endpoints/copyServices.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import type { PaymentStatus } from '@portal/contract/payments/schemas/paymentStatus.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDraft } from '../../../testing/aDraft.ts';
import { installFakeStripe } from '../../../testing/fakeStripe.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { someCopyServices } from '../../../testing/someCopyServices.ts';
import { paymentStore, type StoredPayment } from '../../payments/fee/storedPayment.ts';
import { draftStore } from '../../requests/draft/draftStore.ts';
import { readPendingSubmission } from '../pendingSubmission.ts';
import { WizardScreen } from './WizardScreen.tsx';

const payment: StoredPayment = {
  success: true,
  paymentId: 'pi_1',
  amount: 1500,
  status: 'succeeded',
  paymentMethod: 'card',
};

const stripe = installFakeStripe();

beforeEach(() => {
  server.use(
    mockOperation(listFacilities, () => []),
    mockOperation(listCopyServices, () => someCopyServices),
  );
  draftStore.save(aDraft());
});

function mockIntent(status: PaymentStatus, paymentIntentId = 'pi_1'): void {
  server.use(
    mockOperation(createPaymentIntent, () => ({
      paymentIntentId,
      clientSecret: 'pi_1_secret',
      publishableKey: 'pk_test_1',
      amount: 1500,
      status,
    })),
  );
}

const open = (step = 5) =>
  renderScreen(
    <Routes>
      <Route path="/client/request" element={<WizardScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    `/client/request?step=${step}`,
  );
const payButton = () => screen.findByRole('button', { name: 'Pay $15.00' });

async function openFilled() {
  mockIntent('requires_payment_method');
  const opened = open();
  const button = await payButton();
  await waitFor(() => {
    stripe.fillCard();
    expect(button).not.toHaveAttribute('aria-disabled');
  });
  return { ...opened, button };
}

describe('the payment step', () => {
  it('blocks payment and submission until the card is complete', async () => {
    mockIntent('requires_payment_method');
    open();
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Complete Payment First' })).toBeDisabled();
  });

  it('lists the accepted cards only while the payer pays by card', async () => {
    mockIntent('requires_payment_method');
    const { user } = open();
    expect(await screen.findByRole('list', { name: 'Accepted cards' })).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: 'Bank account (ACH)' }));
    expect(screen.queryByRole('list', { name: 'Accepted cards' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    expect(screen.getByRole('list', { name: 'Accepted cards' })).toBeVisible();
  });

  it('shows the provider’s message for a declined card and allows a retry', async () => {
    const { user, button } = await openFilled();
    stripe.confirmCardPayment.mockResolvedValueOnce({
      error: { message: 'Your card was declined.', code: 'card_declined' },
    });
    await user.click(button);
    expect(await screen.findByText('Your card was declined.')).toBeInTheDocument();
    expect(screen.getByText(/^Try another card, choose .*, or call your bank/)).toBeVisible();
    stripe.confirmCardPayment.mockResolvedValueOnce({
      paymentIntent: { id: 'pi_1', status: 'succeeded' },
    });
    await user.click(await payButton());
    expect(await screen.findByText('Payment successful')).toBeInTheDocument();
  });

  it('shows a default message when the provider throws', async () => {
    const { user, button } = await openFilled();
    stripe.confirmCardPayment.mockRejectedValueOnce(new Error('boom'));
    await user.click(button);
    expect(
      await screen.findByText('An unexpected error occurred during payment processing'),
    ).toBeInTheDocument();
  });

  it('confirms the payment after the banner and locks the earlier steps', async () => {
    const { user, button } = await openFilled();
    stripe.confirmCardPayment.mockResolvedValueOnce({
      paymentIntent: { id: 'pi_1', status: 'succeeded' },
    });
    await user.click(button);
    await screen.findByText('Payment successful');
    expect(paymentStore.read()).toBeNull();
    expect(await screen.findByText('Payment Complete')).toBeInTheDocument();
    expect(paymentStore.read()).toEqual(payment);
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
  });

  it('shows the payment as complete when the server confirms it', async () => {
    paymentStore.save(payment);
    mockIntent('succeeded');
    open();
    expect(await screen.findByText('Payment Complete')).toBeInTheDocument();
  });

  it.each([1, 4])('opens instead of step %i once it is paid, and says why', async (step) => {
    paymentStore.save(payment);
    mockIntent('succeeded');
    open(step);
    expect(await screen.findByText('Payment Complete')).toBeInTheDocument();
    expect(screen.getByText(/you can no longer change the earlier steps/)).toBeInTheDocument();
  });

  it('stores that a bank account awaits verification, which keeps the draft longer', async () => {
    server.use(
      mockOperation(createPaymentIntent, () => ({
        paymentIntentId: 'pi_1',
        clientSecret: 'pi_1_secret',
        publishableKey: 'pk_test_1',
        amount: 1500,
        status: 'requires_action' as const,
        verificationUrl: 'https://verify.example/1',
      })),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'Verify your bank account' })).toBeInTheDocument();
    expect(paymentStore.read()).toMatchObject({ success: false, status: 'requires_action' });
  });

  it('asks for payment when only this tab claims that it is paid', async () => {
    paymentStore.save(payment);
    mockIntent('requires_payment_method');
    open();
    expect(await payButton()).toBeInTheDocument();
    expect(paymentStore.read()).toBeNull();
    expect(screen.getByRole('button', { name: 'Back' })).toBeEnabled();
  });

  it('says why it cannot start and offers a retry', async () => {
    server.use(failOperation(createPaymentIntent, 'conflict', 'The draft is being submitted'));
    const { user } = open();
    expect(await screen.findByText('Payment System Error')).toBeInTheDocument();
    expect(
      screen.getByText('Payment initialization failed: The draft is being submitted'),
    ).toBeInTheDocument();
    mockIntent('requires_payment_method');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await payButton()).toBeInTheDocument();
  });

  it.each([
    [{ paymentIntentId: 'pi_1' }, 'No client secret received from payment intent creation'],
    [null, 'Invalid response from server'],
    [{ clientSecret: 'pi_1_secret' }, 'Invalid response from server'],
  ])('cannot start with the response %j', async (data, reason) => {
    server.use(http.post('*/api/payment/create-intent', () => HttpResponse.json({ success: true, data })));
    open();
    expect(await screen.findByText(`Payment initialization failed: ${reason}`)).toBeInTheDocument();
  });

  it('shows a default message when the provider gives no reason', async () => {
    const { user, button } = await openFilled();
    stripe.confirmCardPayment.mockResolvedValueOnce({ error: { type: 'api_error' } });
    await user.click(button);
    expect(
      await screen.findByText('An error occurred while processing your payment. Please try again.'),
    ).toBeInTheDocument();
  });

  it('starts a new payment when the previous one has expired and says so', async () => {
    const { user, button } = await openFilled();
    mockIntent('requires_payment_method', 'pi_2');
    stripe.confirmCardPayment.mockResolvedValueOnce({
      error: { message: 'no', payment_intent: { id: 'pi_1', status: 'canceled' } },
    });
    await user.click(button);
    expect(await screen.findByText('We started a new payment')).toBeInTheDocument();
    expect(await payButton()).toBeInTheDocument();
  });

  it('asks for a new payment when the server returns a canceled one', async () => {
    mockIntent('canceled');
    const { user } = open();
    expect(await screen.findByText('This request has expired')).toBeInTheDocument();
    mockIntent('requires_payment_method');
    await user.click(screen.getByRole('button', { name: 'Continue with what I entered' }));
    expect(await payButton()).toBeInTheDocument();
  });

  it('continues with a new draft when the server no longer stores the old one, and names the files to add', async () => {
    server.use(failOperation(createPaymentIntent, 'gone', 'This draft has expired.'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Continue with what I entered' }));
    expect(await screen.findByText(/You only need to add these files again: loa.pdf/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Request Details' })).toBeInTheDocument();
    expect(draftStore.read()).toMatchObject({ values: { orderId: 'A-1177', patientName: 'Maria Alvarez' } });
    expect(draftStore.read()?.draftId).not.toBe(aDraft().draftId);
  });

  it('explains a form that takes ten seconds to load and offers a retry', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      server.use(mockOperation(createPaymentIntent, () => new Promise<never>(() => undefined)));
      const { user } = open();
      expect(await screen.findByText('Loading payment form...')).toBeInTheDocument();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await screen.findByText('This is taking longer than usual')).toBeInTheDocument();
      mockIntent('requires_payment_method');
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await payButton()).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  it('requests the payment in the language of the page', async () => {
    const requests = vi.fn<(language: unknown) => void>();
    server.use(
      mockOperation(createPaymentIntent, ({ body }) => {
        requests('language' in body && body.language);
        throw new MockFailure('conflict', 'no');
      }),
    );
    open();
    await waitFor(() => expect(requests).toHaveBeenCalledWith('en'));
  });

  it('opens the step of a field that the server rejects', async () => {
    server.use(
      failOperation(createPaymentIntent, 'invalid_input', 'Please check the request', {
        'request.patientName': 'Patient name is required',
      }),
    );
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Patient Details' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Patient name is required' })).toBeInTheDocument();
  });

  it('lists a file that the server rejects as not accepted, with the reason', async () => {
    const reason = 'File loa.pdf contains macros.';
    server.use(failOperation(createPaymentIntent, 'file_rejected', reason, { 'request.loaFiles.0': reason }));
    open();
    expect(await screen.findByRole('link', { name: reason })).toBeInTheDocument();
    const files = within(screen.getByRole('list', { name: /^Files: Letter of Authorization/ }));
    expect(files.getByText(/Not accepted/)).toBeInTheDocument();
    expect(files.getByText(reason)).toBeInTheDocument();
    expect(draftStore.read()).toMatchObject({
      values: { loaFiles: [] },
      refusedFiles: [{ group: 'loaFiles', name: 'loa.pdf' }],
    });
  });
});

describe('submission', () => {
  beforeEach(() => {
    paymentStore.save(payment);
    mockIntent('succeeded');
  });

  const submit = async () => {
    const { user } = open();
    await user.dblClick(await screen.findByRole('button', { name: 'Submit Request' }));
  };
  const address = () => `${window.location.pathname}${window.location.search}`;

  it('is sent once on a double click, opens the result and clears the draft', async () => {
    const requests = vi.fn<(id: string) => void>();
    server.use(
      mockOperation(submitClientRequest, ({ body }) => {
        requests('payment' in body ? body.payment.id : '');
        return {
          requestId: `req_${'a'.repeat(24)}`,
          orderId: 'A-1177',
          verificationCode: '7K3M9-QX2TB',
          status: 'pending',
        };
      }),
    );
    await submit();
    await vi.waitFor(() =>
      expect(address()).toBe('/order-success?orderId=A-1177&verificationCode=7K3M9-QX2TB'),
    );
    expect(requests).toHaveBeenCalledExactlyOnceWith('pi_1');
    expect(draftStore.read()).toBeNull();
    expect(paymentStore.read()).toBeNull();
  });

  it('marks a clearing bank payment on the next screen', async () => {
    mockIntent('processing');
    server.use(
      mockOperation(submitClientRequest, () => ({
        requestId: `req_${'a'.repeat(24)}`,
        orderId: 'A-1177',
        verificationCode: '7K3M9-QX2TB',
        status: 'pending',
      })),
    );
    const { user } = open();
    expect(await screen.findByText('Bank payment clearing')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Submit Request' }));
    await vi.waitFor(() =>
      expect(address()).toBe('/order-success?orderId=A-1177&verificationCode=7K3M9-QX2TB&payment=clearing'),
    );
  });

  it('sends the request again under the same payment when the server no longer stores it', async () => {
    const savedDraft = vi.fn<(draftId: unknown) => void>();
    server.use(failOperation(submitClientRequest, 'gone', 'This draft has expired. Please contact support.'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Submit Request' }));
    expect(await screen.findByText('Please send your request again')).toBeInTheDocument();
    expect(screen.getByText(/we won’t charge you again/)).toBeInTheDocument();
    server.use(
      mockOperation(createPaymentIntent, ({ body }) => {
        savedDraft('draftId' in body && body.draftId);
        return {
          paymentIntentId: 'pi_1',
          clientSecret: 'pi_1_secret',
          publishableKey: 'pk_test_1',
          amount: 1500,
          status: 'succeeded' as const,
        };
      }),
      mockOperation(submitClientRequest, ({ body }) => {
        expect(body).toMatchObject({ payment: { id: 'pi_1' } });
        return {
          requestId: `req_${'a'.repeat(24)}`,
          orderId: 'A-1177',
          verificationCode: '7K3M9-QX2TB',
          status: 'pending',
        };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Send the request again' }));
    await vi.waitFor(() => expect(address()).toContain('verificationCode=7K3M9-QX2TB'));
    expect(savedDraft).toHaveBeenCalledExactlyOnceWith(aDraft().draftId);
  });

  it('opens the pending screen when no response arrives', async () => {
    server.use(failOperation(submitClientRequest, 'unavailable', 'The store is down'));
    await submit();
    await waitFor(() => expect(address()).toBe('/order-success?orderId=A-1177&verificationCode=PENDING'));
    expect(readPendingSubmission()).toEqual({
      draftId: aDraft().draftId,
      paymentId: 'pi_1',
      orderId: 'A-1177',
    });
    expect((await screen.findAllByText('The store is down'))[0]).toBeInTheDocument();
  });

  it('shows a default message when the server gives no reason', async () => {
    server.use(failOperation(submitClientRequest, 'unexpected', ''));
    await submit();
    expect((await screen.findAllByText('Submission failed'))[0]).toBeInTheDocument();
  });

  it('asks for payment when the server finds the fee unpaid', async () => {
    server.use(failOperation(submitClientRequest, 'payment_incomplete', 'The payment is not complete'));
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Submit Request' });
    mockIntent('requires_payment_method');
    await user.click(button);
    expect(await payButton()).toBeInTheDocument();
    expect(window.location.pathname).toBe('/client/request');
  });
});
