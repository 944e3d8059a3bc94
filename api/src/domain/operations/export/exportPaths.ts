import { safeFileName } from '../../files/downloads/contentDisposition.ts';
import { withoutReservedName } from '../../files/downloads/zipNames.ts';

/** The order ID comes first in names, so that people find a request. It is cut, because paths have limited lengths. */
const MAX_ORDER_ID = 60;

interface NamedRequest {
  readonly requestId: string;
  readonly submittedAt: string;
  readonly fields: { readonly orderId: string };
}

/** The month and name of a request, without extension. The request ID makes it unique. */
function nameOf({ requestId, submittedAt, fields }: NamedRequest): string {
  const orderId = withoutReservedName(
    Array.from(safeFileName(fields.orderId)).slice(0, MAX_ORDER_ID).join(''),
  );
  return `${submittedAt.slice(0, 7)}/${orderId}--${requestId}`;
}

/** The path of a request in an export. */
export function requestPath(request: NamedRequest): string {
  return `requests/${nameOf(request)}.json`;
}

/** The folder of a request's documents in an export. */
export function documentsPath(request: NamedRequest): string {
  return `documents/${nameOf(request)}`;
}

/** A path below a folder of the export. */
export function pathBelow(folder: string, ...names: readonly string[]): string {
  return [folder, ...names.map((name) => withoutReservedName(safeFileName(name)))].join('/');
}
