import { generateUploadUrls } from '@portal/contract/endpoints/files.ts';
import { mimeTypeOf, SNIFFED_BYTES } from '@portal/contract/rules/fileTypes.ts';
import { type Said, say } from '@portal/contract/rules/said.ts';
import { checkUploadedBytes, type UploadRules } from '@portal/contract/rules/uploadRules.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/apiError.ts';
import { putFile, PutFailure } from './putFile.ts';
import type { UploadState } from './upload.ts';

interface Job {
  file: File;
  /** `req-` and the draft id. */
  sessionKey: string;
  rules: UploadRules;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

type Outcome = Extract<UploadState, { kind: 'done' | 'failed' | 'refused' }>;

/** Takes one file from the disk to the store: looks at its first bytes, asks for a fresh link, sends it. */
export async function sendUpload({ file, sessionKey, rules, signal, onProgress }: Job): Promise<Outcome> {
  const firstBytes = await readFirstBytes(file);
  if (!firstBytes) return failed('This file could not be read. Please choose it again.');
  const checked = checkUploadedBytes({ name: file.name, size: file.size, firstBytes }, rules);
  if (checked.kind === 'refused') return { kind: 'refused', said: checked.said };
  const contentType = mimeTypeOf(checked.type);
  try {
    const [link] = await call(generateUploadUrls, {
      body: { requestId: sessionKey, files: [{ name: file.name, type: contentType, size: file.size }] },
      signal,
    });
    if (!link) return failed('Failed to generate upload URLs');
    await putFile(link.uploadUrl, file, { contentType, signal, onProgress });
    return { kind: 'done', fileId: link.fileId };
  } catch (error) {
    return failureOf(error);
  }
}

async function readFirstBytes(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  } catch {
    return null;
  }
}

function failureOf(error: unknown): Outcome {
  if (error instanceof PutFailure) return putFailed(error);
  if (!(error instanceof ApiError)) return failed('Failed to prepare uploads');
  if (error.code === 'file_rejected' || error.code === 'too_large') {
    return { kind: 'refused', said: say(error.message) };
  }
  return failed(error.message || 'Failed to generate upload URLs');
}

function putFailed({ status, message }: PutFailure): Outcome {
  if (status === 0) return failed('File upload failed: the connection was lost');
  if (status === 403) {
    return failed('File upload failed: the upload link has expired. Try again to get a new one.');
  }
  return failed('File upload failed: {{reason}}', { reason: message || status });
}

function failed(template: string, values: Said['values'] = {}): Outcome {
  return { kind: 'failed', said: say(template, values) };
}
