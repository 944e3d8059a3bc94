import { requestTypeName } from '@portal/contract/catalogues/requestTypes.ts';
import type { RequestRoot } from './root.ts';

const PREFIX_MIN = 2;
const PREFIX_MAX = 12;

/** A request as the lists show, filter and search it. */
export interface ListRow {
  readonly requestId: string;
  /** Version of the request that this row tells of. */
  readonly seq: number;
  readonly orderId: string;
  readonly patientName: string;
  readonly patientDob: string;
  readonly facilityName: string;
  readonly requestType: number;
  readonly requestTypeName: string;
  readonly status: string;
  readonly submittedAt: string;
  readonly dueDate: string;
  readonly filesCount: number;
  readonly terms: readonly string[];
}

export function listRow(root: RequestRoot): ListRow {
  const { orderId, patientName, patientDob, facilityName = '', requestType } = root.fields;
  return {
    requestId: root.requestId,
    seq: root.seq,
    orderId,
    patientName,
    patientDob,
    facilityName,
    requestType,
    requestTypeName: requestTypeName(requestType),
    status: root.status,
    submittedAt: root.submittedAt,
    dueDate: root.dueDate,
    filesCount: Object.keys(root.files).length,
    terms: searchTerms([orderId, patientName, facilityName]),
  };
}

/** Every beginning of 2 to 12 letters of every word, so that one ARRAY_CONTAINS per typed word finds the row. */
export function searchTerms(texts: readonly string[]): string[] {
  const words = texts
    .flatMap((text) =>
      text
        .normalize('NFC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter(Boolean);
  const prefixes = words.flatMap((word) => {
    if (word.length < PREFIX_MIN) return [word];
    const longest = Math.min(word.length, PREFIX_MAX);
    return Array.from({ length: longest - PREFIX_MIN + 1 }, (_, index) => word.slice(0, PREFIX_MIN + index));
  });
  return [...new Set(prefixes)];
}

type Counters = Record<string, number>;

/** What one row adds to the counters of its month: total, by status, by status and type, by day and status. */
export function countersOf(row: Pick<ListRow, 'status' | 'requestType' | 'submittedAt'>): Counters {
  const day = row.submittedAt.slice(8, 10);
  return {
    total: 1,
    [`s|${row.status}`]: 1,
    [`st|${row.status}|${row.requestType}`]: 1,
    [`d|${day}|${row.status}`]: 1,
  };
}

/** How the counters change when a row takes the place of another (or of none). Zero changes are left out. */
export function counterChanges(before: Counters | null, after: Counters): Counters {
  const changes: Counters = { ...after };
  for (const [key, value] of Object.entries(before ?? {})) changes[key] = (changes[key] ?? 0) - value;
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== 0));
}
