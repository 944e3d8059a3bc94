import type { ListColumn } from '@portal/contract/workspace/listColumns.ts';
import type { TFunction } from 'i18next';

/** The heading of a column. With the column of due dates, `submitted` is not the only date. */
export function columnLabel(column: ListColumn, t: TFunction): string {
  switch (column) {
    case 'order':
      return t('Client Order Number');
    case 'patient':
      return t('Patient');
    case 'facility':
      return t('Facility');
    case 'type':
      return t('Request Type');
    case 'status':
      return t('Status');
    case 'submitted':
      return t('Date');
    case 'due':
      return t('Due');
    case 'assignee':
      return t('Assigned to');
    case 'review':
      return t('Review');
    case 'files':
      return t('Files');
    case 'owed':
      return t('Amount owed');
  }
}
