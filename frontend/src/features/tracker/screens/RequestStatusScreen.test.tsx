import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { failOperation, MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { aRequest } from '../../requests/testing/aRequest.ts';
import { mockLookups, CODE, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';

const open = (address = '/request-status') => renderScreen(<RequestStatusScreen />, address);
const orderField = () => screen.getByLabelText<HTMLInputElement>('Order ID');
const codeField = () => screen.getByLabelText<HTMLInputElement>('Verification code');
const foundOrder = (orderId: string) => screen.findByRole('heading', { name: `Order ${orderId}` });
const notFound = () => {
  throw new MockFailure('not_found', 'Request not found');
};

describe('the lookup', () => {
  it('says where to find the code before the first lookup', () => {
    open();
    expect(screen.getByText(/confirmation email that we sent/)).toBeVisible();
  });

  it('starts automatically when the URL has both values', async () => {
    const lookups = mockLookups(() => aRequest());
    open('/request-status?orderId=LAW-2026-001&verification=7k3m9qx2tb');
    await foundOrder('LAW-2026-001');
    expect(lookups).toEqual([{ orderId: 'LAW-2026-001', verificationCode: CODE }]);
    await waitFor(() =>
      expect(window.location.search).toBe(`?orderId=LAW-2026-001&verificationCode=${CODE}`),
    );
  });

  it('mirrors typing in the URL without new history entries', async () => {
    mockLookups(() => aRequest());
    const { user } = open();
    const entries = window.history.length;
    await fill(user, orderField(), 'LAW-2026-001');
    await fill(user, codeField(), '7k3m9q');
    await waitFor(() =>
      expect(window.location.search).toBe('?orderId=LAW-2026-001&verificationCode=7K3M9-Q'),
    );
    expect(window.history.length).toBe(entries);
  });

  it('calls the server once, when the code is complete', async () => {
    const lookups = mockLookups(() => aRequest());
    const { user } = open();
    await fill(user, orderField(), 'LAW-2026-001');
    await user.type(codeField(), '7k3m9qx2t');
    await waitFor(() => expect(window.location.search).toContain('7K3M9-QX2T'));
    expect(lookups).toEqual([]);
    await user.type(codeField(), 'b');
    await foundOrder('LAW-2026-001');
    expect(lookups).toHaveLength(1);
  });

  it('groups the code during typing and keeps the caret position', async () => {
    const { user } = open();
    await user.type(codeField(), '7k3m9qx2tb');
    expect(codeField()).toHaveValue(CODE);
    await user.type(codeField(), 'a', { initialSelectionStart: 2, initialSelectionEnd: 3 });
    expect(codeField()).toHaveValue('7KAM9-QX2TB');
    expect(codeField().selectionStart).toBe(3);
  });

  it('names the missing values and focuses the first one', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Check status' }));
    expect(orderField()).toHaveAccessibleDescription(/Please enter a valid order ID/);
    expect(codeField()).toHaveAccessibleDescription(/Please enter your case verification code/);
    expect(orderField()).toHaveFocus();
  });

  it('collapses the form, and focuses and announces the result after the form is submitted', async () => {
    mockLookups(() => aRequest({ status: 'on_hold' }));
    const { user } = open();
    await fill(user, orderField(), 'LAW-2026-001');
    await fill(user, codeField(), CODE);
    await user.click(screen.getByRole('button', { name: 'Check status' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Order LAW-2026-001' })).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent('Order LAW-2026-001 found. Status: On Hold');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('of a link shows one line instead of the form, and keeps the focus where it is', async () => {
    mockLookups(() => aRequest());
    open(trackerAddress);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Look up another' })).toBeVisible();
    await foundOrder('LAW-2026-001');
    expect(document.body).toHaveFocus();
  });
});

describe('a changed lookup', () => {
  it('does not start while the Order ID is being typed', async () => {
    const lookups = mockLookups(({ orderId }) => aRequest({ orderId }));
    const { user } = open(`/request-status?verificationCode=${CODE}`);
    await user.type(orderField(), 'OTH');
    await waitFor(() => expect(window.location.search).toContain('orderId=OTH'));
    await user.type(orderField(), 'ER');
    await waitFor(() => expect(window.location.search).toContain('orderId=OTHER'));
    expect(lookups).toHaveLength(0);
    await user.tab();
    await foundOrder('OTHER');
    expect(lookups.map(({ orderId }) => orderId)).toEqual(['OTHER']);
  });

  it('starts after a long pause, and immediately with Enter', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const lookups = mockLookups(({ orderId }) => aRequest({ orderId }));
      open(`/request-status?verificationCode=${CODE}`);
      fireEvent.change(orderField(), { target: { value: 'LATER' } });
      await vi.advanceTimersByTimeAsync(1_000);
      expect(lookups).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(300);
      await foundOrder('LATER');
      fireEvent.click(screen.getByRole('link', { name: 'Look up another' }));
      fireEvent.change(codeField(), { target: { value: CODE } });
      fireEvent.change(orderField(), { target: { value: 'NOW' } });
      fireEvent.submit(screen.getByRole('form'));
      await foundOrder('NOW');
      expect(lookups).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('starts from an empty form, and the previous result stays one step back', async () => {
    mockLookups(() => aRequest());
    const { user } = open(trackerAddress);
    await foundOrder('LAW-2026-001');
    await user.click(screen.getByRole('link', { name: 'Look up another' }));
    expect(orderField()).toHaveFocus();
    expect([orderField(), codeField()].map((field) => field.value)).toEqual(['', '']);
    expect(screen.queryByRole('heading', { name: 'Order LAW-2026-001' })).not.toBeInTheDocument();
    expect(window.location.search).toBe('');
    window.history.back();
    await foundOrder('LAW-2026-001');
  });

  it('opens another request from a link', async () => {
    mockLookups(({ orderId }) => aRequest({ orderId }));
    const { user } = renderScreen(
      <>
        <Link to={`/request-status?orderId=OTHER&verificationCode=${CODE}`}>Other</Link>
        <RequestStatusScreen />
      </>,
      trackerAddress,
    );
    await foundOrder('LAW-2026-001');
    await user.click(screen.getByRole('link', { name: 'Other' }));
    await foundOrder('OTHER');
    expect(screen.getByText(/^Order OTHER ·/)).toBeVisible();
  });

  it('ignores a slow response that arrives after a newer one', async () => {
    let release = () => {};
    const slowResponse = new Promise<void>((resolve) => (release = resolve));
    const lookups = mockLookups(async ({ orderId }) => {
      if (orderId === 'SLOW') await slowResponse;
      return aRequest({ orderId });
    });
    const { user } = open('/request-status?orderId=SLOW');
    await fill(user, codeField(), CODE);
    await waitFor(() => expect(lookups).toHaveLength(1));
    expect(screen.getByText('Looking up the request...')).toBeInTheDocument();
    await user.clear(orderField());
    await user.type(orderField(), 'QUICK');
    await user.tab();
    await foundOrder('QUICK');
    release();
    await waitFor(() => expect(lookups).toHaveLength(2));
    expect(screen.queryByRole('heading', { name: 'Order SLOW' })).not.toBeInTheDocument();
    await foundOrder('QUICK');
  });
});

describe('a failed lookup', () => {
  it('shows the same text for an unknown order and a wrong code', async () => {
    mockLookups(notFound);
    open(trackerAddress);
    const unknownOrder = (await screen.findByRole('heading', { name: 'Request not found' })).parentElement;
    const text = unknownOrder?.textContent;
    expect(text).toMatch(/No request matches this Order ID and verification code/);
    expect(text).not.toMatch(/wrong|unknown/i);
  });

  it('is not shown beside the problem of an incomplete code', async () => {
    mockLookups(notFound);
    const { user } = open(trackerAddress);
    await screen.findByRole('heading', { name: 'Request not found' });
    await fill(user, codeField(), '7k3m9q');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Please enter your case verification code')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Request not found' })).not.toBeInTheDocument();
  });

  it('shows the remaining wait when the Order ID is locked', async () => {
    server.use(
      mockOperation(listRequestStatuses, () => []),
      http.get('*/api/getRequestStatus', () =>
        HttpResponse.json(
          {
            success: false,
            message: 'Locked',
            error: { code: 'locked', correlationId: 'test', retryAfterSeconds: 840 },
          },
          { status: 429 },
        ),
      ),
    );
    open(trackerAddress);
    expect(await screen.findByText(/To protect patient information/)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 14 minutes.');
  });

  it('offers a retry after an outage', async () => {
    let down = true;
    const lookups = mockLookups(() => {
      if (down) throw new MockFailure('unavailable', 'The store is down');
      return aRequest();
    });
    const { user } = open(trackerAddress);
    await screen.findByRole('heading', { name: 'Error retrieving request. Please try again.' });
    expect(lookups).toHaveLength(1);
    down = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await foundOrder('LAW-2026-001');
  });

  it('keeps the previous result with a warning when a refresh fails', async () => {
    let down = false;
    mockLookups(() => {
      if (down) throw new MockFailure('unavailable', 'The store is down');
      return aRequest();
    });
    open(trackerAddress);
    await foundOrder('LAW-2026-001');
    down = true;
    // The data is outdated when the person returns to the tab.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByText('This page could not be refreshed')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Order LAW-2026-001' })).toBeVisible();
  });
});

describe('the result', () => {
  it('shows the request details and the state of the fee', async () => {
    mockLookups(() => aRequest({ payment: { state: 'clearing', amount: 1500 }, filesCount: 3 }));
    open(trackerAddress);
    await foundOrder('LAW-2026-001');
    const details = within(screen.getByRole('region', { name: 'Request details' }));
    for (const text of ['Maria Alvarez', 'Central Medical Center', 'Medical Records', '3']) {
      expect(details.getByText(text)).toBeVisible();
    }
    expect(details.getByText('$15.00, bank payment clearing')).toBeVisible();
  });

  it.each([
    ['open', '$15.00, payment disputed', 1],
    ['lost', '$15.00, payment withdrawn by the bank', 0],
  ] as const)('shows a disputed fee (%s)', async (disputed, text, receipts) => {
    const paid = { state: 'paid', amount: 1500, paidAt: '2026-11-02T15:00:00.000Z' } as const;
    mockLookups(() => aRequest({ payment: { ...paid, disputed } }));
    open(trackerAddress);
    await foundOrder('LAW-2026-001');
    const details = within(screen.getByRole('region', { name: 'Request details' }));
    expect(details.getByText(text)).toBeVisible();
    expect(details.queryAllByRole('button', { name: /^Receipt/ })).toHaveLength(receipts);
  });

  it('shows the history with notes, newest first', async () => {
    mockLookups(() =>
      aRequest({
        statusHistory: [
          {
            status: 'pending',
            label: 'Pending',
            color: 'yellow',
            updatedAt: '2026-11-02T15:00:00.000Z',
            notes: 'Request submitted',
          },
          {
            status: 'completed',
            label: 'Completed',
            color: 'green',
            updatedAt: '2026-11-09T15:00:00.000Z',
          },
        ],
      }),
    );
    open(trackerAddress);
    const history = within(await screen.findByRole('region', { name: 'Status history' }));
    const entries = history.getAllByRole('listitem').map((entry) => entry.textContent);
    expect(entries[0]).toMatch(/^Completed/);
    expect(entries[1]).toMatch(/^Pending.*Request submitted$/);
  });

  it('says when there is no history', async () => {
    mockLookups(() => aRequest());
    open(trackerAddress);
    expect(await screen.findByText('No status history available')).toBeVisible();
  });

  it('uses configured status labels, and built-in labels when the configuration fails to load', async () => {
    mockLookups(() => aRequest({ status: 'under_review' }));
    server.use(
      mockOperation(listRequestStatuses, () => [
        { _id: 's1', key: 'under_review', label: 'With our lawyers', color: 'blue', order: 1 },
      ]),
    );
    const { unmount } = open(trackerAddress);
    expect(await screen.findByText('With our lawyers')).toBeVisible();
    unmount();

    server.use(failOperation(listRequestStatuses, 'unexpected', 'No statuses'));
    open(trackerAddress);
    expect(await screen.findByText('Under Review')).toBeVisible();
  });
});

describe('the direct link', () => {
  it('contains the typed values', async () => {
    mockLookups(() => aRequest());
    const { user } = open(trackerAddress);
    await foundOrder('LAW-2026-001');
    await user.click(screen.getByRole('button', { name: 'Share Direct Link' }));
    expect(await screen.findByText(/Link copied/)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${trackerAddress}`);
  });

  it('is not copied while values are missing, which are named', async () => {
    const { user } = open();
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Share Direct Link' }));
    expect(screen.getByText('Please enter a valid order ID')).toBeVisible();
    expect(screen.getByText('Please enter your case verification code')).toBeVisible();
    expect(screen.getByLabelText('Order ID')).toHaveFocus();
    expect(screen.queryByText(/Link copied/)).not.toBeInTheDocument();
    expect(copy).not.toHaveBeenCalled();
  });

  it('shows an error when copying fails', async () => {
    mockLookups(() => aRequest());
    const { user } = open(trackerAddress);
    await foundOrder('LAW-2026-001');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Share Direct Link' }));
    expect(await screen.findByText('Failed to copy URL to clipboard')).toBeVisible();
  });
});
