import { builtInStatuses } from '@portal/contract/catalogues/statuses.ts';
import { listRequestStatuses } from '@portal/contract/endpoints/configuration.ts';
import { downloadFileAuth } from '@portal/contract/endpoints/files.ts';
import { getRequestDetails } from '@portal/contract/endpoints/requestDetails.ts';
import type { RequestView } from '@portal/contract/schemas/requestView.ts';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession } from '../../../lib/session/session.ts';
import { aSessionToken } from '../../../testing/aSession.ts';
import { MockFailure, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { readRecents } from '../../recents/recentRequests.ts';
import { aFile, aRequest } from '../../tracker/testing/aRequest.ts';
import { RequestScreen } from './RequestScreen.tsx';

const saveFromLink = vi.hoisted(() => vi.fn<(url: string) => void>());
vi.mock('../../tracker/files/saveFromLink.ts', () => ({ saveFromLink }));

const USER = 'usr_aaaaaaaaaaaaaaaaaaaaaaaa';
const ID = aRequest()._id;
const token = aSessionToken({ userId: USER });

beforeEach(() => openSession({ token, device: 'device-1' }));

function show(reply: () => RequestView | Promise<RequestView>, id = ID) {
  server.use(
    mockOperation(getRequestDetails, async () => ({ ...(await reply()), view: 'client' as const })),
    mockOperation(listRequestStatuses, () =>
      builtInStatuses.map((status) => ({ ...status, _id: status.key })),
    ),
  );
  const screenAtItsPath = (
    <Routes>
      <Route path="/dashboard/request/:requestId" element={<RequestScreen />} />
      <Route path="/dashboard" element={<p>The dashboard</p>} />
    </Routes>
  );
  return renderScreen(screenAtItsPath, `/dashboard/request/${id}`);
}

describe('a request of one’s own', () => {
  it('is shown as its holder sees it, and is among the recent ones from then on', async () => {
    show(() => aRequest({ facilityName: 'Lakeview Hospital' }));
    expect(await screen.findByRole('heading', { name: 'Order LAW-2026-001' })).toBeInTheDocument();
    expect(screen.getByText('Lakeview Hospital')).toBeInTheDocument();
    expect(readRecents(USER).shown.map(({ requestId }) => requestId)).toEqual([ID]);
    expect(screen.queryByRole('button', { name: 'Add to my requests' })).not.toBeInTheDocument();
  });

  it('has its files opened by the session alone', async () => {
    const file = aFile({ originalName: 'scan.pdf' });
    const asked: { query: object; access: string | null; session: string | null }[] = [];
    server.use(
      mockOperation(downloadFileAuth, ({ query, headers }) => {
        const access = headers.get('X-Request-Access');
        asked.push({ query, access, session: headers.get('X-Portal-Authorization') });
        return {
          url: 'https://files.example/scan.pdf',
          originalName: 'scan.pdf',
          contentType: 'application/pdf',
          downloadedAt: '2026-11-20T12:00:00.000Z',
        };
      }),
    );
    const { user } = show(() => aRequest({ loaFiles: [file], filesCount: 1 }));
    await user.click(await screen.findByRole('button', { name: 'Download scan.pdf' }));
    await waitFor(() => expect(saveFromLink).toHaveBeenCalledWith('https://files.example/scan.pdf'));
    expect(asked).toEqual([
      {
        query: { fileId: file.fileId, requestId: ID, action: 'download' },
        access: null,
        session: `Bearer ${token}`,
      },
    ]);
  });

  it('shows its shape while it is loading', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    show(async () => {
      await promise;
      return aRequest();
    });
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Loading request details...');
    resolve();
    expect(await screen.findByRole('heading', { name: 'Order LAW-2026-001' })).toBeInTheDocument();
  });
});

describe('a request that cannot be shown', () => {
  it('says so and tries again', async () => {
    let fails = true;
    const { user } = show(() => {
      if (fails) throw new MockFailure('unexpected', 'Something went wrong on our side.');
      return aRequest();
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error Loading Request');
    expect(alert).toHaveTextContent('Something went wrong on our side.');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Order LAW-2026-001' })).toBeInTheDocument();
  });

  it('says that it failed when the server gives no reason', async () => {
    show(() => {
      throw new MockFailure('unexpected', '');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch request details');
  });

  it('because it is not there leads back to the dashboard and is not remembered', async () => {
    const { user } = show(() => {
      throw new MockFailure('not_found', 'Request not found');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Request not found');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(readRecents(USER).count).toBe(0);
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
  });

  it('because its address is no id says that it is not there', async () => {
    show(() => {
      throw new MockFailure('invalid_input', 'The request id is not valid');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Request not found');
  });
});
