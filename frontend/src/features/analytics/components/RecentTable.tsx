import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../../components/Surface.tsx';
import { formatCount } from '../../staffDashboard/formatFigure.ts';
import { formatDollars } from '../formatDollars.ts';
import type { Report } from '../report.ts';
import { recentFigures, type RecentKey } from '../rules/recentFigures.ts';
import { useRecentWords } from '../useRecentWords.ts';
import { TableRegion } from './TableRegion.tsx';
import { useTableStyles } from './useTableStyles.ts';

const useStyles = makeStyles({
  title: { ...typographyStyles.subtitle2, margin: 0 },
  note: { ...typographyStyles.caption1, margin: '2px 0 12px', color: tokens.colorNeutralForeground3 },
});

/** The last day, week and month beside each other. */
export function RecentTable({ report, total }: { report: Report; total: string }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const table = useTableStyles();
  const words = useRecentWords();
  const format = (key: RecentKey) => (key === 'opened' || key === 'closed' ? formatCount : formatDollars);
  return (
    <Surface>
      <h2 className={styles.title}>{t('At a glance')}</h2>
      <p className={styles.note}>
        {t(
          'The last 24 hours are the present hour and the 23 before it; the last 7 and 30 days end today (UTC).',
        )}
      </p>
      <TableRegion label={t('At a glance')}>
        <thead>
          <tr>
            <th scope="col" className={table.name}>
              {t('Figure')}
            </th>
            <th scope="col">{t('Last 24 hours')}</th>
            <th scope="col">{t('Last 7 days')}</th>
            <th scope="col">{t('Last 30 days')}</th>
            <th scope="col">{total}</th>
          </tr>
        </thead>
        <tbody>
          {recentFigures(report).map(({ key, values }) => (
            <tr key={key}>
              <th scope="row" className={table.name}>
                {words[key]}
              </th>
              {values.map((value, index) => (
                <td key={index}>{format(key)(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableRegion>
    </Surface>
  );
}
