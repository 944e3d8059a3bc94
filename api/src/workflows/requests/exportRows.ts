import { authorityNames } from '@portal/contract/requests/authority/authorityTexts.ts';
import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { deliveryFormats } from '@portal/contract/requests/scope/scopeOptions.ts';
import { statusDefinitionOf } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import type { ShownRow } from '../../data/views/queryRows.ts';
import { csvRow } from '@portal/contract/fields/csvRow.ts';
import { PAUSED } from '../../domain/requests/list/requestListRow.ts';
import { mapInTurns } from '../../services/concurrency/mapInTurns.ts';
import { type Translate, translator } from '../../services/email/translator.ts';
import { assigneesOf } from '../accounts/assignees.ts';

/** Returns list rows as CSV lines in the reader's language. */
export async function exportRows(rows: readonly ShownRow[], language: Language): Promise<string> {
  const [t, statuses, assignees] = await Promise.all([
    translator(language),
    requestStatuses.read(),
    assigneesOf(rows.map(({ assigneeId }) => assigneeId)),
  ]);
  const lines = await mapInTurns(rows, (row) =>
    csvRow([
      row.orderId,
      row.patientName,
      row.patientDob,
      row.facilityName,
      `${row.requestType}. ${t(requestTypeName(row.requestType))}`,
      t(statusDefinitionOf(row.status, statuses).label),
      row.submittedAt,
      row.filesCount,
      row.dueDate === PAUSED ? t('Paused') : row.dueDate,
      assignees.get(row.assigneeId ?? '')?.name ?? '',
      ...scopeCells(row.scope, t),
      row.authorityKind ? t(authorityNames[row.authorityKind]) : '',
    ]),
  );
  return lines.join('');
}

/** The cells of a scope; empty where nothing was stated. */
function scopeCells(scope: ShownRow['scope'], t: Translate): string[] {
  const { dates, ranges = [], certified, rush, delivery } = scope ?? {};
  const format = deliveryFormats.find(({ value }) => value === delivery);
  return [
    dates === 'all' ? t('All dates') : ranges.map(({ from, to }) => `${from} – ${to}`).join('; '),
    certified ? t('Yes') : '',
    rush ? t('Yes') : '',
    format ? t(format.label) : '',
    scope?.claimNumber ?? '',
    scope?.caseCaption ?? '',
    scope?.court ?? '',
    scope?.caseNumber ?? '',
    scope?.matterNumber ?? '',
  ];
}

/** Returns the CSV header line. */
export async function exportHeader(language: Language): Promise<string> {
  return csvRow(columns(await translator(language)));
}

function columns(t: Translate): string[] {
  return [
    t('Client Order Number'),
    t('Patient'),
    t('Date of birth'),
    t('Facility'),
    t('Request Type'),
    t('Status'),
    t('Submitted (UTC)'),
    t('Files'),
    t('Due date'),
    t('Assigned to'),
    t('Dates of service'),
    t('Certified copies'),
    t('Rush'),
    t('Delivery format'),
    t('Claim number'),
    t('Case caption'),
    t('Court'),
    t('Case number'),
    t('Matter number'),
    t('Authority for release'),
  ];
}
