import type { LinkedFile } from './requestUploadLinks.ts';
import { failed } from './failed.ts';
import { hasExpired } from './hasExpired.ts';
import { putFile, PutFailure } from './putFile.ts';
import type { UploadState } from './upload.ts';
import type { UploadTexts } from './uploadTexts.ts';

interface Options {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  texts: UploadTexts;
}

type Outcome = Extract<UploadState, { kind: 'done' | 'failed' }>;

/** Sends one file to the store by its link. */
export async function sendUpload(linked: LinkedFile, options: Options): Promise<Outcome> {
  const { file, contentType, fileId, uploadUrl } = linked;
  const { texts, ...sending } = options;
  try {
    await putFile(uploadUrl, file, { contentType, ...sending });
    return { kind: 'done', fileId };
  } catch (error) {
    return error instanceof PutFailure ? notTaken(error, linked, texts) : failed('Failed to prepare uploads');
  }
}

function notTaken({ status, message }: PutFailure, linked: LinkedFile, texts: UploadTexts): Outcome {
  if (status === 0) return failed('File upload failed: the connection was lost');
  // The store answers 403 to other faults of a link as well.
  if (status === 403 && hasExpired(linked)) {
    return failed('File upload failed: the upload link has expired. Try again to get a new one.');
  }
  return failed(texts.notTaken, { name: linked.file.name, reason: message || status });
}
