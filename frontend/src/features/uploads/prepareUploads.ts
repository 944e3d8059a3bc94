import type { UploadRules } from '@portal/contract/files/rules/uploadRules.ts';
import { requestUploadLinks, type LinkedFile } from './requestUploadLinks.ts';
import { inspectFile } from './inspectFile.ts';
import type { StoppedUpload } from './upload.ts';
import type { UploadTarget } from './uploadTarget.ts';
import type { UploadTexts } from './uploadTexts.ts';

/**
 * Makes files ready to be sent, and answers in their order. Those chosen together share one call for their links:
 * separate calls would compete for the one record of the draft's uploads.
 */
export async function prepareUploads(
  files: readonly File[],
  target: UploadTarget,
  rules: UploadRules,
  texts: UploadTexts,
): Promise<(LinkedFile | StoppedUpload)[]> {
  const inspected = await Promise.all(files.map((file) => inspectFile(file, rules)));
  const sound = inspected.filter((outcome) => outcome.kind === 'inspected');
  const links = (await requestUploadLinks(target, sound, texts)).values();
  return inspected.map((outcome) => (outcome.kind === 'inspected' ? links.next().value! : outcome));
}
