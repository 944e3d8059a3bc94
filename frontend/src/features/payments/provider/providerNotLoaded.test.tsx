import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { PaymentPanel } from '../form/PaymentPanel.tsx';

vi.mock('@stripe/stripe-js/pure', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('shows instructions when the provider’s loader cannot be loaded', async () => {
  renderScreen(
    <PaymentPanel
      intent={{
        paymentIntentId: 'pi_1',
        clientSecret: 'pi_1_secret',
        publishableKey: 'pk_test_1',
        amount: 1500,
        status: 'requires_payment_method',
      }}
      onPaid={vi.fn<() => void>()}
    />,
  );
  expect(await screen.findByText('Payment System Error')).toBeVisible();
  expect(screen.getByText('Stripe has not been initialized. Please refresh the page.')).toBeVisible();
});
