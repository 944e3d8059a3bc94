import { mimeTypeOf, SNIFFED_BYTES } from '@portal/contract/files/rules/fileTypes.ts';
import { checkUploadedBytes, type UploadRules } from '@portal/contract/files/rules/uploadRules.ts';
import { failedUpload } from './failedUpload.ts';
import type { StoppedUpload } from './upload.ts';

/** A file whose content matches its name, with the content type for the upload. */
export interface InspectedFile {
  readonly kind: 'inspected';
  readonly file: File;
  readonly contentType: string;
}

/** Checks the first bytes of a selected file. */
export async function inspectFile(file: File, rules: UploadRules): Promise<InspectedFile | StoppedUpload> {
  const firstBytes = await readFirstBytes(file);
  if (!firstBytes) return failedUpload('This file could not be read. Please choose it again.');
  const checked = checkUploadedBytes({ name: file.name, size: file.size, firstBytes }, rules);
  if (checked.kind === 'refused') return { kind: 'refused', text: checked.text };
  return { kind: 'inspected', file, contentType: mimeTypeOf(checked.type) };
}

async function readFirstBytes(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  } catch {
    return null;
  }
}
