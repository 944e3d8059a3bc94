import type { AuthorizationCheck } from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import { authorizationCheckOf } from '../../domain/submissions/authorization/authorizationCheckOf.ts';
import type { CheckInput } from './documentJob.ts';
import { type ReadResult, readDocument } from './readDocument.ts';

export type CheckResult =
  | { readonly kind: 'checked'; readonly check: AuthorizationCheck }
  | Extract<ReadResult<never>, { kind: 'busy' | 'missing' }>;

/** Checks an uploaded authorization, in its turn (`readDocument`). */
export async function checkDocument(
  load: Parameters<typeof readDocument>[0],
  input: CheckInput,
  ...turn: TurnOf<typeof readDocument>
): Promise<CheckResult> {
  const result = await readDocument<AuthorizationCheck>(load, { kind: 'check', ...input }, ...turn);
  switch (result.kind) {
    case 'read':
      return { kind: 'checked', check: result.output };
    case 'unreadable':
      return { kind: 'checked', check: authorizationCheckOf(result, input.facts, input.now) };
    case 'busy':
    case 'missing':
      return result;
  }
}

type TurnOf<Read extends typeof readDocument> =
  Parameters<Read> extends [unknown, unknown, ...infer Turn] ? Turn : never;
