import type { BodyOf } from '@portal/contract/endpoint.ts';
import type { changeNotice } from '@portal/contract/configuration/endpoints/manageNotices.ts';
import { changedNotices, type NoticeDecision } from './noticeDecision.ts';
import { refuseConflict } from './refuseConflict.ts';
import type { StoredNotices } from './storedNotices.ts';

type NoticeForm = BodyOf<typeof changeNotice>;

/** Changes a single value, unless someone else changed it after the admin saw it. */
export function changeValue(notices: StoredNotices, form: NoticeForm, now: Date): NoticeDecision {
  const next = valueOf(notices, form, now);
  if (JSON.stringify(next.from) === JSON.stringify(next.to)) return { kind: 'unchanged' };
  const refusal = refuseConflict(notices, form.seen, ({ kind }) => kind === form.kind);
  if (refusal) return refusal;
  return changedNotices({ ...notices, [next.kind]: next.to }, next);
}

function valueOf(notices: StoredNotices, form: NoticeForm, now: Date) {
  const kind = form.kind;
  switch (kind) {
    case 'feeNotice':
      return { kind, from: notices.feeNotice, to: form.feeNotice };
    case 'support': {
      const { email, phone, hours } = form;
      return { kind, from: notices.support, to: { email, phone, hours } };
    }
    case 'incident': {
      // The text of an incident can change; its start stays.
      const since = notices.incident?.since ?? now.toISOString();
      return { kind, from: notices.incident, to: form.note === '' ? null : { note: form.note, since } };
    }
  }
}
