import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import type { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import type * as z from 'zod/mini';
import type { Upload } from '../../../uploads/upload.ts';
import { type releaseForm, type ReleaseValues, termsToSend } from './releaseValues.ts';

/** Documents with their terms, without the request. */
export type ReleaseBody = Omit<BodyInputOf<typeof updateRequestFiles>, 'requestId' | 'seenWork'>;

/** The values without those of removed files, which are not validated. */
export function withTermsOf(
  files: readonly Upload[],
  { fileTerms, otherPersons, ...values }: ReleaseValues,
): ReleaseValues {
  const ofFiles = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(files.map(({ id }) => [id, all[id]] as const));
  return { ...values, fileTerms: ofFiles(fileTerms), otherPersons: ofFiles(otherPersons) };
}

/** What releases the uploaded ones of these files. */
export function releaseBody(
  files: readonly Upload[],
  { comment, fileTerms, otherPersons, earlyReleaseReason, ...common }: z.output<typeof releaseForm>,
): ReleaseBody {
  const uploadedFiles = files.flatMap(({ id, state }) => {
    if (state.kind !== 'done') return [];
    const terms = fileTerms[id];
    const otherPerson = otherPersons[id];
    return [
      {
        fileId: state.fileId,
        ...(terms && { adminComment: terms.comment, ...termsToSend(terms) }),
        ...(otherPerson && { otherPerson }),
      },
    ];
  });
  return {
    uploadedFiles,
    comment,
    ...termsToSend(common),
    ...(earlyReleaseReason && { earlyReleaseReason }),
  };
}
