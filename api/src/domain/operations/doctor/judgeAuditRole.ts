import { type Finding, right, unknown, wrong } from './finding.ts';

/** What each kind of call on an entry that does not exist was answered. 403 is a refusal by role; anything else got past it. */
export interface AuditCalls {
  readonly read: number;
  readonly create: number;
  readonly replace: number;
  readonly delete: number;
}

const CHECK = 'audit role';

/** Whoever asks may create and read entries of the audit trail, and not change or delete them. Null where the store knows no roles. */
export function judgeAuditRole(calls: AuditCalls | null): Finding {
  if (!calls) return unknown(CHECK, 'Not checkable here: a store that is opened with a key knows no roles.');
  const isRefused = (status: number) => status === 403;
  if (isRefused(calls.read) || isRefused(calls.create))
    return unknown(
      CHECK,
      'You (not the portal) may not create and read entries of the audit trail (403). The role “Portal: adds to the audit trail and reads it” lets you.',
    );
  if (!isRefused(calls.replace) || !isRefused(calls.delete))
    return wrong(
      CHECK,
      'You may change or delete entries of the audit trail, which nobody should.',
      'Take that role away from you, and look who else has it (az cosmosdb sql role assignment list).',
    );
  return right(CHECK, 'Entries of the audit trail can be made and read, and neither changed nor deleted.');
}
