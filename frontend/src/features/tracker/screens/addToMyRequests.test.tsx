import { addToMyRequests } from '@portal/contract/requests/endpoints/requests.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../../lib/session/session.ts';
import { aSessionToken } from '../../../testing/aSession.ts';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { server } from '../../../testing/server.ts';
import { aRequest } from '../../requests/testing/aRequest.ts';
import { mockLookups, trackerAddress } from '../../requests/testing/mockLookups.ts';
import { RequestStatusScreen } from './RequestStatusScreen.tsx';

const signIn = (role: 'client' | 'staff' | 'admin') =>
  openSession({ token: aSessionToken({ role }), device: 'device-1' });

const show = () => renderScreen(<RequestStatusScreen />, trackerAddress);

const button = () => screen.queryByRole('button', { name: 'Add to my requests' });

describe('a signed-in client who looked up a request', () => {
  it('adds it to their requests', async () => {
    signIn('client');
    const { promise, resolve } = Promise.withResolvers<void>();
    const requests: { requestId: string; access: string | null }[] = [];
    mockLookups(() => aRequest());
    server.use(
      mockOperation(addToMyRequests, async ({ body, headers }) => {
        requests.push({ requestId: body.requestId, access: headers.get('X-Request-Access') });
        await promise;
        return body;
      }),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add to my requests' }));
    const busy = await screen.findByRole('button', { name: 'Adding to your requests...' });
    await user.click(busy);
    resolve();
    expect(await screen.findByText('In your requests')).toHaveFocus();
    expect(await screen.findByText('Added to your requests')).toBeInTheDocument();
    expect(requests).toEqual([{ requestId: aRequest()._id, access: 'access-token-1' }]);
    expect(button()).not.toBeInTheDocument();
  });

  it('sees why adding failed and can retry', async () => {
    signIn('client');
    mockLookups(() => aRequest());
    server.use(
      failOperation(
        addToMyRequests,
        'conflict',
        'Too many people have already added this request to their lists.',
      ),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add to my requests' }));
    expect(
      await screen.findByText('Too many people have already added this request to their lists.'),
    ).toBeInTheDocument();
    expect(button()).toBeEnabled();
  });

  it('sees that it is already theirs', async () => {
    signIn('client');
    mockLookups(() => aRequest({ isMine: true }));
    show();
    expect(await screen.findByText('In your requests')).not.toHaveFocus();
    expect(button()).not.toBeInTheDocument();
  });
});

describe('other people', () => {
  it.each(['staff', 'admin', null] as const)('(%s) cannot add it', async (role) => {
    if (role) signIn(role);
    mockLookups(() => aRequest());
    show();
    await screen.findByRole('heading', { name: 'Order LAW-2026-001' });
    expect(button()).not.toBeInTheDocument();
    expect(screen.queryByText('In your requests')).not.toBeInTheDocument();
  });
});
