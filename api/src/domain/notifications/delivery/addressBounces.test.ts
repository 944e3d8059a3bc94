import { describe, expect, it } from 'vitest';
import {
  addBounce,
  addOtherFailure,
  addUnsent,
  afterDelivery,
  afterRelease,
  type Bounce,
  countedBounces,
  hasFailedUntil,
  isSuppressed,
  NO_BOUNCES,
  requestIdsOf,
} from './addressBounces.ts';

const bounce = (messageId: string, minute = 1): Bounce => ({
  messageId,
  at: `2026-03-12T08:${String(minute).padStart(2, '0')}:00.000Z`,
  reason: 'mailbox_unknown',
  requestId: 'req_a',
});
const bouncesOf = (...bounces: Bounce[]) =>
  bounces.reduce((all, each) => addBounce(all, each) ?? all, NO_BOUNCES);

describe('an address', () => {
  it('is suppressed after two emails bounced', () => {
    expect(isSuppressed(NO_BOUNCES)).toBe(false);
    expect(isSuppressed(bouncesOf(bounce('a')))).toBe(false);
    expect(isSuppressed(bouncesOf(bounce('a'), bounce('b')))).toBe(true);
  });

  it('counts an email once', () => {
    expect(addBounce(bouncesOf(bounce('a')), bounce('a', 5))).toBeNull();
  });

  it('is no longer suppressed after an email was delivered, except for later bounces', () => {
    const bounces = bouncesOf(bounce('a', 1), bounce('b', 2), bounce('c', 9));
    expect(afterDelivery(bounces, bounce('x', 5).at).bounces).toEqual([bounce('c', 9)]);
    expect(afterDelivery(bounces, bounce('x', 10).at)).toEqual(NO_BOUNCES);
  });

  it('is no longer suppressed after a release, until two later emails bounce', () => {
    const released = afterRelease(bouncesOf(bounce('a', 1), bounce('b', 2)), bounce('x', 5).at);
    expect([isSuppressed(released), countedBounces(released)]).toEqual([false, []]);
    const again = addBounce(released, bounce('c', 6))!;
    expect(isSuppressed(again)).toBe(false);
    expect(isSuppressed(addBounce(again, bounce('d', 7))!)).toBe(true);
  });

  it('knows all requests whose marks end with an email that is delivered, also after a release', () => {
    const stored = addUnsent(bouncesOf(bounce('a', 1), bounce('b', 2)), 'req_b')!;
    expect(addUnsent(stored, 'req_b')).toBeNull();
    expect(addUnsent(stored, 'req_a')).toBeNull();
    const released = afterRelease(stored, bounce('x', 5).at);
    expect(requestIdsOf(addBounce(released, bounce('c', 6))!)).toEqual(['req_a', 'req_b']);
    expect(afterDelivery(released, bounce('x', 9).at)).toEqual(NO_BOUNCES);
  });

  it('is not suppressed by other failures, which are known until an email is delivered', () => {
    const failed = addOtherFailure(addOtherFailure(NO_BOUNCES, bounce('a', 1))!, bounce('b', 4))!;
    expect(addOtherFailure(failed, bounce('a', 9))).toBeNull();
    expect([isSuppressed(failed), countedBounces(failed)]).toEqual([false, []]);
    expect(requestIdsOf(failed)).toEqual(['req_a']);
    expect([hasFailedUntil(failed, bounce('x', 0).at), hasFailedUntil(failed, bounce('x', 2).at)]).toEqual([
      false,
      true,
    ]);
    expect(afterDelivery(failed, bounce('x', 2).at).otherFailures).toEqual([bounce('b', 4)]);
    expect(afterDelivery(failed, bounce('x', 5).at)).toEqual(NO_BOUNCES);
  });

  it('is not suppressed because mail servers refuse our emails, also if the email service then suppresses it', () => {
    const refused = (reason: Bounce['reason'], minute: number): Bounce => ({
      ...bounce(reason, minute),
      reason,
    });
    // An earlier version of the portal stored refusals among the bounces.
    const stored = bouncesOf(refused('rejected', 1), refused('spam', 2), refused('bounced_before', 3));
    expect([isSuppressed(stored), countedBounces(stored)]).toEqual([false, []]);
    const later = [refused('bounced_before', 3), refused('bounced_before', 4)].map((each, index) => ({
      ...each,
      messageId: `later${index}`,
    }));
    expect(isSuppressed(bouncesOf(...later))).toBe(true);
    expect(isSuppressed(addOtherFailure(bouncesOf(...later), refused('rejected', 1))!)).toBe(false);
    expect(isSuppressed(addBounce(stored, bounce('x', 5))!)).toBe(true);
  });

  it('stores the first bounce and the latest ones', () => {
    const many = Array.from({ length: 50 }, (_, index) => bounce(`m${index}`, index));
    const { bounces } = bouncesOf(...many);
    expect(bounces).toHaveLength(20);
    expect(bounces[0]).toEqual(many[0]);
    expect(bounces.at(-1)).toEqual(many.at(-1));
  });
});
