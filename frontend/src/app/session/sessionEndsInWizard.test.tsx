import type { BodyOf } from '@portal/contract/endpoint.ts';
import { signIn, signOut } from '@portal/contract/accounts/endpoints/auth.ts';
import { type IdentityProvider, listIdentityProviders } from '@portal/contract/accounts/endpoints/oauth.ts';
import { verifyTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { listFacilities } from '@portal/contract/configuration/endpoints/configuration.ts';
import { listCopyServices } from '@portal/contract/configuration/endpoints/copyServices.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import type { DraftOwner } from '@portal/contract/payments/schemas/draftOwner.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { saveUnfinishedRequest } from '@portal/contract/requests/endpoints/unfinishedRequests.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ClientRequestScreen } from '../ClientRequestScreen.tsx';
import { aDraft } from '../../testing/aDraft.ts';
import { aSessionToken } from '../../testing/aSession.ts';
import { aUser } from '../../testing/aUser.ts';
import { installFakeStripe } from '../../testing/fakeStripe.ts';
import { fill } from '../../testing/fill.ts';
import { mockOperation } from '../../testing/mockOperation.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { server } from '../../testing/server.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { someCopyServices } from '../../testing/someCopyServices.ts';
import { closeSession, currentSession } from '../../lib/session/session.ts';
import { sessionKeys } from '../../lib/storage/sessionKeys.ts';
import { paymentStore } from '../../features/payments/fee/storedPayment.ts';
import { draftStore } from '../../features/requests/draft/draftStore.ts';

const OWNER = aUser().userId;
const OTHER = 'usr_bbbbbbbbbbbbbbbbbbbbbbbb';

installFakeStripe();

/** The session of each call by its path, as its token; null without one. */
let calls: [path: string, token: string | null][] = [];
const tokensOf = (path: string) => calls.filter(([called]) => called === path).map(([, token]) => token);
const record = (path: string, headers: Headers) => {
  const header = headers.get('x-portal-authorization');
  calls.push([path, header && header.replace('Bearer ', '')]);
};

/** A portal whose accounts are `userId` with any password, and whose draft belongs to `belongsTo`. */
function mockPortal({ userId = OWNER, role = 'client' as 'client' | 'staff', isTwoStep = false } = {}) {
  const user = aUser({ userId, role, email: `${userId}@firm.example` });
  const token = aSessionToken({ userId, role, email: user.email });
  const grant = { step: 'done' as const, token, device: 'device' };
  server.use(
    mockOperation(signIn, () => (isTwoStep ? { step: 'code' as const, challenge: 'c'.repeat(43) } : grant)),
    mockOperation(verifyTwoStep, () => grant),
    mockOperation(signOut, ({ headers }) => {
      record(signOut.path, headers);
      return {};
    }),
    mockOperation(getUserProfile, () => ({ user })),
    mockOperation(saveUnfinishedRequest, () => ({ version: 1, expiresAt: '2026-12-01T00:00:00.000Z' })),
  );
  return token;
}

function mockIntents(
  intentOf: (token: string | null) => string,
  {
    belongsTo = 'you' as DraftOwner,
    status = 'requires_payment_method' as 'succeeded' | 'requires_payment_method',
  } = {},
) {
  server.use(
    mockOperation(createPaymentIntent, ({ headers }) => {
      record(createPaymentIntent.path, headers);
      const paymentIntentId = intentOf(tokensOf(createPaymentIntent.path).at(-1) ?? null);
      return {
        paymentIntentId,
        clientSecret: `${paymentIntentId}_secret`,
        publishableKey: 'pk_test_1',
        amount: 1500,
        status,
        belongsTo,
      };
    }),
  );
}

async function openAndEndSession(step: number) {
  signInAs({ userId: OWNER });
  draftStore.save(aDraft());
  const opened = renderScreen(
    <Routes>
      <Route path="/client/request" element={<ClientRequestScreen />} />
      <Route path="*" element={<p>Left</p>} />
    </Routes>,
    `/client/request?step=${step}`,
  );
  await screen.findByRole('heading', { level: 1 });
  if (step === 5) await screen.findByText(/Pay \$15.00|Payment Complete/);
  act(() => closeSession('expired'));
  return opened;
}

type User = Awaited<ReturnType<typeof openAndEndSession>>['user'];

async function signInOnTheSpot(user: User) {
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Your session has ended');
  await user.click(within(notice).getByRole('button', { name: 'Sign in' }));
  const dialog = await screen.findByRole('dialog');
  await fill(user, await within(dialog).findByLabelText('Email'), 'casey@firm.example');
  await fill(user, within(dialog).getByLabelText('Password'), 'orange-tree');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
}

const noticeGone = () =>
  waitFor(() => expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument());

beforeEach(() => {
  calls = [];
  server.use(
    mockOperation(listFacilities, () => []),
    mockOperation(listCopyServices, () => someCopyServices),
    mockOperation(listIdentityProviders, () => []),
  );
});

describe('a client whose session ends in the wizard', () => {
  it('signs in on the spot and keeps what was entered', async () => {
    mockPortal();
    const { user } = await openAndEndSession(2);
    const name = screen.getByRole('combobox', { name: /^Facility name/ });
    await fill(user, name, 'Central Hospital');
    await signInOnTheSpot(user);
    await noticeGone();
    expect(currentSession()?.userId).toBe(OWNER);
    expect(name).toHaveValue('Central Hospital');
    expect(draftStore.read()?.draftId).toBe(aDraft().draftId);
  });

  it.each<[IdentityProvider[], string]>([
    [['google'], 'You can’t sign in with Google here'],
    [['google', 'github'], 'You can’t sign in with Google and GitHub here'],
  ])('reads what to do instead of leaving the page for another provider: %j', async (providers, text) => {
    mockPortal();
    server.use(mockOperation(listIdentityProviders, () => providers));
    const { user } = await openAndEndSession(2);
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Sign in' }));
    const dialog = within(await screen.findByRole('dialog'));
    const hint = await dialog.findByText((content) => content.startsWith(text));
    expect(hint).toHaveTextContent('add the request to your account later');
    expect(dialog.queryByRole('button', { name: /^Continue with/ })).not.toBeInTheDocument();
  });

  it('reads nothing about other providers if there are none', async () => {
    mockPortal();
    const asked = Promise.withResolvers<void>();
    server.use(
      mockOperation(listIdentityProviders, () => {
        asked.resolve();
        return [];
      }),
    );
    const { user } = await openAndEndSession(2);
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Sign in' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByLabelText('Email');
    await asked.promise;
    expect(dialog.queryByText(/You can’t sign in with/)).not.toBeInTheDocument();
  });

  it('with a second step enters the code in the same dialog', async () => {
    mockPortal({ isTwoStep: true });
    const { user } = await openAndEndSession(2);
    await signInOnTheSpot(user);
    const dialog = await screen.findByRole('dialog', { name: 'Two-step sign-in' });
    await user.type(await within(dialog).findByLabelText(/code/i), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    await noticeGone();
    expect(currentSession()?.userId).toBe(OWNER);
    expect(document.title).not.toContain('Two-step');
  });

  it('is still told after a reload', async () => {
    mockPortal();
    const { unmount } = await openAndEndSession(2);
    unmount();
    renderScreen(<ClientRequestScreen />, '/client/request?step=2');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
  });

  it('can go on without signing in', async () => {
    mockPortal();
    const { user } = await openAndEndSession(2);
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Sign in' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(draftStore.read()).not.toBeNull();
  });
});

it('somebody who was never signed in is told nothing', async () => {
  draftStore.save(aDraft());
  renderScreen(<ClientRequestScreen />, '/client/request?step=2');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
});

describe('another account', () => {
  it('is asked first, and then gets the request', async () => {
    mockPortal({ userId: OTHER });
    const { user } = await openAndEndSession(2);
    await signInOnTheSpot(user);
    const dialog = await screen.findByRole('dialog', { name: `Continue as ${OTHER}@firm.example?` });
    expect(dialog).toHaveTextContent('The request will belong to this account.');
    expect(currentSession()).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await noticeGone();
    expect(currentSession()?.userId).toBe(OTHER);
    expect(draftStore.read()?.draftId).toBe(aDraft().draftId);
    expect(sessionStorage.getItem(sessionKeys.tabOwner)).toBe(OTHER);
  });

  it('can be replaced by the first one; its session is ended', async () => {
    const token = mockPortal({ userId: OTHER });
    const { user } = await openAndEndSession(2);
    await signInOnTheSpot(user);
    const question = await screen.findByRole('dialog', { name: /^Continue as/ });
    await user.click(within(question).getByRole('button', { name: 'Use another account' }));
    expect(await within(await screen.findByRole('dialog')).findByLabelText('Password')).toHaveValue('');
    await waitFor(() => expect(tokensOf(signOut.path)).toEqual([token]));
    expect(currentSession()).toBeNull();
    expect(draftStore.read()).not.toBeNull();
  });

  it('of staff is refused', async () => {
    mockPortal({ userId: OTHER, role: 'staff' });
    const { user } = await openAndEndSession(2);
    await signInOnTheSpot(user);
    const dialog = await screen.findByRole('dialog', { name: 'Please use another account' });
    expect(within(dialog).queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(currentSession()).toBeNull();
  });

  it.each<[DraftOwner, string]>([
    ['another', 'Please use another account'],
    ['nobody', `Continue as ${OTHER}@firm.example?`],
  ])('after the payment, for a draft of %s: %s', async (belongsTo, title) => {
    mockPortal({ userId: OTHER });
    mockIntents(() => 'pi_1', { belongsTo, status: 'succeeded' });
    const { user } = await openAndEndSession(5);
    await signInOnTheSpot(user);
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
    expect(tokensOf(createPaymentIntent.path).at(-1)).toBeNull();
    expect(currentSession()).toBeNull();
    expect(paymentStore.read()?.success).toBe(true);
  });
});

describe('on the payment step', () => {
  it('before paying, the draft is saved again with its owner and the payment form stays', async () => {
    const token = mockPortal();
    mockIntents(() => 'pi_1');
    const { user } = await openAndEndSession(5);
    const card = screen.getByRole('button', { name: 'Pay $15.00' });
    await signInOnTheSpot(user);
    await noticeGone();
    await waitFor(() => expect(tokensOf(createPaymentIntent.path).at(-1)).toBe(token));
    expect(card).toBeInTheDocument();
  });

  it('a new payment of the server replaces the payment form', async () => {
    const token = mockPortal();
    mockIntents((session) => (session === token ? 'pi_2' : 'pi_1'));
    draftStore.save(aDraft());
    const { user } = await openAndEndSession(5);
    const card = screen.getByRole('button', { name: 'Pay $15.00' });
    await signInOnTheSpot(user);
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Pay $15.00' })).toBeInTheDocument();
  });

  it('after paying, the submission has the session, so that the account becomes the submitter', async () => {
    const token = mockPortal();
    mockIntents(() => 'pi_1', { status: 'succeeded' });
    const sent: BodyOf<typeof submitClientRequest>[] = [];
    server.use(
      mockOperation(submitClientRequest, ({ body, headers }) => {
        record(submitClientRequest.path, headers);
        sent.push(body);
        return {
          requestId: 'req_aaaaaaaaaaaaaaaaaaaaaaaa',
          orderId: 'O',
          verificationCode: '',
          status: 'new',
        };
      }),
    );
    const { user } = await openAndEndSession(5);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your payment and what you entered are safe');
    await signInOnTheSpot(user);
    await noticeGone();
    await user.click(screen.getByRole('button', { name: 'Submit Request' }));
    await screen.findByText('Left');
    expect(sent).toMatchObject([{ draftId: aDraft().draftId, payment: { id: 'pi_1' } }]);
    expect(tokensOf(submitClientRequest.path)).toEqual([token]);
  });
});
