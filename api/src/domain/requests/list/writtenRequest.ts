import { recordsRequest, type RecordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';

const fieldNames = Object.keys(recordsRequest.shape).filter(
  (name) => name !== 'loaFiles' && name !== 'uploadedFiles',
);

/**
 * All that a client says in a request, as one text: two requests that say the same are written alike. What is left out,
 * empty or not ticked says the same; so do files in another order.
 */
export function writtenRequest(fields: RecordsRequest): string {
  const values: Readonly<Record<string, unknown>> = fields;
  const answers = fieldNames.filter((name) => values[name]).map((name) => [name, values[name]]);
  return JSON.stringify([answers, idsOf(fields.loaFiles), idsOf(fields.uploadedFiles)]);
}

function idsOf(files: RecordsRequest['loaFiles']): string[] {
  return [...new Set(files.map(({ fileId }) => fileId))].toSorted();
}
