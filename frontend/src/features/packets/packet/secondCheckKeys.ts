import { requestDetailsKey } from '../../requests/api/requestDetailsKey.ts';
import { pageChecksKey } from '../checks/pageChecksQuery.ts';
import { assemblyKey } from '../editing/useAssembly.ts';

/** The queries that show what became of a packet: the bench, the checks of pages, the request and the lists. */
export const secondCheckKeys = (requestId: string) => [
  assemblyKey(requestId),
  pageChecksKey(requestId),
  requestDetailsKey(requestId),
  ['requestList'],
];
