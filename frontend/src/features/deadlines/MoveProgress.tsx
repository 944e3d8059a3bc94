import type { DeadlineMove } from '@portal/contract/deadlines/endpoints.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { ProgressLine } from '../../components/ProgressLine.tsx';
import { Stack } from '../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import { formatDateTime } from '../../lib/format.ts';

/** How far the open deadlines have moved to the latest version of the rules. */
export function MoveProgress({ move }: { move: DeadlineMove }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const { version, state, total, examined, moved, failed, startedAt, endedAt } = move;
  if (state === 'failed') {
    return (
      <Notice type="warning" title={t('Not all deadlines were moved')}>
        {t(
          'Deadlines moved to version {{version}}: {{moved}}. Could not be moved: {{failed}}. The portal tries again within an hour.',
          { version, moved, failed },
        )}
      </Notice>
    );
  }
  if (state === 'done') {
    return (
      <p className={shared('body', 'soft')}>
        {t('Deadlines moved to version {{version}}: {{moved}}, by {{time}}', {
          version,
          moved,
          time: formatDateTime(endedAt ?? startedAt),
        })}
      </p>
    );
  }
  return (
    <Stack gap={6} shared="width560" role="status">
      <p className={shared('body', 'soft')}>
        {failed > 0
          ? t(
              'Deadlines moved: {{moved}}. Could not be moved yet: {{failed}}. The portal tries again soon.',
              {
                moved,
                failed,
              },
            )
          : t('Moving open deadlines: {{examined}} of {{total}} requests checked, {{moved}} moved', {
              examined,
              total: Math.max(total, examined),
              moved,
            })}
      </p>
      <ProgressLine
        value={total === 0 ? 0 : Math.min(1, examined / total)}
        label={t('Moving open deadlines')}
      />
    </Stack>
  );
}
