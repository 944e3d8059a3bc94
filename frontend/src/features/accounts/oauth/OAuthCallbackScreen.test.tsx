import { finishOAuth, linkOAuth } from '@portal/contract/accounts/endpoints/oauth.ts';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveReturnPath } from '../../../lib/session/returnPath.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { failOperation, mockOperation } from '../../../testing/mockOperation.ts';
import { recordBodies } from '../../../testing/recordBodies.ts';
import { server } from '../../../testing/server.ts';
import { aGrant } from '../testing/aGrant.ts';
import { failingOperation } from '../testing/failures.ts';
import { renderAuth } from '../testing/renderAuth.tsx';
import { OAuthCallbackScreen } from './OAuthCallbackScreen.tsx';
import { oauthStartStore } from './oauthStart.ts';

const binding = 'b'.repeat(43);
const state = 's'.repeat(43);
const open = (search = `code=code-1&state=${state}`) =>
  renderAuth(
    <StrictMode>
      <OAuthCallbackScreen />
    </StrictMode>,
    `/oauth/callback?${search}`,
  );

beforeEach(() => oauthStartStore.save({ provider: 'google', binding }));

describe('the return from another provider', () => {
  it('finishes the sign-in that this tab started, once, and continues', async () => {
    const sent = recordBodies(finishOAuth, () => aGrant());
    saveReturnPath('/profile');
    open(`code=code-1&state=${state}&iss=https%3A%2F%2Faccounts.google.com`);
    expect(screen.getByText('Signing you in...')).toBeVisible();
    expect(await screen.findByText('At /profile')).toBeVisible();
    expect(sent).toEqual([{ code: 'code-1', state, binding, iss: 'https://accounts.google.com' }]);
    expect(oauthStartStore.read()).toBeNull();
  });

  it('removes the code from the address bar', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aGrant>>();
    server.use(mockOperation(finishOAuth, () => promise));
    open();
    await waitFor(() => expect(window.location.href).toMatch(/\/oauth\/callback$/));
    resolve(aGrant());
    await screen.findByText('At /dashboard');
  });

  it('asks for the second step if the account has one', async () => {
    server.use(mockOperation(finishOAuth, () => ({ step: 'code' as const, challenge: 'challenge-1' })));
    const { user } = open();
    expect(await screen.findByLabelText('6-digit code')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to Sign In' }));
    expect(await screen.findByText('At /login')).toBeVisible();
  });
});

describe('an address with an account', () => {
  beforeEach(() => {
    server.use(
      mockOperation(finishOAuth, () => ({
        step: 'link' as const,
        ticket: 'ticket-1',
        email: 'casey@firm.example',
        provider: 'google' as const,
      })),
    );
  });

  it('is linked after its password is verified', async () => {
    server.use(
      mockOperation(linkOAuth, ({ body }) => {
        expect(body).toEqual({ ticket: 'ticket-1', password: 'orange-tree' });
        return aGrant();
      }),
    );
    const { user } = open();
    expect(
      await screen.findByText('An account with casey@firm.example exists. Enter its password to link it.'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Link your Google account' })).toHaveFocus();
    expect(currentSession()).toBeNull();
    await user.type(screen.getByLabelText('Password'), 'orange-tree{Enter}');
    expect(await screen.findByText('At /dashboard')).toBeVisible();
  });

  it('stays unlinked with a wrong password', async () => {
    server.use(failOperation(linkOAuth, 'unauthenticated', 'Login failed. Please check your credentials.'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Link and sign in' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required'),
    );
    await user.type(screen.getByLabelText('Password'), 'apple-tree{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Login failed. Please check your credentials.',
    );
    expect(currentSession()).toBeNull();
  });
});

describe('a sign-in that failed', () => {
  it.each([
    ['was canceled there', 'error=access_denied', 'You canceled the sign-in with the other provider.'],
    ['was rejected there', 'error=server_error', 'The other provider could not sign you in.'],
    ['came without a code', '', 'The other provider could not sign you in.'],
  ])('shows why and links back when it %s', async (_, search, message) => {
    const { user } = open(search);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await user.click(screen.getByRole('link', { name: 'Back to Sign In' }));
    expect(await screen.findByText('At /login')).toBeVisible();
  });

  it('is rejected in a tab that did not start it', async () => {
    oauthStartStore.clear();
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('didn’t start in this tab');
  });

  it('shows the reason of the server', async () => {
    const message = 'Your address is not verified with the other provider.';
    server.use(failingOperation(finishOAuth, { code: 'forbidden', message }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('can be retried when the server was unavailable', async () => {
    server.use(failingOperation(finishOAuth, { code: 'unavailable', message: 'Not available right now.' }));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(
      mockOperation(finishOAuth, ({ body }) => {
        expect(body.binding).toBe(binding);
        return aGrant();
      }),
    );
    await user.click(retry);
    expect(await screen.findByText('At /dashboard')).toBeVisible();
  });
});
