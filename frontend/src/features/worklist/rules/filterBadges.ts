import {
  type StatusDefinition,
  statusDefinitionOf,
} from '@portal/contract/configuration/catalogs/statuses.ts';
import type { Assignee } from '@portal/contract/requests/schemas/assignee.ts';
import type { TFunction } from 'i18next';
import { formatDay } from '../../../lib/format.ts';
import { requestTypeLabel } from '../../requests/requestTypeLabel.ts';
import { assigneeLabel } from './assigneeLabel.ts';
import type { Filters } from './listParams.ts';
import { reviewLabel } from './reviewLabel.ts';

/** Data for the labels of the filters. */
export interface FilterOptions {
  readonly statuses: readonly StatusDefinition[];
  readonly assignees: readonly Assignee[];
}

interface Badge {
  readonly label: string;
  /** The filter values that remove this filter. */
  readonly cleared: Partial<Filters>;
}

/** Badges for the active filters. The search term is omitted because its input shows it. */
export function filterBadges(
  filters: Filters,
  { statuses, assignees }: FilterOptions,
  t: TFunction,
): Badge[] {
  const badges: Badge[] = [];
  if (filters.status) {
    const label = t('Status: {{status}}', { status: t(statusDefinitionOf(filters.status, statuses).label) });
    badges.push({ label, cleared: { status: '' } });
  }
  if (filters.requestType) {
    const label = t('Type: {{type}}', { type: requestTypeLabel(Number(filters.requestType), t) });
    badges.push({ label, cleared: { requestType: '' } });
  }
  if (filters.assignee) {
    const label = t('Assigned to: {{name}}', { name: assigneeLabel(filters.assignee, assignees, t) });
    badges.push({ label, cleared: { assignee: '' } });
  }
  if (filters.dueState) {
    const state = filters.dueState === 'overdue' ? t('Overdue') : t('Due soon');
    badges.push({ label: t('Due: {{state}}', { state }), cleared: { dueState: '' } });
  }
  if (filters.review) {
    badges.push({
      label: t('Review: {{state}}', { state: reviewLabel(filters.review, t) }),
      cleared: { review: '' },
    });
  }
  if (filters.unpaid) badges.push({ label: t('Unpaid'), cleared: { unpaid: '' } });
  if (filters.hasUpdate) badges.push({ label: t('Has an update'), cleared: { hasUpdate: '' } });
  if (filters.facility) {
    badges.push({
      label: t('Facility: {{name}}', { name: filters.facility }),
      cleared: { facility: '' },
    });
  }
  const ranges = [
    [t('Submitted'), 'submittedDateFrom', 'submittedDateTo'],
    [t('Due'), 'dueDateFrom', 'dueDateTo'],
    [t('Subpoena received'), 'subpoenaReceivedDateFrom', 'subpoenaReceivedDateTo'],
  ] as const;
  for (const [name, from, to] of ranges) {
    const days = rangeLabels(filters[from], filters[to], t);
    if (days) badges.push({ label: `${name}: ${days}`, cleared: { [from]: '', [to]: '' } });
  }
  return badges;
}

function rangeLabels(from: string, to: string, t: TFunction): string {
  if (from && to) return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
  if (from) return t('from {{day}}', { day: formatDay(from) });
  if (to) return t('until {{day}}', { day: formatDay(to) });
  return '';
}
