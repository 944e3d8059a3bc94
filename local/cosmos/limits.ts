import type { CosmosDocument } from './document.ts';
import { errorResponse, type CosmosResponse } from './response.ts';

/**
 * The service's limits for items and requests:
 * https://learn.microsoft.com/azure/cosmos-db/concepts-limits#per-item-limits and #per-request-limits.
 */
const MAX_ITEM_BYTES = 2 * 1024 * 1024;
const MAX_ID_BYTES = 1023;
const MAX_PARTITION_KEY_BYTES = 2048;
const MAX_NESTING = 128;
const MAX_TTL_SECONDS = 2 ** 31 - 1;
const MAX_REQUEST_BYTES = 2 * 1024 * 1024;
export const MAX_PAGE_BYTES = 4 * 1024 * 1024;

/** The refusal of a document that is beyond a limit; undefined when it is within all. */
export function documentRefusal(document: Pick<CosmosDocument, 'id' | 'ttl'>): CosmosResponse | undefined {
  if (Buffer.byteLength(document.id) > MAX_ID_BYTES) return errorResponse(400, 'The id is too long.');
  if ('ttl' in document && !isTtl(document.ttl))
    return errorResponse(400, 'The ttl must be -1 or a whole number of seconds above 0.');
  if (isNestedBeyond(MAX_NESTING, document)) return errorResponse(400, 'The document is nested too deeply.');
  if (Buffer.byteLength(JSON.stringify(document)) > MAX_ITEM_BYTES)
    return errorResponse(413, 'Request size is too large.');
  return undefined;
}

/** Whether a number of seconds can be the time to live of a document or a container. */
export function isTtl(value: unknown): boolean {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    (value === -1 || (value > 0 && value <= MAX_TTL_SECONDS))
  );
}

/** Whether a value of a partition key is longer than the service accepts. */
export function isPartitionKeyTooLong(key: string): boolean {
  const values: unknown = JSON.parse(key);
  return (
    Array.isArray(values) &&
    values.some((value) => typeof value === 'string' && Buffer.byteLength(value) > MAX_PARTITION_KEY_BYTES)
  );
}

/** Whether the body of a request is larger than the service accepts. */
export function isRequestTooLarge(text: string): boolean {
  return text.length > MAX_REQUEST_BYTES || Buffer.byteLength(text) > MAX_REQUEST_BYTES;
}

/** Whether a value has objects or arrays in more than `levels` levels below itself. */
function isNestedBeyond(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels < 0 || Object.values(value).some((inner) => isNestedBeyond(levels - 1, inner));
}
