import { useTranslation } from 'react-i18next';
import { Surface } from '../../../components/Surface.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { formatCount } from '../../../lib/formatFigure.ts';
import { formatDollars } from '../formatDollars.ts';
import type { Report } from '../report.ts';
import { recentFigures, type RecentKey } from '../rules/recentFigures.ts';
import { useRecentLabels } from '../useRecentLabels.ts';
import { TableRegion } from './TableRegion.tsx';

interface Props {
  report: Report;
  /** Label of the selected period; null if it is one of the three columns. */
  periodLabel: string | null;
}

/** Compares the last 24 hours, 7 days, 30 days and the selected period. */
export function RecentTable({ report, periodLabel }: Props) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const labels = useRecentLabels();
  const format = (key: RecentKey) => (key === 'opened' || key === 'closed' ? formatCount : formatDollars);
  return (
    <Surface>
      <h2 className={shared('heading')}>{t('At a glance')}</h2>
      <p className={shared('small', 'above2', 'below12', 'muted')}>
        {t(
          'The last 24 hours are the current hour and the 23 hours before it. The last 7 and 30 days end today (UTC).',
        )}
      </p>
      <TableRegion
        label={t('At a glance')}
        headers={[
          t('Metric'),
          t('Last 24 hours'),
          t('Last 7 days'),
          t('Last 30 days'),
          ...(periodLabel === null ? [] : [periodLabel]),
        ]}
      >
        <tbody>
          {recentFigures(report).map(({ key, values }) => (
            <tr key={key}>
              <th scope="row">{labels[key]}</th>
              {(periodLabel === null ? values.slice(0, -1) : values).map((value, index) => (
                <td key={index}>{format(key)(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableRegion>
    </Surface>
  );
}
