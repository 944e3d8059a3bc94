import { storeDocument } from '../data/blobs/storeDocument.ts';
import { demoFiles } from '../domain/files/downloads/demoFiles.ts';
import { demoDocument } from './demoDocument.ts';

const LINES = [
  'This is a sample. It holds nothing of any patient, request or payment.',
  'It shows how the portal lets documents be downloaded: a paid one once, a free one any number of times.',
];

/** Stores the sample files of the download demo; those that are there are left as they are. */
export async function seedDemoFiles(now: Date): Promise<void> {
  for (const { requestId, fileId, fileName } of demoFiles) {
    const content = await demoDocument(`Sample file: ${fileName}`, LINES, now);
    const contentType = 'application/pdf';
    await storeDocument({ requestId, fileId, contentType, originalName: fileName }, content);
  }
}
