import type { UploadRules } from '@portal/contract/rules/uploadRules.ts';
import type { LinkedFile } from './askForLinks.ts';
import { failed } from './failed.ts';
import type { StoppedUpload } from './upload.ts';
import type { UploadTarget } from './uploadTarget.ts';
import type { UploadTexts } from './uploadTexts.ts';

/** Prepares files with code that comes with the first of them: pages that take files open without it. */
export async function loadAndPrepare(
  files: readonly File[],
  target: UploadTarget,
  rules: UploadRules,
  texts: UploadTexts,
): Promise<(LinkedFile | StoppedUpload)[]> {
  if (files.length === 0) return [];
  try {
    const { prepareUploads } = await import('./prepareUploads.ts');
    return await prepareUploads(files, target, rules, texts);
  } catch {
    return files.map(() => failed('Failed to prepare uploads'));
  }
}
