import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/apiError.ts';
import { failed } from './failed.ts';
import type { InspectedFile } from './inspectFile.ts';
import type { StoppedUpload } from './upload.ts';
import type { UploadTarget } from './uploadTarget.ts';
import type { UploadTexts } from './uploadTexts.ts';

/** A file that can be sent, once. */
export interface LinkedFile {
  readonly kind: 'linked';
  readonly file: File;
  readonly contentType: string;
  readonly fileId: string;
  readonly uploadUrl: string;
  /** On the page's own clock (`performance.now`, ms), which knows nothing of a wrong date. */
  readonly askedAt: number;
}

/** Answers that tell of one file in the list, not of the call. */
const aboutOneFile: readonly ErrorCode[] = ['invalid_input', 'file_rejected', 'too_large'];

/** Gets the upload links of files of one draft, in their order: in one call, as long as the list is admitted. */
export async function requestUploadLinks(
  target: UploadTarget,
  inspected: readonly InspectedFile[],
  { noLinks }: Pick<UploadTexts, 'noLinks'>,
): Promise<(LinkedFile | StoppedUpload)[]> {
  if (inspected.length === 0) return [];
  const askedAt = performance.now();
  const files = inspected.map(({ file, contentType: type }) => ({ name: file.name, type, size: file.size }));
  try {
    const links = await call(generateUploadUrls, {
      body: { requestId: target.sessionKey, files },
      requestAccess: target.requestAccess,
      fallback: noLinks,
    });
    return inspected.map(({ file, contentType }, index) => {
      const link = links[index];
      if (!link) return failed('Failed to generate upload URLs');
      const { fileId, uploadUrl } = link;
      return { kind: 'linked', file, contentType, fileId, uploadUrl, askedAt };
    });
  } catch (error) {
    const separable = error instanceof ApiError && aboutOneFile.includes(error.code);
    if (separable && inspected.length > 1) return askOneByOne(target, inspected, { noLinks });
    return inspected.map(() => stoppedBy(error));
  }
}

/** One refused file has the whole list refused; asked for alone, the others still get their links, the first chosen first. */
async function askOneByOne(
  target: UploadTarget,
  inspected: readonly InspectedFile[],
  texts: Pick<UploadTexts, 'noLinks'>,
): Promise<(LinkedFile | StoppedUpload)[]> {
  const answers: (LinkedFile | StoppedUpload)[] = [];
  for (const one of inspected) answers.push(...(await requestUploadLinks(target, [one], texts)));
  return answers;
}

function stoppedBy(error: unknown): StoppedUpload {
  if (!(error instanceof ApiError)) return failed('Failed to prepare uploads');
  if (error.code === 'file_rejected' || error.code === 'too_large') {
    return { kind: 'refused', text: localizable(error.message) };
  }
  return failed(error.message);
}
