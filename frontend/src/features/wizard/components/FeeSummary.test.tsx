import { readNotices } from '@portal/contract/configuration/endpoints/notices.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '../../../lib/brand.ts';
import { storeNotices } from '../../../lib/notices/notices.ts';
import { pollNotices } from '../../../lib/notices/pollNotices.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import type { StoredPayment } from '../../payments/fee/storedPayment.ts';
import { FeeSummary } from './FeeSummary.tsx';

const paid: StoredPayment = {
  success: true,
  paymentId: 'pi_1',
  amount: 1500,
  status: 'succeeded',
  paymentMethod: 'card',
};

const show = (payment: StoredPayment | null) => renderScreen(<FeeSummary orderId="A-1" payment={payment} />);

describe('the fee summary', () => {
  it('shows the fee as due until it is paid, with payee and order', () => {
    show(null);
    expect(screen.getByRole('heading', { name: 'Pay Records Portal' })).toBeInTheDocument();
    expect(screen.getByText('Order A-1')).toBeInTheDocument();
    expect(screen.getByText('Total due today')).toBeInTheDocument();
  });

  it('has the notice of the admins', async () => {
    // The clock of the polling is dropped with the fake one.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const feeNotice = 'The fee is due <b>once</b>.';
    server.use(mockOperation(readNotices, () => ({ feeNotice, support: brand.support })));
    pollNotices();
    vi.useRealTimers();
    show(null);
    expect(await screen.findByText(feeNotice)).toBeInTheDocument();
    storeNotices({ support: brand.support });
  });

  it.each([
    [{ ...paid }, 'Receipt from Records Portal', 'Paid by card'],
    [
      { ...paid, paymentMethod: 'us_bank_account' },
      'Receipt from Records Portal',
      'Paid from your bank account',
    ],
    [
      { ...paid, paymentMethod: 'us_bank_account', status: 'processing' },
      'Payment to Records Portal',
      'Your bank is processing the payment',
    ],
  ] as const)('shows the payment when it is paid (%#)', (payment, title, text) => {
    show(payment);
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Total due today')).not.toBeInTheDocument();
  });
});
