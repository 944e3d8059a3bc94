import { emptyAuthority } from '@portal/contract/requests/authority/authorityValues.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { JUST_SUBMITTED, savePendingSubmission } from '../pendingSubmission.ts';
import { OrderSuccessScreen } from './OrderSuccessScreen.tsx';

const open = (address: string) => renderScreen(<OrderSuccessScreen />, address);
/** Opens the screen with the history state of the wizard. */
const openFromWizard = (address: string) => renderScreen(<OrderSuccessScreen />, address, JUST_SUBMITTED);
const THANKS = 'Thank you! Your request was submitted successfully.';

describe('a submitted request', () => {
  const address = '/order-success?orderId=LAW-2026-001&verificationCode=7K3M9QX2TB';

  it('shows the confirmation, the Order ID and the code', () => {
    openFromWizard(address);
    expect(screen.getByRole('heading', { level: 1, name: THANKS })).toBeVisible();
    expect(screen.getByText(/We sent a confirmation email/)).toBeVisible();
    expect(screen.getByText('LAW-2026-001')).toBeVisible();
    expect(screen.getByText('7K3M9-QX2TB')).toBeVisible();
    expect(screen.getByText('$15.00, paid')).toBeVisible();
  });

  it('links to the status of this request and to a new request', () => {
    open(address);
    expect(screen.getByRole('link', { name: 'View Request Status' })).toHaveAttribute(
      'href',
      '/request-status?orderId=LAW-2026-001&verificationCode=7K3M9-QX2TB',
    );
    expect(screen.getByRole('link', { name: 'Submit Another Request' })).toHaveAttribute(
      'href',
      '/client/request',
    );
  });

  it('explains a clearing bank payment and does not call it paid', () => {
    openFromWizard(`${address}&payment=clearing`);
    expect(screen.getByRole('heading', { level: 1, name: THANKS })).toBeVisible();
    expect(screen.getByText('Bank payment clearing')).toBeVisible();
    expect(screen.getByText(/3-7 business days/)).toHaveTextContent(/If the payment fails, we’ll notify you/);
    expect(screen.getByText('$15.00')).toBeVisible();
    expect(screen.queryByText(/paid|received/i)).not.toBeInTheDocument();
  });

  it('shows no bank payment for a card payment', () => {
    open(address);
    expect(screen.queryByText('Bank payment clearing')).not.toBeInTheDocument();
  });

  it('copies the code and says when copying failed', async () => {
    const { user } = open(address);
    await user.click(screen.getByRole('button', { name: 'Copy Verification code' }));
    expect(await navigator.clipboard.readText()).toBe('7K3M9-QX2TB');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy Order ID' }));
    expect(await screen.findByText('Failed to copy to clipboard')).toBeVisible();
  });

  it('does not show a payment based on the URL alone', () => {
    open(address);
    expect(screen.queryByText(/\bpaid\b|Processing fee/)).not.toBeInTheDocument();
  });

  it('shows no payment without an order', () => {
    open('/order-success');
    expect(screen.getAllByText('Unavailable')).toHaveLength(2);
    expect(screen.queryByText(/paid|Processing fee/)).not.toBeInTheDocument();
  });

  it('says where to find the code when the URL has none', () => {
    open('/order-success?orderId=LAW-2026-001');
    expect(screen.getByText('Unavailable')).toBeVisible();
    expect(screen.getByText(/we sent to the request’s contact email/)).toBeVisible();
    expect(screen.queryByText(/Keep both|sent to you/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Copy Verification code' })).not.toBeInTheDocument();
  });
});

describe('a request that is paid but not complete', () => {
  const address = '/order-success?orderId=LAW-2026-001&verificationCode=PENDING';
  const draftId = '0f5e8c1e-9a1b-4c2d-8e3f-000000000001';

  beforeEach(() => savePendingSubmission({ draftId, paymentId: 'pi_1', orderId: 'LAW-2026-001' }));

  it('says that the payment arrived but not that the request was submitted', () => {
    open(address);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment received');
    expect(screen.getByText(/even if you close this page/)).toBeVisible();
    expect(screen.queryByText(/successfully/)).not.toBeInTheDocument();
    expect(screen.queryByText('PENDING')).not.toBeInTheDocument();
  });

  it('does not say that a clearing bank payment arrived', () => {
    open(`${address}&payment=clearing`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We’re completing your request.');
    expect(screen.getByText('Bank payment clearing')).toBeVisible();
    expect(screen.queryByText(/received|paid/i)).not.toBeInTheDocument();
  });

  it('shows a clearing bank payment after a successful retry', async () => {
    server.use(
      mockOperation(submitClientRequest, () => ({
        requestId: 'req_00000000000000000001',
        orderId: 'LAW-2026-001',
        verificationCode: '7K3M9-QX2TB',
        status: 'pending',
      })),
    );
    const { user } = open(`${address}&payment=clearing`);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: THANKS })).toBeVisible();
    expect(screen.getByText('Bank payment clearing')).toBeVisible();
  });

  it('shows the code after a successful retry and replaces the URL', async () => {
    server.use(
      mockOperation(submitClientRequest, ({ body }) => {
        expect(body).toEqual({ draftId, payment: { id: 'pi_1' } });
        return {
          requestId: 'req_00000000000000000001',
          orderId: 'LAW-2026-001',
          verificationCode: '7K3M9-QX2TB',
          status: 'pending',
        };
      }),
    );
    const { user } = open(address);
    const entries = window.history.length;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    const heading = await screen.findByRole('heading', { level: 1, name: THANKS });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('7K3M9-QX2TB')).toBeVisible();
    expect(window.location.search).toBe('?orderId=LAW-2026-001&verificationCode=7K3M9-QX2TB');
    expect(window.history.length).toBe(entries);
  });

  it('says where to find the code when a late retry returns none', async () => {
    server.use(
      mockOperation(submitClientRequest, () => ({
        requestId: 'req_00000000000000000001',
        orderId: 'LAW-2026-001',
        verificationCode: '',
        status: 'pending',
      })),
    );
    const { user } = open(address);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: THANKS })).toHaveFocus();
    expect(screen.getByText(/we sent to the request’s contact email/)).toBeVisible();
    expect(window.location.search).toBe('?orderId=LAW-2026-001');
  });

  it('says why a retry failed and allows another one', async () => {
    server.use(failOperation(submitClientRequest, 'unavailable', 'We cannot save right now.'));
    const { user } = open(address);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We cannot save right now.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment received');
  });

  it('offers no retry in a tab without the pending submission', () => {
    sessionStorage.clear();
    open(address);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.getByText(/get your verification code in the confirmation email/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Request Status' })).toHaveAttribute(
      'href',
      '/request-status?orderId=LAW-2026-001',
    );
  });

  it('shows the authority and the scope that were submitted', async () => {
    const state = {
      ...JUST_SUBMITTED,
      authority: { ...emptyAuthority, kind: 'subpoena', servedOn: '2026-03-02' },
      scope: { dates: 'all' },
      loaFiles: [],
    };
    renderScreen(<OrderSuccessScreen />, '/order-success?orderId=A-1&verificationCode=ABC123', state);
    const authority = within(await screen.findByRole('region', { name: 'Authority for release' }));
    expect(authority.getByText('Subpoena')).toBeVisible();
    expect(authority.getByText('Mar 2, 2026')).toBeVisible();
    const scope = within(screen.getByRole('region', { name: 'Scope of records' }));
    expect(scope.getByText('All dates')).toBeVisible();
  });

  it('shows no authority without one', async () => {
    const state = { ...JUST_SUBMITTED, authority: emptyAuthority, scope: { dates: 'all' }, loaFiles: [] };
    renderScreen(<OrderSuccessScreen />, '/order-success?orderId=A-1&verificationCode=ABC123', state);
    expect(await screen.findByRole('region', { name: 'Scope of records' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Authority for release' })).toBeNull();
  });
});
