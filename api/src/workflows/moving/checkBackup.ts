import type { BackupFolder } from '../../services/backup/BackupFolder.ts';
import { blobRecord, type Manifest, manifest } from '../../services/backup/format.ts';
import { hashOfParts, pepperMark } from './backUp.ts';
import { blobStreams } from './stream.ts';

/** The manifest of a complete backup for this portal, every part of which is as it was written. Throws for anything else. */
export async function checkBackup(folder: BackupFolder, otherPepper: boolean): Promise<Manifest> {
  const complete = await folder.readJson('manifest.json', manifest);
  if (!complete)
    throw new Error(`${folder.path} holds no complete backup: run npm run backup again to finish it.`);
  if (complete.pepperMark !== pepperMark() && !otherPepper)
    throw new Error(
      'This portal has another CODE_PEPPER than the one that was backed up: nobody could sign in and no order would be found. Set the same CODE_PEPPER, or say --other-pepper.',
    );
  if (hashOfParts(complete.streams) !== complete.sha256)
    throw new Error('manifest.json is not as it was written.');
  for (const { parts } of Object.values(complete.streams)) {
    for (const part of parts) await folder.checkedPart(part);
  }
  for (const name of Object.values(blobStreams)) {
    for (const part of complete.streams[name]?.parts ?? []) {
      for (const line of await folder.readPart(part)) {
        const { file } = blobRecord.parse(JSON.parse(line));
        if (!(await folder.hasContent(file))) throw new Error(`content/${file} is missing.`);
      }
    }
  }
  return complete;
}
