import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { openSession } from '../../lib/session/session.ts';
import { aSessionToken } from '../../testing/aSession.ts';
import { mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { aFile, aRequest } from '../../features/requests/testing/aRequest.ts';
import { RequestScreen } from './RequestScreen.tsx';

// The payment forms have separate tests.
vi.mock('../../features/payments/charge/PayForm.tsx', () => ({ PayForm: () => <p>The form</p> }));

const released = (number: number, change: Partial<ReturnType<typeof aFile>> = {}) =>
  aFile({
    fileId: `file_${String(number).repeat(32)}`,
    originalName: `chart-${number}.pdf`,
    uploadedByAdmin: true,
    ...change,
  });
const unpaid = (number: number) =>
  released(number, { requiresPayment: true, chargeAmount: 25.5, isViewable: false, isDownloadable: false });

/** Opens the page of the request by a link that starts an action. */
function open(action: string, request: Partial<RequestView>) {
  openSession({ token: aSessionToken({ userId: 'usr_aaaaaaaaaaaaaaaaaaaaaaaa' }), device: 'device-1' });
  server.use(
    mockOperation(getRequestDetails, () => ({ ...aRequest(request), view: 'client' as const })),
    mockOperation(listRequestStatuses, () =>
      builtInStatuses.map((status) => ({ ...status, _id: status.key })),
    ),
  );
  return renderScreen(
    <>
      <Routes>
        <Route path="/dashboard/request/:requestId" element={<RequestScreen />} />
        <Route path="/client/request" element={<p>The form</p>} />
      </Routes>
      <Location />
    </>,
    `/dashboard/request/${aRequest()._id}?start=${action}`,
  );
}

function Location() {
  const { pathname, search, state } = useLocation();
  return <p>{`At ${pathname}${search} with ${JSON.stringify(state)}`}</p>;
}

describe('a link that starts an action of a request', () => {
  it('opens the payment of the only item, once, and leaves the URL', async () => {
    const { user } = open('pay', { uploadedFiles: [unpaid(1)] });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/chart-1\.pdf/)).toBeInTheDocument();
    expect(screen.getByText(/^At/)).toHaveTextContent(`At /dashboard/request/${aRequest()._id} with`);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'chart-1.pdf: Pay $25.50' })).toHaveFocus();
  });

  it('opens Pay all if several items are due', async () => {
    const files = [unpaid(1), unpaid(2)];
    open('pay', {
      uploadedFiles: files,
      everythingDue: {
        amount: 5100,
        items: files.map(({ fileId, originalName: name }) => ({
          kind: 'file' as const,
          fileId,
          name,
          amount: 2550,
        })),
        waiting: { embargoed: 0, notScanned: 0, clearing: 0, later: 0 },
      },
    });
    expect(await screen.findByRole('dialog', { name: 'Pay everything at once' })).toBeInTheDocument();
  });

  it('focuses the link that verifies the bank account of a payment', async () => {
    const accountsToVerify = [{ verificationUrl: 'https://verify.example/1', paysFor: ['chart-1.pdf'] }];
    open('verify', { uploadedFiles: [unpaid(1)], accountsToVerify });
    const link = await screen.findByRole('link', { name: /^Verify on Stripe’s page/ });
    await waitFor(() => expect(link).toHaveFocus());
    expect(link).toHaveAttribute('href', 'https://verify.example/1');
    expect(screen.getByRole('heading', { name: 'A bank account needs to be verified' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'chart-1.pdf: Pay $25.50' })).toBeVisible();
  });

  it('opens the form for what is missing', async () => {
    open('update', {
      missingInformation: {
        missing: ['loa-missing'],
        note: '',
        isRejected: true,
        requestedAt: '2026-11-20T12:00:00.000Z',
      },
    });
    await screen.findByText('The form');
    expect(screen.getByText(/^At/)).toHaveTextContent(
      'At /client/request?update with {"orderId":"LAW-2026-001"',
    );
  });

  it('focuses the first download', async () => {
    open('download', { status: 'completed', uploadedFiles: [released(1), released(2)] });
    await waitFor(() => expect(screen.getByRole('button', { name: 'chart-1.pdf: Download' })).toHaveFocus());
  });

  it('focuses the released files if the page shows another step first', async () => {
    open('download', { status: 'on_hold', uploadedFiles: [released(1)] });
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Files from the legal team' })).toHaveFocus(),
    );
  });

  it('starts no action that is no longer needed', async () => {
    open('pay', {});
    await screen.findByRole('heading', { name: 'Nothing to do right now' });
    expect(screen.getByText(/^At/)).toHaveTextContent(`At /dashboard/request/${aRequest()._id} with`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
