import type { LinkedFile } from './askForLinks.ts';
import { failed } from './failed.ts';
import type { sendUpload } from './sendUpload.ts';

/** Sends a file with code that comes with the first of them. */
export async function loadAndSend(
  ...[linked, options]: [linked: LinkedFile, options: Parameters<typeof sendUpload>[1]]
): ReturnType<typeof sendUpload> {
  try {
    const sending = await import('./sendUpload.ts');
    return await sending.sendUpload(linked, options);
  } catch {
    return failed('Failed to prepare uploads');
  }
}
