import type { WorkView } from '@portal/contract/requests/catalogs/workViews.ts';
import { MAX_COUNTED } from '@portal/contract/requests/schemas/requestList.ts';
import type { TFunction } from 'i18next';
import { formatCount } from '../../../lib/formatFigure.ts';

export function workViewLabel(view: WorkView, t: TFunction): string {
  switch (view) {
    case 'all':
      return t('All');
    case 'mine':
      return t('My work');
    case 'unassigned':
      return t('Unassigned');
    case 'due_soon':
      return t('Due soon');
    case 'overdue':
      return t('Overdue');
    case 'needs_review':
      return t('Needs review');
    case 'messages':
      return t('New messages');
    case 'my_messages':
      return t('Messages for me');
    case 'waiting':
      return t('Waiting for client');
    case 'no_answer':
      return t('No answer');
    case 'undelivered':
      return t('Undelivered');
    case 'not_completed':
      return t('Not completed');
    case 'to_check':
      return t('To check');
    case 'returned':
      return t('Sent back');
    case 'on_hold':
      return t('On Hold');
    case 'unpaid':
      return t('Unpaid');
  }
}

/** The number of requests in a view: exact up to 1,000. */
export function viewCountLabel(count: number): string {
  return count > MAX_COUNTED ? `${formatCount(MAX_COUNTED)}+` : formatCount(count);
}
