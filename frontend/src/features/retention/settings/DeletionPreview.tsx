import { previewRetention } from '@portal/contract/retention/endpoints/retention.ts';
import { retentionDays } from '@portal/contract/retention/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Notice } from '../../../components/Notice.tsx';
import { call } from '../../../lib/api.ts';
import { type RetentionValues, parseDays } from '../rules/retentionForm.ts';

/** What the next nightly run would delete with the entered number of days. */
export function DeletionPreview() {
  const { t } = useTranslation();
  const [kind, daysText] = useWatch<RetentionValues, ['kind', 'days']>({ name: ['kind', 'days'] });
  const days = useDeferredValue(parseDays(daysText));
  const isValid = kind === 'days' && z.safeParse(retentionDays, days).success;
  const { data, error } = useQuery({
    queryKey: ['management', 'retentionPreview', days],
    queryFn: ({ signal }) => call(previewRetention, { query: { days }, signal }),
    enabled: isValid,
  });
  return <div role="status">{isValid && <Notice type="warning">{warning()}</Notice>}</div>;

  function warning(): string {
    if (error)
      return t('We couldn’t check what would be deleted tonight: {{reason}}', { reason: error.message });
    if (!data) return t('Checking what would be deleted tonight...');
    if (data.files === 0) return t('Nothing would be deleted tonight.');
    const counts = {
      files: t('{{count}} files', { count: data.files }),
      requests: t('{{count}} requests', { count: data.requests }),
    };
    return data.isExact
      ? t('{{files}} of {{requests}} would be deleted tonight.', counts)
      : t('At least {{files}} of {{requests}} would be deleted tonight.', counts);
  }
}
