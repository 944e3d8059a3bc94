import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { bulkActionKey, bulkChange, bulkProgress, bulkSelection } from '../bulk/bulkAction.ts';

const path = { function: 'bulkActions' } as const;

export const startBulkAction = operation({
  ...path,
  method: 'POST',
  summary:
    'Makes the same change to up to 500 requests, each by the rules of the single change. Continues in the background after a few seconds. The same call with the same key starts nothing; another change or selection with that key is a conflict.',
  repeatable: 'key',
  access: staffOnly,
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: z.object({ key: bulkActionKey, change: bulkChange, selection: bulkSelection }),
  data: bulkProgress,
});

export const getBulkAction = operation({
  ...path,
  method: 'GET',
  summary:
    'Returns the progress of a bulk action that the caller started, and its results when it has ended.',
  access: staffOnly,
  query: z.object({ key: bulkActionKey }),
  data: bulkProgress,
});

export const retryBulkAction = operation({
  ...path,
  method: 'PUT',
  summary:
    'Tries the failed requests of a bulk action again, whatever their current value. Never repeats a change that was made.',
  repeatable: true,
  access: staffOnly,
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: z.object({ key: bulkActionKey }),
  data: bulkProgress,
});
