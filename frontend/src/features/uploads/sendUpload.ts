import type { LinkedFile } from './askForLinks.ts';
import { failed } from './failed.ts';
import { putFile, PutFailure } from './putFile.ts';
import type { UploadState } from './upload.ts';

interface Options {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

type Outcome = Extract<UploadState, { kind: 'done' | 'failed' }>;

/** Sends one file to the store by its link. */
export async function sendUpload(linked: LinkedFile, options: Options): Promise<Outcome> {
  const { file, contentType, fileId, uploadUrl } = linked;
  try {
    await putFile(uploadUrl, file, { contentType, ...options });
    return { kind: 'done', fileId };
  } catch (error) {
    return error instanceof PutFailure ? putFailed(error) : failed('Failed to prepare uploads');
  }
}

function putFailed({ status, message }: PutFailure): Outcome {
  if (status === 0) return failed('File upload failed: the connection was lost');
  if (status === 403) {
    return failed('File upload failed: the upload link has expired. Try again to get a new one.');
  }
  return failed('File upload failed: {{reason}}', { reason: message || status });
}
