import { makeStyles, tokens } from '@fluentui/react-components';
import type { DeadlineMove } from '@portal/contract/deadlines/endpoints.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { ProgressLine } from '../../components/ProgressLine.tsx';
import { formatDateTime } from '../../lib/format.ts';

const useStyles = makeStyles({
  progress: { display: 'grid', gap: '6px', maxWidth: '560px' },
  text: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
});

/** How far the open deadlines have moved to the latest version of the rules. */
export function MoveProgress({ move }: { move: DeadlineMove }) {
  const { t } = useTranslation();
  const styles = useStyles();
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
      <p className={styles.text}>
        {t('Deadlines moved to version {{version}}: {{moved}}, by {{time}}', {
          version,
          moved,
          time: formatDateTime(endedAt ?? startedAt),
        })}
      </p>
    );
  }
  return (
    <div className={styles.progress} role="status">
      <p className={styles.text}>
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
    </div>
  );
}
