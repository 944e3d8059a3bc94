import type { Actor } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import type { RequestDocument } from '../requestDocument.ts';

/**
 * How many times the client's side can replace the code of a request in 24 hours. Staff have the same limit, counted
 * separately.
 */
export const MAX_CODES_A_DAY = 5;

const DAY = 24 * 3_600_000;

export type CodeDecision =
  | { readonly kind: 'replace'; readonly change: Change }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }
  /** Another call replaced the code since this one read the request. */
  | { readonly kind: 'conflict' };

interface Replacement {
  /** The version that the caller read. */
  readonly seenVersion: number;
  readonly nextVersion: number;
  readonly by: Actor;
  /** Whether it is replaced because the address of the contact is corrected. */
  readonly isCorrection?: boolean | undefined;
}

/**
 * Decides whether the verification code of a request can be replaced. From this version of the request on, only the next
 * code opens it, and access tokens of earlier codes are refused. The page of the client did not change, so `updatedAt`
 * stays.
 */
export function replaceCode(
  request: RequestDocument,
  { seenVersion, nextVersion: codeVersion, by, isCorrection }: Replacement,
  now: Date,
): CodeDecision {
  if ((request.codeVersion ?? 0) !== seenVersion) return { kind: 'conflict' };
  const side = by.kind === 'client' ? 'client' : 'staff';
  const latest = (request.codeReplacements ?? []).filter(({ at }) => now.getTime() - Date.parse(at) < DAY);
  const own = latest.filter((each) => each.by === side);
  if (own.length >= MAX_CODES_A_DAY) {
    const waitMs = Date.parse(own.at(-MAX_CODES_A_DAY)!.at) + DAY - now.getTime();
    return { kind: 'too-many', retryAfterSeconds: Math.ceil(waitMs / 1000) };
  }
  const at = now.toISOString();
  const codeReplacements = [...latest, { at, by: side } as const];
  return {
    kind: 'replace',
    change: {
      request: {
        ...nextVersion(request, { codeVersion, codeReplacements }, now),
        updatedAt: request.updatedAt,
      },
      event: { kind: 'code-replaced', at, by, details: { version: codeVersion } },
      steps: [
        { kind: 'project' },
        { kind: 'end-replaced-codes' },
        {
          kind: 'email-replaced-code',
          version: codeVersion,
          by: side,
          ...(isCorrection && { isCorrection: true as const }),
        },
      ],
    },
  };
}
