import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSessionToken } from '../../../testing/aSession.ts';
import { deviceKeys } from '../../storage/deviceKeys.ts';
import { sessionKeys, staffDraftPrefix } from '../../storage/sessionKeys.ts';
import { saveReturnPath, readReturnPath } from '../returnPath.ts';
import { adoptSession, adoptStoredSession, closeSession, openSession } from '../session.ts';
import { publishSessionChange } from '../sessionChanges.ts';
import { startAnonymousRequest, claimTab, onTabOwnerChange, releaseTab } from './tabOwner.ts';

const A = 'usr_aaaaaaaaaaaaaaaaaaaaaaaa';
const B = 'usr_bbbbbbbbbbbbbbbbbbbbbbbb';
const { draft, payment, pendingSubmission, tabOwner } = sessionKeys;
const unfinished = [draft, payment, pendingSubmission];

function storeRequest() {
  for (const key of unfinished) sessionStorage.setItem(key, '{}');
  saveReturnPath('/dashboard/request/req_1');
}
const remainingKeys = () => unfinished.filter((key) => sessionStorage.getItem(key) !== null);
const signIn = (userId: string) => openSession({ token: aSessionToken({ userId }), device: 'device-1' });

beforeEach(() => publishSessionChange(null));

describe('after an expired session', () => {
  beforeEach(() => {
    signIn(A);
    storeRequest();
    closeSession('expired');
  });

  it('the owner still has the unfinished request', () => {
    signIn(A);
    expect(remainingKeys()).toEqual(unfinished);
    expect(readReturnPath()).toBe('/dashboard/request/req_1');
  });

  it('another user does not see the request', () => {
    signIn(B);
    expect(remainingKeys()).toEqual([]);
    expect(readReturnPath()).toBe('/dashboard');
  });

  it('in-memory data is dropped before listeners see the session of another user', () => {
    const notified: string[] = [];
    const stop = onTabOwnerChange(() => notified.push(`owner changed, ${remainingKeys().length} keys left`));
    signIn(B);
    signIn(B);
    expect(notified).toEqual(['owner changed, 0 keys left']);
    stop();
  });

  it('a page opened with the session of another user does not see the request', () => {
    localStorage.setItem(deviceKeys.session, aSessionToken({ userId: B, email: 'josé@firm.example' }));
    claimTab();
    expect(remainingKeys()).toEqual([]);
  });

  it('a request started anonymously belongs to the next user who signs in', () => {
    startAnonymousRequest();
    expect(remainingKeys()).toEqual([]);
    storeRequest();
    signIn(B);
    expect(remainingKeys()).toEqual(unfinished);
  });
});

it('drops the request when another user signs in', () => {
  signIn(A);
  storeRequest();
  signIn(B);
  expect(remainingKeys()).toEqual([]);
});

describe('what staff entered about a request', () => {
  const key = `${staffDraftPrefix(A)}reject:req_1`;
  const isKept = () => sessionStorage.getItem(key) !== null;
  const signInElsewhere = (userId: string) => {
    localStorage.setItem(deviceKeys.session, aSessionToken({ userId }));
    adoptStoredSession();
  };

  beforeEach(() => {
    signIn(A);
    sessionStorage.setItem(key, '{}');
  });

  it.each(['idle', 'expired'] as const)('stays for its author after an %s session', (end) => {
    closeSession(end);
    expect(isKept()).toBe(true);
    signIn(A);
    expect(isKept()).toBe(true);
  });

  it.each([
    ['signs in', signIn],
    ['signs in in another tab', signInElsewhere],
    ['starts a request without signing in', startAnonymousRequest],
  ])('stays when another user %s', (_, start) => {
    closeSession('expired');
    start(B);
    expect(isKept()).toBe(true);
  });

  it('is dropped when its author signs out, and not when another user does', () => {
    closeSession('expired');
    signIn(B);
    closeSession('signed-out');
    expect(isKept()).toBe(true);
    signIn(A);
    closeSession('signed-out');
    expect(isKept()).toBe(false);
  });
});

it('keeps the request with a new session of the same user', () => {
  signIn(A);
  storeRequest();
  adoptSession(aSessionToken({ userId: A, sid: 'sid-2' }));
  expect(remainingKeys()).toEqual(unfinished);
});

it('keeps a request that was started before signing in', () => {
  storeRequest();
  const received = vi.fn<() => void>();
  const stop = onTabOwnerChange(received);
  signIn(A);
  expect(remainingKeys()).toEqual(unfinished);
  expect(received).not.toHaveBeenCalled();
  stop();
});

it('has no owner after a sign-out', () => {
  signIn(A);
  storeRequest();
  closeSession('signed-out');
  releaseTab();
  expect(remainingKeys()).toEqual([]);
  expect(sessionStorage.getItem(tabOwner)).toBeNull();
});

it('keeps the request of a signed-in user who starts a new one', () => {
  signIn(A);
  storeRequest();
  startAnonymousRequest();
  expect(remainingKeys()).toEqual(unfinished);
});

it('ignores a token that cannot be read', () => {
  sessionStorage.setItem(tabOwner, A);
  storeRequest();
  for (const token of ['nonsense', 'a.bnVsbA.c', 'a.e30.c']) {
    sessionStorage.setItem(deviceKeys.session, token);
    claimTab();
  }
  expect(remainingKeys()).toEqual(unfinished);
});
