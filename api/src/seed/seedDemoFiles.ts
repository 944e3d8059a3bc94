import { storeDocument } from '../data/blobs/storeDocument.ts';
import { demoFiles } from '../domain/files/downloads/demoFiles.ts';
import { demoDocument } from './demoDocument.ts';

const LINES = [
  'This is a sample. It contains no patient, request or payment data.',
  'It shows the download rules: a paid document can be downloaded once, a free one any number of times.',
];

/** Stores the sample files of the download demo. Existing ones are not replaced. */
export async function seedDemoFiles(now: Date): Promise<void> {
  for (const { requestId, fileId, fileName } of demoFiles) {
    const content = await demoDocument(`Sample file: ${fileName}`, LINES, now);
    const contentType = 'application/pdf';
    await storeDocument({ requestId, fileId, contentType, originalName: fileName }, content);
  }
}
