import type { NoticeKind } from '@portal/contract/configuration/schemas/notices.ts';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/format.ts';

/** Labels for a change: its kind, its facts and their values. */
export function useNoticeLabels() {
  const { t } = useTranslation();
  const kinds: Record<NoticeKind, string> = {
    service: t('Copy service'),
    location: t('Location'),
    dueDays: t('Request due date'),
    feeNotice: t('Processing-fee notice'),
    support: t('Support contact'),
    incident: t('Incident note'),
  };
  const facts: Readonly<Record<string, string>> = {
    name: t('Name'),
    address: t('Address'),
    email: t('Email'),
    phone: t('Phone'),
    hours: t('Hours'),
    position: t('Position in the list'),
    isActive: t('Offered to clients'),
    locations: t('Locations'),
    dueDays: t('Days'),
    feeNotice: t('Text'),
    note: t('Text'),
    since: t('Since'),
  };
  return {
    kind: (kind: NoticeKind) => kinds[kind],
    fact: (name: string) => facts[name] ?? name,
    value: (name: string, value: string | undefined) => {
      if (value === undefined || value === '') return t('None');
      if (name === 'isActive') return value === 'yes' ? t('Yes') : t('No');
      return name === 'since' ? formatDateTime(value) : value;
    },
  };
}
