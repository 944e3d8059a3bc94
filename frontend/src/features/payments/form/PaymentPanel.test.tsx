import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { installFakeStripe } from '../../../testing/fakeStripe.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import type { PaymentPanelProps } from './PaymentForms.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';

const stripe = installFakeStripe();
const onPaid = vi.fn<PaymentPanelProps['onPaid']>();
const onBusy = vi.fn<(busy: boolean) => void>();
const onExpired = vi.fn<() => void>();

const intent: PaymentPanelProps['intent'] = {
  paymentIntentId: 'pi_1',
  clientSecret: 'pi_1_secret',
  publishableKey: 'pk_test_1',
  amount: 1500,
  status: 'requires_payment_method',
};
const awaitingVerification = {
  id: 'pi_1',
  status: 'requires_action',
  next_action: { verify_with_microdeposits: { hosted_verification_url: 'https://verify.example/1' } },
};
const VERIFICATION = 'Verify your bank account';
const ADVICE =
  'Try another card, choose “Bank account (ACH)”, or call your bank at the phone number on the back of your card.';

beforeEach(() => {
  vi.clearAllMocks();
  stripe.createPaymentMethod.mockResolvedValue({ paymentMethod: { id: 'pm_1' } });
});

const open = (changes: Partial<PaymentPanelProps['intent']> = {}) =>
  renderScreen(
    <PaymentPanel
      intent={{ ...intent, ...changes }}
      payerEmail="chicago@meridiancopy.example"
      onPaid={onPaid}
      onBusy={onBusy}
      onExpired={onExpired}
    />,
  );
const payButton = () => screen.findByRole('button', { name: 'Pay $15.00' });

async function openBank() {
  const opened = open();
  await opened.user.click(await screen.findByRole('radio', { name: 'Bank account (ACH)' }));
  await screen.findByLabelText('Routing number');
  return opened.user;
}

async function fillBank() {
  const user = await openBank();
  await fill(user, screen.getByLabelText('Account holder name'), 'Dana Whitfield');
  await fill(user, screen.getByLabelText('Routing number'), '110000000');
  await fill(user, screen.getByLabelText('Account number'), '000123456789');
  return user;
}

async function payByBank() {
  const user = await fillBank();
  await user.click(await payButton());
  return user;
}

describe('payment methods', () => {
  it('show their fees, card first', async () => {
    open();
    const card = await screen.findByRole('radio', { name: 'Card' });
    expect(card).toBeChecked();
    expect(card).toHaveAccessibleDescription('2.9% + 30 cents, instant');
    expect(screen.getByRole('radio', { name: 'Bank account (ACH)' })).toHaveAccessibleDescription(
      '0.8%, 3-7 business days Your bank account may first have to be verified with a small deposit, which takes 1-2 business days.',
    );
    expect(screen.getByRole('group', { name: 'Payment method' })).toHaveAccessibleDescription(
      'The payment provider’s fee is included in $15.00. The total does not change.',
    );
  });
});

describe('paying by card', () => {
  const missing = /^Please complete your card information\.$/;

  it('shows what is missing when Pay is clicked with an incomplete card', async () => {
    const { user } = open();
    const button = await payButton();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(missing);
    expect(stripe.focusCard).toHaveBeenCalledOnce();
    act(() => stripe.fillCard());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(stripe.confirmCardPayment).not.toHaveBeenCalled();
  });

  it('shows what is missing when Enter is pressed in the name or card field', async () => {
    const { user } = open();
    await payButton();
    await user.type(screen.getByLabelText(/^Name on card/), '{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(missing);
    await user.type(screen.getByLabelText(/^Name on card/), 'D');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('group', { name: 'Card details' }), { key: 'Enter' });
    expect(await screen.findByRole('alert')).toHaveTextContent(missing);
  });

  it('treats a submit of the surrounding form as Enter while the card field has the focus', async () => {
    const submitted = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    renderScreen(
      <form aria-label="around" onSubmit={submitted}>
        <PaymentPanel intent={intent} onPaid={onPaid} />
      </form>,
    );
    await payButton();
    const around = screen.getByRole('form', { name: 'around' });
    fireEvent.submit(around);
    expect(submitted).toHaveBeenCalledOnce();
    const field = screen.getByRole('group', { name: 'Card details' });
    field.tabIndex = -1;
    field.focus();
    fireEvent.submit(around);
    expect(submitted).toHaveBeenCalledOnce();
    expect(await screen.findByRole('alert')).toHaveTextContent(missing);
  });

  it('pays on Enter when the card is complete', async () => {
    const { user } = open();
    const button = await payButton();
    await waitFor(() => {
      stripe.fillCard();
      expect(button).not.toHaveAttribute('aria-disabled');
    });
    stripe.confirmCardPayment.mockResolvedValueOnce({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
    await user.type(screen.getByLabelText(/^Name on card/), 'Dana{Enter}');
    expect(await screen.findByText('Payment successful')).toBeInTheDocument();
  });

  it('can be retried when the bank did not confirm the payment', async () => {
    const { user } = open();
    const button = await payButton();
    await waitFor(() => {
      stripe.fillCard();
      expect(button).not.toHaveAttribute('aria-disabled');
    });
    stripe.confirmCardPayment.mockResolvedValueOnce({
      paymentIntent: { id: 'pi_1', status: 'requires_action' },
    });
    await user.click(button);
    expect(await screen.findByText(/Your bank did not confirm the payment/)).toBeInTheDocument();
    expect(screen.queryByText('Payment successful')).not.toBeInTheDocument();
    stripe.confirmCardPayment.mockResolvedValueOnce({
      error: { message: 'unexpected state', payment_intent: { id: 'pi_1', status: 'succeeded' } },
    });
    await user.click(await payButton());
    expect(await screen.findByText('Payment successful')).toBeInTheDocument();
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith('succeeded', 'card'));
  });

  it('requests a new payment when this one was canceled', async () => {
    const { user } = open();
    const button = await payButton();
    await waitFor(() => {
      stripe.fillCard();
      expect(button).not.toHaveAttribute('aria-disabled');
    });
    stripe.confirmCardPayment.mockResolvedValueOnce({
      error: { message: 'no', payment_intent: { id: 'pi_1', status: 'canceled' } },
    });
    await user.click(button);
    await waitFor(() => expect(onExpired).toHaveBeenCalledOnce());
    expect(onBusy).toHaveBeenLastCalledWith(false);
  });
});

describe('the error of a refused payment', () => {
  async function refuseCard() {
    const { user } = open();
    const button = await payButton();
    await waitFor(() => {
      stripe.fillCard();
      expect(button).not.toHaveAttribute('aria-disabled');
    });
    stripe.confirmCardPayment.mockResolvedValueOnce({
      error: {
        message: 'Your card was declined.',
        code: 'card_declined',
        payment_intent: { id: 'pi_1', status: 'requires_payment_method' },
      },
    });
    await user.click(button);
    expect(await screen.findByText('Your card was declined.')).toBeInTheDocument();
    return user;
  }

  it('says what to do next after a declined card, and no longer once the card changes', async () => {
    await refuseCard();
    expect(screen.getByText(ADVICE)).toBeVisible();
    act(() => stripe.fillCard());
    expect(screen.queryByText(ADVICE)).not.toBeInTheDocument();
  });

  it('has no advice about cards for a bank account', async () => {
    stripe.createPaymentMethod.mockResolvedValueOnce({ error: { message: 'Invalid routing number' } });
    await payByBank();
    expect(await screen.findByText('Invalid routing number')).toBeInTheDocument();
    expect(screen.queryByText(ADVICE)).not.toBeInTheDocument();
  });

  it('disappears when the card changes', async () => {
    await refuseCard();
    act(() => stripe.fillCard());
    expect(screen.queryByText('Your card was declined.')).not.toBeInTheDocument();
  });

  it('disappears when the name changes', async () => {
    const user = await refuseCard();
    await user.type(screen.getByLabelText(/Name on card/), 'D');
    expect(screen.queryByText('Your card was declined.')).not.toBeInTheDocument();
  });

  it('disappears when the bank account changes', async () => {
    stripe.createPaymentMethod.mockResolvedValueOnce({ error: { message: 'Invalid routing number' } });
    const user = await payByBank();
    expect(await screen.findByText('Invalid routing number')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Account number'), '{Backspace}');
    expect(screen.queryByText('Invalid routing number')).not.toBeInTheDocument();
  });
});

describe('a payment whose response was lost', () => {
  const lost = {
    error: { type: 'api_connection_error', message: 'No connection. You have not been charged.' },
  };
  const UNKNOWN = 'We don’t know yet if the payment went through';

  async function payWithLostAnswer() {
    stripe.confirmUsBankAccountPayment.mockResolvedValueOnce(lost);
    return payByBank();
  }

  it('counts as paid when the provider reports it as paid', async () => {
    stripe.retrievePaymentIntent.mockResolvedValueOnce({
      paymentIntent: { id: 'pi_1', status: 'processing' },
    });
    await payWithLostAnswer();
    expect(await screen.findByText('Bank payment clearing')).toBeInTheDocument();
    expect(screen.queryByText(/You have not been charged/)).not.toBeInTheDocument();
  });

  it('can be retried when the provider reports it as unpaid', async () => {
    await payWithLostAnswer();
    expect(await screen.findByText(/You have not been charged/)).toBeInTheDocument();
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
  });

  it('can be checked but not retried while the provider cannot be reached', async () => {
    stripe.retrievePaymentIntent.mockResolvedValueOnce(lost);
    const user = await payWithLostAnswer();
    expect(await screen.findByText(UNKNOWN)).toBeInTheDocument();
    expect(screen.queryByText(/You have not been charged/)).not.toBeInTheDocument();
    expect(await payButton()).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Card' })).toBeDisabled();
    expect(onBusy).toHaveBeenLastCalledWith(true);

    stripe.retrievePaymentIntent.mockResolvedValueOnce(lost);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(UNKNOWN)).toBeInTheDocument();

    stripe.retrievePaymentIntent.mockResolvedValueOnce({
      paymentIntent: { id: 'pi_1', status: 'processing' },
    });
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Bank payment clearing')).toBeInTheDocument();
  });

  it('unlocks the form when a check finds that nothing was charged', async () => {
    stripe.retrievePaymentIntent.mockResolvedValueOnce(lost);
    const user = await payWithLostAnswer();
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(
      await screen.findByText('Nothing was charged. Please try again or pay another way.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Card' })).toBeEnabled();
    expect(onBusy).toHaveBeenLastCalledWith(false);
  });

  it('shows the verification when the account must be verified', async () => {
    stripe.retrievePaymentIntent.mockResolvedValueOnce({ paymentIntent: awaitingVerification });
    await payWithLostAnswer();
    expect(await screen.findByRole('heading', { name: VERIFICATION })).toBeInTheDocument();
  });
});

describe('paying by bank account', () => {
  it('requires holder and numbers', async () => {
    const user = await openBank();
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('Account holder name'), 'Dana');
    await user.type(screen.getByLabelText('Routing number'), '11a0 0000-0001');
    expect(screen.getByLabelText('Routing number')).toHaveValue('110000000');
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('Account number'), 'x12');
    expect(screen.getByLabelText('Account number')).toHaveValue('12');
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
  });

  it.each<[how: string, press: (user: UserEvent) => Promise<void>]>([
    ['Pay', async (user) => user.click(await payButton())],
    ['Enter', (user) => user.type(screen.getByLabelText('Account holder name'), 'Dana{Enter}')],
  ])('shows what is missing on %s and focuses the first empty field', async (how, press) => {
    const user = await openBank();
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Please complete all bank account information\.$/,
    );
    const first = how === 'Pay' ? 'Account holder name' : 'Routing number';
    expect(screen.getByLabelText(first)).toHaveFocus();
    expect(stripe.createPaymentMethod).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText(first), '1');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('rejects a short routing number beside the field', async () => {
    const user = await fillBank();
    await user.type(screen.getByLabelText('Routing number'), '{Backspace}');
    await user.click(await payButton());
    expect(screen.getByLabelText('Routing number')).toHaveAccessibleDescription(
      'Routing number must be 9 digits.',
    );
    expect(screen.getByLabelText('Routing number')).toHaveFocus();
    expect(stripe.createPaymentMethod).not.toHaveBeenCalled();
  });

  it('shows what is missing when Enter is pressed too early', async () => {
    const user = await openBank();
    await user.type(screen.getByLabelText('Account holder name'), 'Dana{Enter}');
    expect(await screen.findByText('Please complete all bank account information.')).toBeInTheDocument();
  });

  it('sends the account only to the provider, with the authorization above the button', async () => {
    stripe.confirmUsBankAccountPayment.mockResolvedValueOnce({
      paymentIntent: { id: 'pi_1', status: 'processing' },
    });
    const user = await fillBank();
    expect(screen.getByText(/By choosing Pay \$15.00, you authorize Records Portal to debit/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Savings' }));
    await user.click(await payButton());
    expect(await screen.findByText('Bank payment clearing')).toBeInTheDocument();
    expect(stripe.createPaymentMethod).toHaveBeenCalledExactlyOnceWith({
      type: 'us_bank_account',
      us_bank_account: {
        routing_number: '110000000',
        account_number: '000123456789',
        account_holder_type: 'individual',
        account_type: 'savings',
      },
      billing_details: { name: 'Dana Whitfield', email: 'chicago@meridiancopy.example' },
    });
    expect(stripe.confirmUsBankAccountPayment).toHaveBeenCalledExactlyOnceWith('pi_1_secret', {
      payment_method: 'pm_1',
    });
    expect(screen.getByLabelText('Account number')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('123456789');
    expect(onPaid).not.toHaveBeenCalled();
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith('processing', 'us_bank_account'), {
      timeout: 10_000,
    });
  });

  it('shows the provider’s error and keeps the input', async () => {
    stripe.createPaymentMethod.mockResolvedValueOnce({ error: { message: 'Invalid routing number' } });
    await payByBank();
    expect(await screen.findByText('Invalid routing number')).toBeInTheDocument();
    expect(screen.getByLabelText('Account number')).toHaveValue('000123456789');
    expect(await payButton()).toBeEnabled();
    expect(onBusy).toHaveBeenLastCalledWith(false);
  });

  it('clears the account when another method is chosen', async () => {
    const user = await fillBank();
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    await user.click(screen.getByRole('radio', { name: 'Bank account (ACH)' }));
    expect(await screen.findByLabelText('Account number')).toHaveValue('');
  });
});

describe('verifying a bank account', () => {
  beforeEach(() => {
    stripe.confirmUsBankAccountPayment.mockResolvedValue({ paymentIntent: awaitingVerification });
  });

  it('accepts the code from the statement and debits the account', async () => {
    const user = await payByBank();
    expect(await screen.findByRole('heading', { name: VERIFICATION })).toHaveFocus();
    expect(onBusy).toHaveBeenLastCalledWith(true);
    expect(screen.getByRole('link', { name: /Verify on Stripe’s page/ })).toHaveAttribute(
      'href',
      'https://verify.example/1',
    );
    stripe.verifyMicrodepositsForPayment.mockResolvedValueOnce({
      paymentIntent: { id: 'pi_1', status: 'processing' },
    });
    await user.type(screen.getByLabelText('Deposit code'), 'sm11aa{Enter}');
    expect(await screen.findByText('Bank payment clearing')).toBeInTheDocument();
    expect(stripe.verifyMicrodepositsForPayment).toHaveBeenCalledExactlyOnceWith('pi_1_secret', {
      descriptor_code: 'SM11AA',
    });
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith('processing', 'us_bank_account'), {
      timeout: 10_000,
    });
  });

  it('rejects a malformed code and shows when a code is wrong', async () => {
    const { user } = open({ status: 'requires_action', verificationUrl: 'https://verify.example/1' });
    const code = await screen.findByLabelText('Deposit code');
    await user.type(code, '123{Enter}');
    expect(code).toHaveAccessibleDescription(/Enter the 6-character code that starts with SM/);
    stripe.verifyMicrodepositsForPayment.mockResolvedValueOnce({
      error: { message: 'The code does not match.', payment_intent: awaitingVerification },
    });
    await user.clear(code);
    await user.type(code, 'SM99ZZ{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/The code does not match/));
    expect(code).toHaveValue('SM99ZZ');
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('returns to the methods with the reason when the account can no longer be verified', async () => {
    const { user } = open({ status: 'requires_action', verificationUrl: 'https://verify.example/1' });
    stripe.verifyMicrodepositsForPayment.mockResolvedValueOnce({
      error: {
        message: 'Too many attempts.',
        payment_intent: { id: 'pi_1', status: 'requires_payment_method' },
      },
    });
    await user.type(await screen.findByLabelText('Deposit code'), 'SM33CC{Enter}');
    expect(await screen.findByText('Too many attempts.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Card' })).toBeInTheDocument();
    expect(onBusy).toHaveBeenLastCalledWith(false);
  });

  it('finds the account verified when the user returns from the provider’s page', async () => {
    open({ status: 'requires_action', verificationUrl: 'https://verify.example/1' });
    await screen.findByRole('heading', { name: VERIFICATION });
    stripe.retrievePaymentIntent.mockResolvedValueOnce({
      paymentIntent: { id: 'pi_1', status: 'processing' },
    });
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText('Bank payment clearing')).toBeInTheDocument();
  });

  it('lets the user choose another method and come back', async () => {
    const { user } = open({ status: 'requires_action', verificationUrl: 'https://verify.example/1' });
    await user.click(await screen.findByRole('button', { name: 'Pay another way' }));
    expect(await screen.findByRole('radio', { name: 'Card' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to verification' }));
    expect(await screen.findByRole('heading', { name: VERIFICATION })).toBeInTheDocument();
    expect(onBusy).not.toHaveBeenCalledWith(false);
  });
});

describe('a payment that takes longer than ten seconds', () => {
  type ConfirmResult = Awaited<ReturnType<typeof stripe.confirmUsBankAccountPayment>>;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function payAndWait() {
    const confirming = Promise.withResolvers<ConfirmResult>();
    stripe.confirmUsBankAccountPayment.mockReturnValueOnce(confirming.promise);
    const user = await payByBank();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText('This is taking longer than usual')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    const check = () => user.click(screen.getByRole('button', { name: 'Check payment status' }));
    return { confirming, check };
  }

  it('can be checked and counts as paid when the provider reports it as paid', async () => {
    const { check } = await payAndWait();
    stripe.retrievePaymentIntent.mockResolvedValueOnce({
      paymentIntent: { id: 'pi_1', status: 'processing' },
    });
    await check();
    expect(await screen.findByText('Bank payment clearing')).toBeInTheDocument();
  });

  it('can be retried when the provider reports it as unpaid, and counts if it succeeds later', async () => {
    const { check, confirming } = await payAndWait();
    await check();
    expect(await screen.findByText(/^Nothing was charged/)).toBeInTheDocument();
    expect(onBusy).toHaveBeenLastCalledWith(false);
    confirming.resolve({ paymentIntent: { id: 'pi_1', status: 'processing' } });
    expect(await screen.findByText('Bank payment clearing')).toBeInTheDocument();
    expect(onBusy).toHaveBeenLastCalledWith(true);
  });

  it('shows nothing when it was abandoned and fails later', async () => {
    const { check, confirming } = await payAndWait();
    await check();
    await screen.findByText(/^Nothing was charged/);
    await act(async () =>
      confirming.resolve({
        error: { message: 'Too late', payment_intent: { id: 'pi_1', status: 'requires_payment_method' } },
      }),
    );
    expect(screen.queryByText('Too late')).not.toBeInTheDocument();
  });

  it('is not confirmed when it was abandoned before the provider accepted the account', async () => {
    const creatingMethod = Promise.withResolvers<ConfirmResult>();
    stripe.createPaymentMethod.mockReset();
    stripe.createPaymentMethod.mockReturnValueOnce(creatingMethod.promise);
    const user = await payByBank();
    await vi.advanceTimersByTimeAsync(10_000);
    await user.click(await screen.findByRole('button', { name: 'Check payment status' }));
    await screen.findByText(/^Nothing was charged/);
    await act(async () => creatingMethod.resolve({ paymentMethod: { id: 'pm_1' } }));
    expect(stripe.confirmUsBankAccountPayment).not.toHaveBeenCalled();
  });
});
