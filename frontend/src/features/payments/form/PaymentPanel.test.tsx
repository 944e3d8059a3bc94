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
const waiting = {
  id: 'pi_1',
  status: 'requires_action',
  next_action: { verify_with_microdeposits: { hosted_verification_url: 'https://verify.example/1' } },
};
const VERIFICATION = 'Verify your bank account';

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

describe('the methods', () => {
  it('are told apart by their fees, card first', async () => {
    open();
    const card = await screen.findByRole('radio', { name: 'Card' });
    expect(card).toBeChecked();
    expect(card).toHaveAccessibleDescription('2.9% + 30 cents, instant');
    expect(screen.getByRole('radio', { name: 'Bank account (ACH)' })).toHaveAccessibleDescription(
      '0.8%, 3-7 business days',
    );
  });
});

describe('a card', () => {
  const missing = /^Please complete your card information\.$/;

  it('that is not complete is off, and Pay says what is missing', async () => {
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

  it('that is not complete says so on Enter, in the name and in the card field', async () => {
    const { user } = open();
    await payButton();
    await user.type(screen.getByLabelText(/^Name on card/), '{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(missing);
    await user.type(screen.getByLabelText(/^Name on card/), 'D');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('group', { name: 'Card details' }), { key: 'Enter' });
    expect(await screen.findByRole('alert')).toHaveTextContent(missing);
  });

  it('takes the submit of the form around it for Enter while the card field has the focus', async () => {
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

  it('pays on Enter once it is complete', async () => {
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

  it('whose bank left its question open is not paid, and can be tried again', async () => {
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

  it('that meets a cancelled payment asks for a new one', async () => {
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

describe('what is said of a refused payment', () => {
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
        payment_intent: { id: 'pi_1', status: 'requires_payment_method' },
      },
    });
    await user.click(button);
    expect(await screen.findByText('Your card was declined.')).toBeInTheDocument();
    return user;
  }

  it('goes when another card is typed', async () => {
    await refuseCard();
    act(() => stripe.fillCard());
    expect(screen.queryByText('Your card was declined.')).not.toBeInTheDocument();
  });

  it('goes when the name is changed', async () => {
    const user = await refuseCard();
    await user.type(screen.getByLabelText(/Name on card/), 'D');
    expect(screen.queryByText('Your card was declined.')).not.toBeInTheDocument();
  });

  it('goes when the bank account is changed', async () => {
    stripe.createPaymentMethod.mockResolvedValueOnce({ error: { message: 'Invalid routing number' } });
    const user = await payByBank();
    expect(await screen.findByText('Invalid routing number')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Account number'), '{Backspace}');
    expect(screen.queryByText('Invalid routing number')).not.toBeInTheDocument();
  });
});

describe('a payment whose answer was lost', () => {
  const lost = {
    error: { type: 'api_connection_error', message: 'No connection. You have not been charged.' },
  };
  const UNKNOWN = 'We don’t know yet if the payment went through';

  async function payWithLostAnswer() {
    stripe.confirmUsBankAccountPayment.mockResolvedValueOnce(lost);
    return payByBank();
  }

  it('was made when the provider says so', async () => {
    stripe.retrievePaymentIntent.mockResolvedValueOnce({
      paymentIntent: { id: 'pi_1', status: 'processing' },
    });
    await payWithLostAnswer();
    expect(await screen.findByText('Bank payment clearing')).toBeInTheDocument();
    expect(screen.queryByText(/You have not been charged/)).not.toBeInTheDocument();
  });

  it('can be made again when the provider says that it was not', async () => {
    await payWithLostAnswer();
    expect(await screen.findByText(/You have not been charged/)).toBeInTheDocument();
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
  });

  it('can only be looked at, not made again, while the provider cannot be asked', async () => {
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

  it('that turns out not to be made gives the form back', async () => {
    stripe.retrievePaymentIntent.mockResolvedValueOnce(lost);
    const user = await payWithLostAnswer();
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(
      await screen.findByText('Nothing was charged. Please try again or pay another way.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Card' })).toBeEnabled();
    expect(onBusy).toHaveBeenLastCalledWith(false);
  });

  it('that waits for its account to be verified shows how', async () => {
    stripe.retrievePaymentIntent.mockResolvedValueOnce({ paymentIntent: waiting });
    await payWithLostAnswer();
    expect(await screen.findByRole('heading', { name: VERIFICATION })).toBeInTheDocument();
  });
});

describe('a bank account', () => {
  it('can be debited only when holder and numbers are filled', async () => {
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
  ])('says what is missing on %s, and asks for the first empty field', async (how, press) => {
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

  it('is refused with a routing number that is too short, beside the field', async () => {
    const user = await fillBank();
    await user.type(screen.getByLabelText('Routing number'), '{Backspace}');
    await user.click(await payButton());
    expect(screen.getByLabelText('Routing number')).toHaveAccessibleDescription(
      'Routing number must be 9 digits.',
    );
    expect(screen.getByLabelText('Routing number')).toHaveFocus();
    expect(stripe.createPaymentMethod).not.toHaveBeenCalled();
  });

  it('asks for what is missing when Enter is pressed too early', async () => {
    const user = await openBank();
    await user.type(screen.getByLabelText('Account holder name'), 'Dana{Enter}');
    expect(await screen.findByText('Please complete all bank account information.')).toBeInTheDocument();
  });

  it('goes to the provider alone, under the authorization above the button', async () => {
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

  it('that the provider refuses shows its words and can be corrected', async () => {
    stripe.createPaymentMethod.mockResolvedValueOnce({ error: { message: 'Invalid routing number' } });
    await payByBank();
    expect(await screen.findByText('Invalid routing number')).toBeInTheDocument();
    expect(screen.getByLabelText('Account number')).toHaveValue('000123456789');
    expect(await payButton()).toBeEnabled();
    expect(onBusy).toHaveBeenLastCalledWith(false);
  });

  it('is forgotten when another method is chosen', async () => {
    const user = await fillBank();
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    await user.click(screen.getByRole('radio', { name: 'Bank account (ACH)' }));
    expect(await screen.findByLabelText('Account number')).toHaveValue('');
  });
});

describe('a bank account that has to be verified', () => {
  beforeEach(() => {
    stripe.confirmUsBankAccountPayment.mockResolvedValue({ paymentIntent: waiting });
  });

  it('takes the code from the statement, and is debited then', async () => {
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

  it('refuses what is no code, and says when a code is wrong', async () => {
    const { user } = open({ status: 'requires_action', verificationUrl: 'https://verify.example/1' });
    const code = await screen.findByLabelText('Deposit code');
    await user.type(code, '123{Enter}');
    expect(code).toHaveAccessibleDescription(/Enter the 6-character code that starts with SM/);
    stripe.verifyMicrodepositsForPayment.mockResolvedValueOnce({
      error: { message: 'The code does not match.', payment_intent: waiting },
    });
    await user.clear(code);
    await user.type(code, 'SM99ZZ{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/The code does not match/));
    expect(code).toHaveValue('SM99ZZ');
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('that cannot be verified any more leads back to the methods with the reason', async () => {
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

  it('is found verified when the person comes back from the provider’s page', async () => {
    open({ status: 'requires_action', verificationUrl: 'https://verify.example/1' });
    await screen.findByRole('heading', { name: VERIFICATION });
    stripe.retrievePaymentIntent.mockResolvedValueOnce({
      paymentIntent: { id: 'pi_1', status: 'processing' },
    });
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText('Bank payment clearing')).toBeInTheDocument();
  });

  it('can be left for another way to pay, and come back to', async () => {
    const { user } = open({ status: 'requires_action', verificationUrl: 'https://verify.example/1' });
    await user.click(await screen.findByRole('button', { name: 'Pay another way' }));
    expect(await screen.findByRole('radio', { name: 'Card' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to verification' }));
    expect(await screen.findByRole('heading', { name: VERIFICATION })).toBeInTheDocument();
    expect(onBusy).not.toHaveBeenCalledWith(false);
  });
});

describe('a payment that takes longer than ten seconds', () => {
  type Answered = Awaited<ReturnType<typeof stripe.confirmUsBankAccountPayment>>;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function payAndWait() {
    const confirming = Promise.withResolvers<Answered>();
    stripe.confirmUsBankAccountPayment.mockReturnValueOnce(confirming.promise);
    const user = await payByBank();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText('This is taking longer than usual')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    const check = () => user.click(screen.getByRole('button', { name: 'Check payment status' }));
    return { confirming, check };
  }

  it('can be looked at, and was made when the provider says so', async () => {
    const { check } = await payAndWait();
    stripe.retrievePaymentIntent.mockResolvedValueOnce({
      paymentIntent: { id: 'pi_1', status: 'processing' },
    });
    await check();
    expect(await screen.findByText('Bank payment clearing')).toBeInTheDocument();
  });

  it('can be given up when the provider knows nothing of it, and still counts if it is made later', async () => {
    const { check, confirming } = await payAndWait();
    await check();
    expect(await screen.findByText(/^Nothing was charged/)).toBeInTheDocument();
    expect(onBusy).toHaveBeenLastCalledWith(false);
    confirming.resolve({ paymentIntent: { id: 'pi_1', status: 'processing' } });
    expect(await screen.findByText('Bank payment clearing')).toBeInTheDocument();
    expect(onBusy).toHaveBeenLastCalledWith(true);
  });

  it('that was abandoned shows nothing when it fails later', async () => {
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

  it('is not made any more when it was given up before the provider had taken the account', async () => {
    const handing = Promise.withResolvers<Answered>();
    stripe.createPaymentMethod.mockReset();
    stripe.createPaymentMethod.mockReturnValueOnce(handing.promise);
    const user = await payByBank();
    await vi.advanceTimersByTimeAsync(10_000);
    await user.click(await screen.findByRole('button', { name: 'Check payment status' }));
    await screen.findByText(/^Nothing was charged/);
    await act(async () => handing.resolve({ paymentMethod: { id: 'pm_1' } }));
    expect(stripe.confirmUsBankAccountPayment).not.toHaveBeenCalled();
  });
});
