import { recordsRequest, type RecordsRequest } from '@portal/contract/requests/schemas/recordsRequest.ts';

const fieldNames = Object.keys(recordsRequest.shape).filter(
  (name) => name !== 'loaFiles' && name !== 'uploadedFiles',
);

/**
 * A canonical text of a request form: equal forms have equal texts. Missing, empty and unchecked values are equal; the
 * order of files does not matter.
 */
export function canonicalRequestText(fields: RecordsRequest): string {
  const values: Readonly<Record<string, unknown>> = fields;
  const filled = fieldNames.filter((name) => values[name]).map((name) => [name, values[name]]);
  return JSON.stringify([filled, idsOf(fields.loaFiles), idsOf(fields.uploadedFiles)]);
}

function idsOf(files: RecordsRequest['loaFiles']): string[] {
  return [...new Set(files.map(({ fileId }) => fileId))].toSorted();
}
