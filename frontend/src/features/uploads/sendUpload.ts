import type { LinkedFile } from './requestUploadLinks.ts';
import { failedUpload } from './failedUpload.ts';
import { isLinkExpired } from './isLinkExpired.ts';
import { putFile, PutFailure } from './putFile.ts';
import type { UploadState } from './upload.ts';
import type { UploadTexts } from './uploadTexts.ts';

interface Options {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  texts: UploadTexts;
}

type Outcome = Extract<UploadState, { kind: 'done' | 'failed' }>;

/** Sends one file to the store with its upload link. */
export async function sendUpload(linked: LinkedFile, options: Options): Promise<Outcome> {
  const { file, contentType, fileId, uploadUrl } = linked;
  const { texts, ...putOptions } = options;
  try {
    await putFile(uploadUrl, file, { contentType, ...putOptions });
    return { kind: 'done', fileId };
  } catch (error) {
    return error instanceof PutFailure
      ? failedPut(error, linked, texts)
      : failedUpload('Failed to prepare uploads');
  }
}

function failedPut({ status, message }: PutFailure, linked: LinkedFile, texts: UploadTexts): Outcome {
  if (status === 0) return failedUpload('File upload failed: the connection was lost');
  // The store also returns 403 for other errors of a link.
  if (status === 403 && isLinkExpired(linked)) {
    return failedUpload('File upload failed: the upload link has expired. Choose Retry to get a new one.');
  }
  return failedUpload(texts.storeRefused, { name: linked.file.name, reason: message || status });
}
