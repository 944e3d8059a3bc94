import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { orderBundle } from './bundles/orderBundle.ts';
import { countPages } from './countPages.ts';
import { eraseFile } from './eraseFile.ts';
import { scanFiles } from './scanFiles.ts';

export const fileSteps: Steps<'bundle' | 'count-pages' | 'erase' | 'scan'> = {
  bundle: ({ bundleId }, { requestId, now }) => orderBundle({ requestId, bundleId }, now),
  'count-pages': ofRequest((request, { fileId }, { log }) => countPages(request, fileId, log)),
  erase: ofRequest((request, { fileId }, { now }) => eraseFile(request, fileId, now)),
  scan: ofRequest((request, _, { now, log }) => scanFiles(request, now, log)),
};
