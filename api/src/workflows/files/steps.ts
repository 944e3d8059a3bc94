import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { orderBundle } from './bundles/orderBundle.ts';
import { countPages } from './countPages.ts';
import { eraseFile } from './eraseFile.ts';
import { scanFiles } from './scanFiles.ts';

export const fileSteps: Steps<'bundle' | 'count-pages' | 'erase' | 'scan'> = {
  bundle: ({ bundleId }, { requestId, now }) => orderBundle({ requestId, bundleId }, now),
  'count-pages': ofRequest((root, { fileId }, { log }) => countPages(root, fileId, log)),
  erase: ofRequest((root, { fileId }, { now }) => eraseFile(root, fileId, now)),
  scan: ofRequest((root, _, { now, log }) => scanFiles(root, now, log)),
};
