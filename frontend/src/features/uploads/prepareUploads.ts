import type { UploadRules } from '@portal/contract/files/rules/uploadRules.ts';
import { requestUploadLinks, type LinkedFile } from './requestUploadLinks.ts';
import { inspectFile } from './inspectFile.ts';
import type { StoppedUpload } from './upload.ts';
import type { UploadTarget } from './uploadTarget.ts';
import type { UploadTexts } from './uploadTexts.ts';

/**
 * Inspects files and requests their upload links. Returns the results in the same order. Files added together share one
 * call, because separate calls would conflict on the upload record of the draft.
 */
export async function prepareUploads(
  files: readonly File[],
  target: UploadTarget,
  rules: UploadRules,
  texts: UploadTexts,
): Promise<(LinkedFile | StoppedUpload)[]> {
  const inspected = await Promise.all(files.map((file) => inspectFile(file, rules)));
  const valid = inspected.filter((outcome) => outcome.kind === 'inspected');
  const links = (await requestUploadLinks(target, valid, texts)).values();
  return inspected.map((outcome) => (outcome.kind === 'inspected' ? links.next().value! : outcome));
}
