import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import type { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import type * as z from 'zod/mini';
import type { Upload } from '../../../uploads/upload.ts';
import { type releaseForm, type ReleaseValues, termsToSend } from './releaseValues.ts';

/** Documents with their terms, without the request. */
export type ReleaseBody = Omit<BodyInputOf<typeof updateRequestFiles>, 'requestId' | 'seenWork'>;

/** The values without the terms of removed files, which are not validated. */
export function withTermsOf(
  files: readonly Upload[],
  { fileTerms, ...values }: ReleaseValues,
): ReleaseValues {
  return { ...values, fileTerms: Object.fromEntries(files.map(({ id }) => [id, fileTerms[id]] as const)) };
}

/** What releases the uploaded ones of these files. */
export function releaseBody(
  files: readonly Upload[],
  { comment, fileTerms, earlyReleaseReason, ...common }: z.output<typeof releaseForm>,
): ReleaseBody {
  const uploadedFiles = files.flatMap(({ id, state }) => {
    const terms = fileTerms[id];
    return state.kind === 'done'
      ? [{ fileId: state.fileId, ...(terms && { adminComment: terms.comment, ...termsToSend(terms) }) }]
      : [];
  });
  return {
    uploadedFiles,
    comment,
    ...termsToSend(common),
    ...(earlyReleaseReason && { earlyReleaseReason }),
  };
}
