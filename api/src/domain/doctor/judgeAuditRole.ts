import { type Finding, right, unknown, wrong } from './finding.ts';

/** What each kind of call on an entry that does not exist was answered. 403 is a refusal by role; anything else got past it. */
export interface AuditCalls {
  readonly read: number;
  readonly create: number;
  readonly replace: number;
  readonly delete: number;
}

const CHECK = 'audit role';

/** May create and read entries of the audit trail, and not change or delete them. Null where the store knows no roles. */
export function judgeAuditRole(calls: AuditCalls | null): Finding {
  if (!calls) return unknown(CHECK, 'Not checkable here: a store that is opened with a key knows no roles.');
  const isRefused = (status: number) => status === 403;
  if (isRefused(calls.read) || isRefused(calls.create))
    return wrong(
      CHECK,
      'This identity may not create and read entries of the audit trail: every change of a request would wait for it.',
      'Give the app’s identity the role that creates and reads in audit.',
    );
  if (!isRefused(calls.replace) || !isRefused(calls.delete))
    return wrong(
      CHECK,
      'This identity may change or delete entries of the audit trail.',
      'Take that right away if this is the app’s identity; if it is yours, run the doctor as the app.',
    );
  return right(CHECK, 'Entries of the audit trail can be made and read, and neither changed nor deleted.');
}
