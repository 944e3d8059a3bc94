import { MAX_RESENDS_A_DAY } from '@portal/contract/notifications/endpoints.ts';
import { expect, it } from 'vitest';
import { userActor } from '../../requests/actor.ts';
import { aRequest } from '../../testing/aRequest.ts';
import { resendNotice } from './resendNotice.ts';

const staff = userActor({ role: 'staff', userId: 'usr_s' });
const contact = { recipient: 'contact', userId: null } as const;
const account = { recipient: 'account', userId: 'usr_a' } as const;
const at = (hour: number) => new Date(Date.UTC(2026, 2, 12, hour));

it('sends the current status to a recipient five times in 24 hours, and then again', () => {
  let request = aRequest();
  for (let hour = 0; hour < MAX_RESENDS_A_DAY; hour += 1) {
    const decision = resendNotice(request, contact, staff, at(hour));
    if (decision.kind !== 'send') throw new Error(decision.kind);
    expect(decision.change.steps).toContainEqual({
      kind: 'email-present-state',
      seq: request.seq + 1,
      ...contact,
    });
    expect(decision.change.event).toMatchObject({ kind: 'notice-resent', details: contact });
    request = decision.change.request;
  }
  expect(resendNotice(request, contact, staff, at(10))).toEqual({
    kind: 'too-many',
    retryAfterSeconds: 14 * 3600,
  });
  expect(resendNotice(request, account, staff, at(10)).kind).toBe('send');
  const nextDay = resendNotice(request, contact, staff, at(24));
  expect(nextDay.kind === 'send' && nextDay.change.request.resends).toHaveLength(MAX_RESENDS_A_DAY);
});
