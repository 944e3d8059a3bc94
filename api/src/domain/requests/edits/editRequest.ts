import { appearanceProblems } from '@portal/contract/requests/schemas/requestDetails.ts';
import type { RequestEdit } from '@portal/contract/requests/schemas/requestEdits.ts';
import { type Change, nextVersion } from '../change.ts';
import { recheckAuthorizations } from '../../submissions/authorization/recordAuthorizationCheck.ts';
import type { Actor } from '../actor.ts';
import type { RequestDocument } from '../requestDocument.ts';

/**
 * `conflict`: these fields changed after the editor read them; nothing is overwritten. `invalid`: each value is valid,
 * but not in this combination.
 */
export type EditDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'same' }
  | { readonly kind: 'conflict'; readonly fields: readonly string[] }
  | { readonly kind: 'invalid'; readonly problems: ReturnType<typeof appearanceProblems> };

type Values = Readonly<Record<string, unknown>>;

/** Decides an edit by staff. The audit event names the changed fields, not their values. */
export function editRequest(request: RequestDocument, edit: RequestEdit, by: Actor, now: Date): EditDecision {
  const isCheckbox = edit.updateType === 'checkbox';
  const current: Values = isCheckbox ? request : request.fields;
  const edited: Values = isCheckbox ? edit.checkboxData : edit.patientData;
  const seen: Values = (isCheckbox ? undefined : edit.seen) ?? {};
  const changed = Object.keys(edited).filter((field) => !isSame(current[field], edited[field]));
  if (changed.length === 0) return { kind: 'same' };
  const conflicting = changed.filter(
    (field) => Object.hasOwn(seen, field) && !isSame(seen[field], current[field]),
  );
  if (conflicting.length > 0) return { kind: 'conflict', fields: conflicting };
  const values = Object.fromEntries(changed.map((field) => [field, edited[field]]));
  const problems = isCheckbox ? [] : appearanceProblems({ ...request.fields, ...values });
  if (problems.length > 0) return { kind: 'invalid', problems };
  const { files, steps } = recheckAuthorizations(request, isCheckbox ? [] : changed);
  return {
    kind: 'change',
    change: {
      request: nextVersion(
        request,
        isCheckbox ? values : { fields: { ...request.fields, ...values }, files },
        now,
      ),
      event: {
        kind: 'edited',
        at: now.toISOString(),
        by,
        details: { updateType: edit.updateType, fields: changed.join(',') },
      },
      steps: [{ kind: 'project' }, ...steps],
    },
  };
}

/** Missing and empty values are equal; so are a number and its text, because forms send text. */
function isSame(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

function comparable(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : (value ?? '');
}
