import { MAX_RESENDS_A_DAY } from '@portal/contract/notifications/endpoints.ts';
import type { Actor } from '../../requests/actor.ts';
import { type Change, nextVersion } from '../../requests/change.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import type { UndeliveredRef } from './undelivered.ts';

const DAY_MS = 24 * 3_600_000;

export type ResendDecision =
  | { readonly kind: 'send'; readonly change: Change }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** Names a recipient in stored resends. */
function recipientKey({ recipient, userId }: UndeliveredRef): string {
  return userId ?? recipient;
}

/** Decides whether staff can send the current status of a request to a recipient, and records that they do. */
export function resendNotice(
  request: RequestDocument,
  { recipient, userId }: UndeliveredRef,
  by: Actor,
  now: Date,
): ResendDecision {
  const to = recipientKey({ recipient, userId });
  const latest = (request.resends ?? []).filter(({ at }) => now.getTime() - Date.parse(at) < DAY_MS);
  const own = latest.filter((each) => each.to === to);
  if (own.length >= MAX_RESENDS_A_DAY) {
    const waitMs = Date.parse(own.at(-MAX_RESENDS_A_DAY)!.at) + DAY_MS - now.getTime();
    return { kind: 'too-many', retryAfterSeconds: Math.ceil(waitMs / 1000) };
  }
  const at = now.toISOString();
  const next = nextVersion(request, { resends: [...latest, { at, to }] }, now);
  return {
    kind: 'send',
    change: {
      request: { ...next, updatedAt: request.updatedAt },
      event: { kind: 'notice-resent', at, by, details: { recipient, userId } },
      steps: [{ kind: 'project' }, { kind: 'email-present-state', seq: next.seq, recipient, userId }],
    },
  };
}
