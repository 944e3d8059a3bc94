import { type CorrectableField, correctableFields } from '@portal/contract/requests/catalogs/corrections.ts';
import {
  type CorrectionDecision as Decided,
  type RequestEdit,
  requestEdit,
} from '@portal/contract/requests/schemas/requestEdits.ts';
import type { Correction } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { Actor } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import { isSameDetail } from '../creation/changedDetails.ts';
import type { RequestDocument } from '../requestDocument.ts';
import { editRequest } from './editRequest.ts';

/** `conflict`: nothing changes, because the decision is outdated. */
export type CorrectionOutcome =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'same' }
  /** The update does not exist, or has no value for the field. */
  | { readonly kind: 'missing' }
  /** Another decision was made before. */
  | { readonly kind: 'decided'; readonly byName: string; readonly decision: Decided['decision'] }
  /** A later update has another value for the field. */
  | { readonly kind: 'replaced' }
  /** The value on file is not the one that the caller saw. */
  | { readonly kind: 'conflict' }
  /** An edit would not accept the client’s value. */
  | { readonly kind: 'invalid'; readonly message: string };

const updateTypeOf = {
  patientName: 'patientInfo',
  patientDob: 'patientInfo',
  contactPhone: 'contactInfo',
} as const satisfies Record<CorrectableField, RequestEdit['updateType']>;

type Update = RequestDocument['updates'][number];

/** The corrections of an update, in the order of the fields. */
export function correctionsOf(
  request: Pick<RequestDocument, 'fields' | 'updates'>,
  update: Update,
): Correction[] {
  return correctableFields
    .filter((field) => update[field] !== '')
    .map((field) => {
      const decided = update.decisions[field];
      return {
        field,
        sent: update[field],
        onFile: request.fields[field] ?? '',
        state: stateOf(request, update, field),
        decision: decided ? { kind: decided.kind, by: decided.byName, at: decided.at } : null,
      };
    });
}

function stateOf(
  { fields, updates }: Pick<RequestDocument, 'fields' | 'updates'>,
  update: Update,
  field: CorrectableField,
): Correction['state'] {
  if (update.decisions[field]) return 'decided';
  const later = updates.slice(updates.indexOf(update) + 1);
  if (later.some((each) => each[field] !== '')) return 'replaced';
  return isSameDetail(field, update[field], fields[field]) ? 'on-file' : 'open';
}

/**
 * Decides a correction. An applied value is an edit of the request, with the same rules. The audit event names the field,
 * not its values.
 */
export function decideCorrection(
  request: RequestDocument,
  { updateId, field, decision, seen }: Omit<Decided, 'requestId'>,
  author: { readonly by: Actor; readonly byName: string },
  now: Date,
): CorrectionOutcome {
  const update = request.updates.find((each) => each.updateId === updateId);
  if (!update || update[field] === '') return { kind: 'missing' };
  const earlier = update.decisions[field];
  if (earlier) {
    return earlier.kind === decision
      ? { kind: 'same' }
      : { kind: 'decided', byName: earlier.byName, decision: earlier.kind };
  }
  const state = stateOf(request, update, field);
  if (state === 'replaced') return { kind: 'replaced' };
  if (seen !== (request.fields[field] ?? '')) return { kind: 'conflict' };
  if (state === 'on-file') return { kind: 'same' };
  const at = now.toISOString();
  const decided = {
    ...update,
    decisions: { ...update.decisions, [field]: { kind: decision, at, ...author } },
  };
  const updates = request.updates.map((each) => (each === update ? decided : each));
  const event = { at, by: author.by, details: { updateId, field } };
  if (decision === 'keep') {
    // Nothing on the client's page changed, so `updatedAt` stays.
    const kept = { ...nextVersion(request, { updates }, now), updatedAt: request.updatedAt };
    const change = {
      request: kept,
      event: { kind: 'correction-kept', ...event },
      steps: [{ kind: 'project' }],
    } as const;
    return { kind: 'change', change };
  }
  const edit = requestEdit.safeParse({
    requestId: request.requestId,
    updateType: updateTypeOf[field],
    patientData: { [field]: update[field] },
    seen: { [field]: seen },
  });
  if (!edit.success) return invalid(edit.error.issues);
  const edited = editRequest(request, edit.data, author.by, now);
  if (edited.kind === 'invalid') return invalid(edited.problems);
  if (edited.kind !== 'change') return { kind: edited.kind };
  return {
    kind: 'change',
    change: {
      ...edited.change,
      request: { ...edited.change.request, updates },
      event: { kind: 'correction-applied', ...event },
    },
  };
}

function invalid([problem]: readonly { readonly message: string }[]): CorrectionOutcome {
  return { kind: 'invalid', message: problem?.message ?? 'The input is not valid' };
}
