import { describe, expect, it } from 'vitest';
import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';
import { aFile, aRequest } from '../testing/aRequest.ts';
import { someRules } from '../testing/someRules.ts';
import { isOutdatedNotification } from '../notifications/isOutdatedNotification.ts';
import { downloadReminder, waitingDocuments } from './downloadReminder.ts';
import { reminderFields } from './reminderFields.ts';
import { sendReminder } from './sendReminder.ts';

const RELEASED = '2026-03-12T12:00:00.000Z';
const rules = someRules.value;
const NONE = new Set<string>();
const noon = (day: string) => new Date(`${day}T20:00:00.000Z`);

const document = (changed: Partial<RequestFile> = {}) =>
  aFile({ fileId: 'doc', uploadedByAdmin: true, scan: 'clean', uploadedAt: RELEASED, ...changed });

/** A completed request with released documents. */
const completed = (files: readonly RequestFile[] = [document()], changed: Partial<RequestDocument> = {}) =>
  aRequest({
    status: 'completed',
    files: Object.fromEntries(files.map((file) => [file.fileId, file])),
    ...changed,
  });

describe('waitingDocuments', () => {
  it.each<[string, RequestDocument, ReadonlySet<string>]>([
    ['downloaded', completed(), new Set(['doc'])],
    ['withdrawn or deleted', completed([document({ deletedAt: RELEASED })]), NONE],
    ['not scanned', completed([document({ scan: 'pending' })]), NONE],
    [
      'paid for, because such a download is open for hours only',
      completed([document({ paidAt: RELEASED })]),
      NONE,
    ],
    ['the client’s own', completed([document({ uploadedByAdmin: false })]), NONE],
    ['the notice of 42 CFR 2.32', completed([document({ noticeVersion: '1' })]), NONE],
    ['of a message', completed([document({ messageId: 'm' })]), NONE],
    ['of a cancelled request', completed([document()], { status: 'cancelled' }), NONE],
  ])('are not those that are %s', (_, request, downloaded) => {
    expect(waitingDocuments(request, downloaded)).toBeNull();
  });

  it('count from the latest release, or the end of its embargo', () => {
    const later = document({ fileId: 'two', uploadedAt: '2026-03-13T12:00:00.000Z' });
    expect(waitingDocuments(completed([document(), later]), NONE)?.since).toBe(later.uploadedAt);
    expect(waitingDocuments(completed([document(), later]), new Set(['two']))?.since).toBe(RELEASED);
    const locked = document({ embargoEnabled: true, embargoDays: 10 });
    expect(waitingDocuments(completed([locked]), NONE)?.since).toBe('2026-03-22T12:00:00.000Z');
  });
});

describe('reminders of documents that nobody has downloaded', () => {
  it('are sent after 3 and 7 days, also of a completed request, and then no more', () => {
    let request = completed();
    const sent: string[] = [];
    for (let day = 12; day <= 30; day += 1) {
      const on = `2026-03-${day}`;
      const change = sendReminder(request, rules, noon(on));
      if (!change) continue;
      sent.push(on);
      expect(change.event).toMatchObject({ kind: 'reminder-sent', details: { to: 'download' } });
      expect(change.steps).toContainEqual({
        kind: 'notify-client',
        template: 'downloadReminder',
        seq: change.request.seq,
        since: RELEASED,
      });
      request = change.request;
    }
    expect(sent).toEqual(['2026-03-15', '2026-03-19']);
    expect(reminderFields(request, rules, '2026-03-20')).toEqual({});
  });

  it('end with the download, and start again with new documents', () => {
    const request = sendReminder(completed(), rules, noon('2026-03-15'))!.request;
    expect(sendReminder(request, rules, noon('2026-03-19'), new Set(['doc']))).toBeNull();
    const more = document({ fileId: 'two', uploadedAt: '2026-03-18T12:00:00.000Z' });
    const released = { ...request, files: { ...request.files, two: more } };
    const at = { today: '2026-03-18', timeZone: 'UTC' };
    expect(downloadReminder(released, NONE, at)).toMatchObject({ on: '2026-03-21', day: 3 });
  });

  it('plan the row of a completed request without the key of the rules', () => {
    expect(reminderFields(completed(), rules, '2026-03-12')).toEqual({ remindOn: '2026-03-15' });
    expect(reminderFields(completed(), rules, '2026-03-12', new Set(['doc']))).toEqual({});
  });

  it('are outdated once the documents are withdrawn', () => {
    const reminder = {
      kind: 'notify-client',
      template: 'downloadReminder',
      seq: 2,
      since: RELEASED,
    } as const;
    expect(isOutdatedNotification(completed(), reminder)).toBe(false);
    expect(isOutdatedNotification(completed([document({ deletedAt: RELEASED })]), reminder)).toBe(true);
  });
});
