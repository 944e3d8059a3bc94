import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/apiError.ts';
import { failedUpload } from './failedUpload.ts';
import type { InspectedFile } from './inspectFile.ts';
import type { StoppedUpload } from './upload.ts';
import type { UploadTarget } from './uploadTarget.ts';
import type { UploadTexts } from './uploadTexts.ts';

/** A file with an upload link, which can be used once. */
export interface LinkedFile {
  readonly kind: 'linked';
  readonly file: File;
  readonly contentType: string;
  readonly fileId: string;
  readonly uploadUrl: string;
  /** From `performance.now()` in milliseconds, which does not depend on the system date. */
  readonly requestedAt: number;
}

/** Errors that one file of the list can cause for the entire call. */
const fileErrors: readonly ErrorCode[] = ['invalid_input', 'file_rejected', 'too_large'];

/** Requests upload links in one call. If the server rejects a file of the list, repeats the request for each file. Keeps the order. */
export async function requestUploadLinks(
  target: UploadTarget,
  inspected: readonly InspectedFile[],
  { noLinks }: Pick<UploadTexts, 'noLinks'>,
): Promise<(LinkedFile | StoppedUpload)[]> {
  if (inspected.length === 0) return [];
  const requestedAt = performance.now();
  const files = inspected.map(({ file, contentType: type }) => ({ name: file.name, type, size: file.size }));
  try {
    const links = await call(generateUploadUrls, {
      body: { requestId: target.sessionKey, files },
      requestAccess: target.requestAccess,
      fallback: noLinks,
    });
    return inspected.map(({ file, contentType }, index) => {
      const link = links[index];
      if (!link) return failedUpload('Failed to generate upload URLs');
      const { fileId, uploadUrl } = link;
      return { kind: 'linked', file, contentType, fileId, uploadUrl, requestedAt };
    });
  } catch (error) {
    const isFileError = error instanceof ApiError && fileErrors.includes(error.code);
    if (isFileError && inspected.length > 1) return requestOneByOne(target, inspected, { noLinks });
    return inspected.map(() => stateAfterError(error));
  }
}

/** Requests the links one by one, because one rejected file fails the entire list. */
async function requestOneByOne(
  target: UploadTarget,
  inspected: readonly InspectedFile[],
  texts: Pick<UploadTexts, 'noLinks'>,
): Promise<(LinkedFile | StoppedUpload)[]> {
  const results: (LinkedFile | StoppedUpload)[] = [];
  for (const file of inspected) results.push(...(await requestUploadLinks(target, [file], texts)));
  return results;
}

function stateAfterError(error: unknown): StoppedUpload {
  if (!(error instanceof ApiError)) return failedUpload('Failed to prepare uploads');
  if (error.code === 'file_rejected' || error.code === 'too_large') {
    return { kind: 'refused', text: localizable(error.message) };
  }
  return failedUpload(error.message);
}
