import { MAX_RESENDS_A_DAY } from '@portal/contract/notifications/endpoints.ts';
import { expect, it } from 'vitest';
import { userActor } from '../../requests/actor.ts';
import { aRoot } from '../../testing/aRoot.ts';
import { resendNotice } from './resendNotice.ts';

const staff = userActor({ role: 'staff', userId: 'usr_s' });
const contact = { recipient: 'contact', userId: null } as const;
const account = { recipient: 'account', userId: 'usr_a' } as const;
const at = (hour: number) => new Date(Date.UTC(2026, 2, 12, hour));

it('sends the current status to a recipient five times in 24 hours, and then again', () => {
  let root = aRoot();
  for (let hour = 0; hour < MAX_RESENDS_A_DAY; hour += 1) {
    const decision = resendNotice(root, contact, staff, at(hour));
    if (decision.kind !== 'send') throw new Error(decision.kind);
    expect(decision.change.work).toContainEqual({
      kind: 'email-present-state',
      seq: root.seq + 1,
      ...contact,
    });
    expect(decision.change.event).toMatchObject({ kind: 'notice-resent', details: contact });
    root = decision.change.root;
  }
  expect(resendNotice(root, contact, staff, at(10))).toEqual({
    kind: 'too-many',
    retryAfterSeconds: 14 * 3600,
  });
  expect(resendNotice(root, account, staff, at(10)).kind).toBe('send');
  const nextDay = resendNotice(root, contact, staff, at(24));
  expect(nextDay.kind === 'send' && nextDay.change.root.resends).toHaveLength(MAX_RESENDS_A_DAY);
});
