import { appearanceProblems } from '@portal/contract/requests/schemas/requestDetails.ts';
import type { RequestEdit } from '@portal/contract/requests/schemas/requestEdits.ts';
import { type Change, nextVersion } from '../change.ts';
import type { Actor } from '../actor.ts';
import type { RequestRoot } from '../root.ts';

/**
 * `conflict`: these fields changed since the editor read them; nothing is overwritten. `invalid`: each value is valid,
 * but the request as a whole could not be submitted.
 */
export type EditDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'same' }
  | { readonly kind: 'conflict'; readonly fields: readonly string[] }
  | { readonly kind: 'invalid'; readonly problems: ReturnType<typeof appearanceProblems> };

type Values = Readonly<Record<string, unknown>>;

/** Decides what comes of an edit by staff. The audit event names the fields that changed, not what they hold. */
export function editRequest(root: RequestRoot, edit: RequestEdit, by: Actor, now: Date): EditDecision {
  const isCheckbox = edit.updateType === 'checkbox';
  const current: Values = isCheckbox ? root : root.fields;
  const wanted: Values = isCheckbox ? edit.checkboxData : edit.patientData;
  const seen: Values = (isCheckbox ? undefined : edit.seen) ?? {};
  const changed = Object.keys(wanted).filter((field) => !isSame(current[field], wanted[field]));
  if (changed.length === 0) return { kind: 'same' };
  const overtaken = changed.filter(
    (field) => Object.hasOwn(seen, field) && !isSame(seen[field], current[field]),
  );
  if (overtaken.length > 0) return { kind: 'conflict', fields: overtaken };
  const values = Object.fromEntries(changed.map((field) => [field, wanted[field]]));
  const problems = isCheckbox ? [] : appearanceProblems({ ...root.fields, ...values });
  if (problems.length > 0) return { kind: 'invalid', problems };
  return {
    kind: 'change',
    change: {
      root: nextVersion(root, isCheckbox ? values : { fields: { ...root.fields, ...values } }, now),
      event: {
        kind: 'edited',
        at: now.toISOString(),
        by,
        details: { updateType: edit.updateType, fields: changed.join(',') },
      },
      work: [{ kind: 'project' }],
    },
  };
}

/** A field that was never given and one that is empty say the same; so do a number and its text, which forms hold. */
function isSame(one: unknown, other: unknown): boolean {
  return written(one) === written(other);
}

function written(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : (value ?? '');
}
