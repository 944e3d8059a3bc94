import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSessionToken } from '../../../testing/aSession.ts';
import { deviceKeys } from '../../storage/deviceKeys.ts';
import { sessionKeys } from '../../storage/sessionKeys.ts';
import { rememberReturnPath, readReturnPath } from '../returnPath.ts';
import { adoptSession, closeSession, openSession } from '../session.ts';
import { publishSessionChange } from '../sessionChanges.ts';
import { startAnonymousRequest, claimTab, onTabOwnerChange, releaseTab } from './tabOwner.ts';

const A = 'usr_aaaaaaaaaaaaaaaaaaaaaaaa';
const B = 'usr_bbbbbbbbbbbbbbbbbbbbbbbb';
const { draft, payment, pendingSubmission, tabOwner } = sessionKeys;
const unfinished = [draft, payment, pendingSubmission];

function leaveRequest() {
  for (const key of unfinished) sessionStorage.setItem(key, '{}');
  rememberReturnPath('/dashboard/request/req_1');
}
const kept = () => unfinished.filter((key) => sessionStorage.getItem(key) !== null);
const signIn = (userId: string) => openSession({ token: aSessionToken({ userId }), device: 'mark' });

beforeEach(() => publishSessionChange(null));

describe('after a session that ran out', () => {
  beforeEach(() => {
    signIn(A);
    leaveRequest();
    closeSession('expired');
  });

  it('its owner goes on with the unfinished request', () => {
    signIn(A);
    expect(kept()).toEqual(unfinished);
    expect(readReturnPath()).toBe('/dashboard/request/req_1');
  });

  it('is not visible to another person', () => {
    signIn(B);
    expect(kept()).toEqual([]);
    expect(readReturnPath()).toBe('/dashboard');
  });

  it('in-memory data is dropped before listeners see the session of another person', () => {
    const notified: string[] = [];
    const stop = onTabOwnerChange(() => notified.push(`handover, ${kept().length} kept`));
    signIn(B);
    signIn(B);
    expect(notified).toEqual(['handover, 0 kept']);
    stop();
  });

  it('is not visible to a page that opens with the session of another person', () => {
    localStorage.setItem(deviceKeys.session, aSessionToken({ userId: B, email: 'josé@firm.example' }));
    claimTab();
    expect(kept()).toEqual([]);
  });

  it('a request started anonymously belongs to the next person who signs in', () => {
    startAnonymousRequest();
    expect(kept()).toEqual([]);
    leaveRequest();
    signIn(B);
    expect(kept()).toEqual(unfinished);
  });
});

it('drops the request of whoever is signed in while another person signs in', () => {
  signIn(A);
  leaveRequest();
  signIn(B);
  expect(kept()).toEqual([]);
});

it('keeps the request with a new session of the same person', () => {
  signIn(A);
  leaveRequest();
  adoptSession(aSessionToken({ userId: A, sid: 'sid-2' }));
  expect(kept()).toEqual(unfinished);
});

it('lets somebody go on with what they began before signing in', () => {
  leaveRequest();
  const received = vi.fn<() => void>();
  const stop = onTabOwnerChange(received);
  signIn(A);
  expect(kept()).toEqual(unfinished);
  expect(received).not.toHaveBeenCalled();
  stop();
});

it('has no owner after a sign-out', () => {
  signIn(A);
  leaveRequest();
  closeSession('signed-out');
  releaseTab();
  expect(kept()).toEqual([]);
  expect(sessionStorage.getItem(tabOwner)).toBeNull();
});

it('leaves the request of a signed-in person alone when they begin a new one', () => {
  signIn(A);
  leaveRequest();
  startAnonymousRequest();
  expect(kept()).toEqual(unfinished);
});

it('passes over a token that cannot be read', () => {
  sessionStorage.setItem(tabOwner, A);
  leaveRequest();
  for (const token of ['nonsense', 'a.bnVsbA.c', 'a.e30.c']) {
    sessionStorage.setItem(deviceKeys.session, token);
    claimTab();
  }
  expect(kept()).toEqual(unfinished);
});
