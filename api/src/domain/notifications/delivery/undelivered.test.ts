import type { NoticeStateChange } from '@portal/contract/notifications/schemas.ts';
import { describe, expect, it } from 'vitest';
import { userActor } from '../../requests/actor.ts';
import { nextVersion } from '../../requests/change.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { aNotice } from '../../testing/aNotice.ts';
import { aRequest } from '../../testing/aRequest.ts';
import {
  endUndelivered,
  markUndelivered,
  rejectedMailOf,
  resolveMark,
  withoutOldMarks,
} from './undelivered.ts';

const NOW = new Date('2026-03-12T09:00:00.000Z');
const keyOf = (address: string) => `key:${address}`;
const staff = userActor({ role: 'staff', userId: 'usr_s' });
const bounced: NoticeStateChange = {
  state: 'bounced',
  at: '2026-03-12T08:01:00.000Z',
  reason: 'mailbox_unknown',
  code: '5.1.1',
  isHard: true,
};
const request: RequestDocument = {
  ...aRequest(),
  owners: ['usr_a'],
  fields: { ...aRequest().fields, contactEmail: 'casey@firm.example', lawyerEmail: 'lee@firm.example' },
};
const toAttorney = {
  recipient: 'attorney',
  to: 'lee@firm.example',
  addressKey: 'key:lee@firm.example',
} as const;
const toAccount = {
  recipient: 'account',
  userId: 'usr_a',
  to: 'ana@firm.example',
  addressKey: 'key:ana@firm.example',
} as const;

const mark = (from: RequestDocument, notice = aNotice(), change: NoticeStateChange = bounced) =>
  markUndelivered(from, notice, change, keyOf, NOW);
const marked = (...notices: Parameters<typeof aNotice>[0][]) =>
  notices.reduce<RequestDocument>((from, notice) => mark(from, aNotice(notice))!.request, request);

describe('markUndelivered', () => {
  it('marks the contact with a masked address, and records no address', () => {
    const change = mark(request)!;
    expect(change.request.undelivered).toEqual([
      {
        recipient: 'contact',
        userId: null,
        addressKey: 'key:casey@firm.example',
        address: 'c•••y@firm.example',
        reason: 'mailbox_unknown',
        code: '5.1.1',
        since: bounced.at,
        latestAt: bounced.at,
        bounces: 1,
      },
    ]);
    expect(change.request.seq).toBe(request.seq + 1);
    expect(change.request.updatedAt).toBe(request.updatedAt);
    expect(change.event.kind).toBe('notice-undelivered');
    expect(JSON.stringify(change.event)).not.toContain('firm.example');
    expect(change.steps).toEqual([{ kind: 'project' }]);
  });

  it('makes a task of an email that is not sent, because the address bounced before, once', () => {
    const unsent = { state: 'not_sent', at: bounced.at, reason: 'bounced_before' } as const;
    const once = mark(request, aNotice(), unsent)!.request;
    expect(once.undelivered).toMatchObject([{ recipient: 'contact', reason: 'bounced_before', bounces: 1 }]);
    expect(mark(once, aNotice(), unsent)).toBeNull();
  });

  it('counts further bounces, in any order, with the reason of the latest', () => {
    const later = { ...bounced, at: '2026-03-12T08:09:00.000Z', reason: 'rejected', code: '5.7.1' } as const;
    for (const order of [
      [bounced, later],
      [later, bounced],
    ]) {
      const both = order.reduce<RequestDocument>(
        (from, change) => mark(from, aNotice(), change)!.request,
        request,
      );
      expect(both.undelivered).toMatchObject([
        { bounces: 2, since: bounced.at, latestAt: later.at, reason: 'rejected', code: '5.7.1' },
      ]);
    }
  });

  it('marks attorney and account beside the contact', () => {
    expect(marked({}, toAttorney, toAccount).undelivered?.map(({ recipient }) => recipient)).toEqual([
      'contact',
      'attorney',
      'account',
    ]);
  });

  it.each([
    [
      'a contact whose address was changed since',
      { to: 'old@firm.example', addressKey: 'key:old@firm.example' },
    ],
    ['an account that no longer has the request', { ...toAccount, userId: 'usr_gone' }],
    ['a colleague', { recipient: 'staff', userId: 'usr_s' }],
  ] as const)('does not mark %s', (_, notice) => {
    expect(mark(request, aNotice(notice))).toBeNull();
  });
});

describe('a mark', () => {
  it('ends when a later email to the address was delivered', () => {
    const from = marked({}, toAccount);
    const end = (deliveredAt: string) =>
      endUndelivered(from, { addressKey: 'key:casey@firm.example', deliveredAt }, NOW);
    expect(end('2026-03-12T08:00:59.000Z')).toBeNull();
    const change = end('2026-03-12T08:02:00.000Z')!;
    expect(change.request.undelivered).toMatchObject([{ recipient: 'account' }]);
    expect(change.event).toMatchObject({ kind: 'undelivered-ended', by: { kind: 'system' } });
  });

  it('ends with the decision of staff, once', () => {
    const change = resolveMark(
      marked({}),
      { recipient: 'contact', userId: null },
      'undelivered-handled',
      staff,
      NOW,
    )!;
    expect(change.request).not.toHaveProperty('undelivered');
    expect(change.event).toMatchObject({ kind: 'undelivered-handled', by: { id: 'usr_s' } });
    const again = resolveMark(
      change.request,
      { recipient: 'contact', userId: null },
      'undelivered-handled',
      staff,
      NOW,
    );
    expect(again).toBeNull();
  });

  it('is not needed to allow emails to an address again', () => {
    const change = resolveMark(
      request,
      { recipient: 'contact', userId: null },
      'address-released',
      staff,
      NOW,
    )!;
    expect(change.event).toMatchObject({ kind: 'address-released', details: { recipient: 'contact' } });
  });

  const changeTo = (changed: Partial<RequestDocument>) => {
    const before = marked({}, toAttorney, toAccount);
    const event = { kind: 'edited', at: '', by: staff, details: { updateType: '', fields: '' } } as const;
    return withoutOldMarks(before, { request: nextVersion(before, changed, NOW), event, steps: [] }).request;
  };

  it.each<[string, Partial<RequestDocument>, string[]]>([
    [
      'a correction of the contact',
      { fields: { ...request.fields, contactEmail: 'c@x.example' } },
      ['attorney', 'account'],
    ],
    [
      'another spelling of the same address',
      { fields: { ...request.fields, contactEmail: 'Casey@Firm.example ' } },
      ['contact', 'attorney', 'account'],
    ],
    [
      'a correction of the attorney',
      { fields: { ...request.fields, lawyerEmail: 'l@x.example' } },
      ['contact', 'account'],
    ],
    ['the removal of the account', { owners: [] }, ['contact', 'attorney']],
    ['any other change', { recordsSaved: true }, ['contact', 'attorney', 'account']],
  ])('after %s', (_, changed, left) => {
    expect(changeTo(changed).undelivered?.map(({ recipient }) => recipient)).toEqual(left);
  });
});

it('rejectedMailOf tells the owner of an address since when and why', () => {
  const from = marked({});
  expect(rejectedMailOf(from, ({ recipient }) => recipient === 'contact')).toEqual({
    reason: 'mailbox_unknown',
    since: bounced.at,
  });
  expect(rejectedMailOf(from, ({ userId }) => userId === 'usr_a')).toBeNull();
});
