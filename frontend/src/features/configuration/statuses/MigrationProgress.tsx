import type { StatusMigration } from '@portal/contract/requests/schemas/requestStatus.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { ProgressLine } from '../../../components/ProgressLine.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';

/** How many requests have moved to the new status, or why the migration stopped. */
export function MigrationProgress({ migration, label }: { migration: StatusMigration; label: string }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const { total, done, state } = migration;
  const values = { done, total, target: t(migration.toLabel) };
  if (state === 'stopped') {
    return (
      <Notice type="warning" title={t('Not all requests were moved')}>
        {t(
          '{{done}} of {{total}} requests moved to “{{target}}” before that status became unavailable. Delete this status again to choose another one for the rest.',
          values,
        )}
      </Notice>
    );
  }
  return (
    <Stack gap={6} shared={['above4', 'width560']}>
      <p className={shared('small', 'soft')}>
        {t(
          '{{done}} of {{total}} requests moved to “{{target}}”. The status is deleted when all of them have moved.',
          values,
        )}
      </p>
      <ProgressLine
        value={total === 0 ? 1 : done / total}
        label={t('Moving requests from “{{label}}”', { label })}
      />
    </Stack>
  );
}
