import { vi } from 'vitest';

interface FakeIntent {
  id: string;
  status: string;
  next_action?: { verify_with_microdeposits?: { hosted_verification_url: string } };
}

interface Answer {
  paymentIntent?: FakeIntent;
  paymentMethod?: { id: string };
  error?: { type?: string; message?: string; payment_intent?: FakeIntent };
}

type Ask = ReturnType<typeof vi.fn<(...args: unknown[]) => Promise<Answer>>>;

/** What a test sees of the payment provider's script. */
export interface FakeStripe {
  confirmCardPayment: Ask;
  createPaymentMethod: Ask;
  confirmUsBankAccountPayment: Ask;
  verifyMicrodepositsForPayment: Ask;
  retrievePaymentIntent: Ask;
  /** Lets the card field report that it is filled. */
  fillCard: () => void;
  /** The page gave the card field the focus. */
  focusCard: ReturnType<typeof vi.fn<() => void>>;
}

/**
 * Puts a payment provider into the window, where the loader finds it instead of fetching its script. The loader keeps
 * what it found: install it once in a test file.
 */
export function installFakeStripe(): FakeStripe {
  const listeners = new Map<string, (event: unknown) => void>();
  const calls = {
    confirmCardPayment: vi.fn<(...args: unknown[]) => Promise<Answer>>(),
    createPaymentMethod: vi.fn<(...args: unknown[]) => Promise<Answer>>(),
    confirmUsBankAccountPayment: vi.fn<(...args: unknown[]) => Promise<Answer>>(),
    verifyMicrodepositsForPayment: vi.fn<(...args: unknown[]) => Promise<Answer>>(),
    retrievePaymentIntent: vi.fn<(...args: unknown[]) => Promise<Answer>>(() =>
      Promise.resolve({ paymentIntent: { id: 'pi_1', status: 'requires_payment_method' } }),
    ),
  };
  const focusCard = vi.fn<() => void>();
  const card = {
    focus: focusCard,
    mount: () => undefined,
    update: () => undefined,
    destroy: () => undefined,
    on: (event: string, listener: (event: unknown) => void) => listeners.set(event, listener),
  };
  const stripe = { elements: () => ({ create: () => card }), ...calls };
  vi.stubGlobal(
    'Stripe',
    Object.assign(() => stripe, { version: 'endive' }),
  );
  return {
    ...calls,
    focusCard,
    fillCard: () => listeners.get('change')?.({ complete: true, error: undefined }),
  };
}
