import type { ClientUpdate, UploadKind } from '@portal/contract/requests/schemas/clientUpdate.ts';
import type { UploadFacts } from '../../files/uploadFacts.ts';
import { reviewAfterUpdate } from '../../submissions/reviewAfterUpdate.ts';
import { MAX_FILES } from '../../files/addFiles.ts';
import { type Change, nextVersion } from '../change.ts';
import { newDetails, type EnteredDetails } from '../creation/newDetails.ts';
import type { Actor } from '../actor.ts';
import type { RequestRoot } from '../root.ts';
import { unscannedFile } from '../../files/unscannedFile.ts';

/** So many updates one request can have: its document stays far below what the store takes. */
export const MAX_UPDATES = 50;

const UPDATE_REQUESTED = 'update_requested';

interface Update extends EnteredDetails {
  /** Made by the form: one form makes one update, however often it is sent. */
  readonly updateId: string;
  readonly reason: ClientUpdate['updateReason'];
  readonly details: string;
  readonly files: readonly UploadFacts[];
  readonly uploadKind?: UploadKind;
  readonly by: Actor;
  readonly byName: string;
}

export type UpdateDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'too-many' }
  /** The files would be more than a request can hold. */
  | { readonly kind: 'full' };

/**
 * Adds an update by the client and queues it for review. The update is stored beside the original values and overwrites
 * nothing. A completed request reopens. A request held for its fee stays held, and becomes updated once the fee is
 * paid.
 */
export function updateByClient(root: RequestRoot, update: Update, now: Date): UpdateDecision {
  if (root.status === 'cancelled') return { kind: 'cancelled' };
  if (root.updates.length >= MAX_UPDATES) return { kind: 'too-many' };
  if (Object.keys(root.files).length + update.files.length > MAX_FILES) return { kind: 'full' };
  const at = now.toISOString();
  const { updateId, reason, details, by, byName } = update;
  const isHeldForFee = root.payment.heldFrom !== null && root.status === 'on_hold';
  const status = isHeldForFee ? root.status : UPDATE_REQUESTED;
  const group = update.uploadKind === 'loa' ? 'loa' : 'update';
  const files = update.files.map((facts) => ({ ...unscannedFile(facts, group), updateId }));
  const { review, how } = reviewAfterUpdate(root, now);
  return {
    kind: 'change',
    change: {
      root: nextVersion(
        root,
        {
          status,
          payment: { ...root.payment, heldFrom: isHeldForFee ? UPDATE_REQUESTED : null },
          files: { ...root.files, ...Object.fromEntries(files.map((file) => [file.fileId, file])) },
          updates: [
            ...root.updates,
            { updateId, reason, details, submittedAt: at, ...newDetails(update, root) },
          ],
          review,
          history: [...root.history, { status, at, by, byName, notes: '', isPrivate: false }],
        },
        now,
      ),
      event: {
        kind: 'update-submitted',
        at,
        by,
        details: {
          updateId,
          reason,
          files: files.length,
          from: root.status,
          to: status,
          ...(how && { queue: how }),
        },
      },
      work: [
        { kind: 'project' },
        { kind: 'scan' },
        { kind: 'notify-client', template: 'updateReceived', updateId },
        { kind: 'notify-staff-of-update', updateId },
      ],
    },
  };
}
