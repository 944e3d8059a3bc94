import { vi } from 'vitest';

interface FakeIntent {
  id: string;
  status: string;
  next_action?: { verify_with_microdeposits?: { hosted_verification_url: string } };
}

interface StripeResponse {
  paymentIntent?: FakeIntent;
  paymentMethod?: { id: string };
  error?: { type?: string; code?: string; message?: string; payment_intent?: FakeIntent };
}

type StripeMock = ReturnType<typeof vi.fn<(...args: unknown[]) => Promise<StripeResponse>>>;

/** The parts of the payment provider's script that tests control. */
export interface FakeStripe {
  confirmCardPayment: StripeMock;
  createPaymentMethod: StripeMock;
  confirmUsBankAccountPayment: StripeMock;
  verifyMicrodepositsForPayment: StripeMock;
  retrievePaymentIntent: StripeMock;
  /** Makes the card field report that it is complete. */
  fillCard: () => void;
  /** Called when the page focuses the card field. */
  focusCard: ReturnType<typeof vi.fn<() => void>>;
}

/**
 * Installs a fake payment provider on the window, so that the loader does not fetch the script. The loader caches it:
 * install it once in a test file.
 */
export function installFakeStripe(): FakeStripe {
  const listeners = new Map<string, (event: unknown) => void>();
  const calls = {
    confirmCardPayment: vi.fn<(...args: unknown[]) => Promise<StripeResponse>>(),
    createPaymentMethod: vi.fn<(...args: unknown[]) => Promise<StripeResponse>>(),
    confirmUsBankAccountPayment: vi.fn<(...args: unknown[]) => Promise<StripeResponse>>(),
    verifyMicrodepositsForPayment: vi.fn<(...args: unknown[]) => Promise<StripeResponse>>(),
    retrievePaymentIntent: vi.fn<(...args: unknown[]) => Promise<StripeResponse>>(() =>
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
