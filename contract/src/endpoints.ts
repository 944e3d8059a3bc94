import type { HttpMethod, Operation } from './endpoint.ts';
import * as files from './endpointFiles.ts';

const METHODS: readonly HttpMethod[] = ['GET', 'POST', 'PUT', 'DELETE'];

/** Smaller forms of operations of the table, so that pages load fewer schemas. */
const PARTIAL: readonly Operation[] = [
  files.submitDraft,
  files.listRequestStatuses,
  files.listManagedStatuses,
];

/**
 * Every operation of the API, in the order of paths and methods. Functions, browser client, test mocks and OpenAPI derive
 * from this table.
 */
export const endpoints: readonly Operation[] = Object.values<unknown>(files)
  .filter(isOperation)
  .filter((entry) => !PARTIAL.includes(entry))
  .toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'access' in value;
}

function sortKey({ path, method }: Operation): string {
  return `${path} ${METHODS.indexOf(method)}`;
}
