import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { TFunction } from 'i18next';
import { ApiError, isUnconfirmed } from '../../../../../lib/apiError.ts';
import type { Fulfillment } from '../fulfillValues.ts';

export type Part = 'documents' | 'invoice' | 'status';

/** The result of a part of the last attempt. */
export type Outcome =
  | { readonly part: Part; readonly kind: 'done' | 'notSent' }
  /** `reason`: message of the server. `unconfirmed`: the answer was lost, so it may have been sent. */
  | { readonly part: Part; readonly kind: 'failed' | 'unconfirmed'; readonly reason: string }
  /** An earlier attempt released the documents, before their terms were changed in the form. */
  | { readonly part: 'documents'; readonly kind: 'earlierTerms'; readonly names: string };

/** The documents are released with other terms than those in the form. The message has their names. */
export class EarlierTerms extends Error {}

/**
 * Sends the parts one after the other. One that fails does not stop the others, unless none can succeed. A status that
 * closes the request waits until everything else was sent. `mustStop`: whether the person has to decide first.
 */
export async function sendAll(
  parts: readonly [Part, () => Promise<void>][],
  closesRequest: boolean,
  mustStop: (part: Part, error: unknown) => Promise<boolean>,
): Promise<Outcome[]> {
  const results: Outcome[] = [];
  let isOver = false;
  for (const [part, send] of parts) {
    const mustWait = part === 'status' && closesRequest && results.some(({ kind }) => kind !== 'done');
    if (isOver || mustWait) {
      results.push({ part, kind: 'notSent' });
      continue;
    }
    try {
      await send();
      results.push({ part, kind: 'done' });
    } catch (error) {
      if (error instanceof EarlierTerms) {
        results.push({ part: 'documents', kind: 'earlierTerms', names: error.message });
        continue;
      }
      const code = error instanceof ApiError ? error.code : null;
      isOver =
        (code === 'not_found' && part !== 'invoice') ||
        code === 'unauthenticated' ||
        (await mustStop(part, error));
      results.push({
        part,
        kind: isUnconfirmed(error) ? 'unconfirmed' : 'failed',
        reason: describeError(error),
      });
    }
  }
  return results;
}

/** What an attempt that succeeded has done. */
export function sentText(
  t: TFunction,
  sent: readonly Outcome[],
  { status, notes, isPrivate }: Fulfillment['status'],
  seenStatus: string,
): string {
  const hasPrivateNote = isPrivate && notes !== '';
  if (sent.some(({ part }) => part !== 'status')) {
    return hasPrivateNote ? t('Sent to the client. The private note was saved.') : t('Sent to the client');
  }
  if (status !== seenStatus) return t('Request status updated');
  return hasPrivateNote ? t('Private note saved') : t('Note saved');
}

/** The names of sent files in which the scan has found malware so far. The client cannot open them. */
export function infectedNames(
  files: readonly Pick<StaffFileView, 'fileId' | 'originalName' | 'scan' | 'deletedAt'>[],
  sentFileIds: readonly string[],
): string[] {
  return files
    .filter(
      ({ fileId, scan, deletedAt }) => !deletedAt && scan === 'infected' && sentFileIds.includes(fileId),
    )
    .map(({ originalName }) => originalName);
}

export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
