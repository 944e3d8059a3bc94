import * as z from 'zod/mini';
import { configList } from './configDocument.ts';

/** A list with one item while there is a sample request. The request is derived from its draft id. */
export const setupSample = configList(
  'setup-sample',
  z.object({ draftId: z.string(), createdAt: z.string() }),
);
