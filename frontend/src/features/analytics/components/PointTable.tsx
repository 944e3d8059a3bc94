import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../../components/Surface.tsx';
import { formatCount, formatPercent } from '../../../lib/formatFigure.ts';
import { formatDollars } from '../formatDollars.ts';
import { pointLabel } from '../pointLabels.ts';
import type { Report } from '../report.ts';
import { paymentRateOf } from '../rules/paymentRateOf.ts';
import { usePointColumns } from '../usePointColumns.ts';
import { TableRegion } from './TableRegion.tsx';

const useStyles = makeStyles({
  summary: {
    ...typographyStyles.subtitle2,
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  tableWrapper: { marginTop: '12px' },
});

/** The data of all charts as a table. */
export function PointTable({ series: { unit, points } }: { series: Report['series'] }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { headers } = usePointColumns();
  const title = t('Chart data as a table');
  return (
    <Surface>
      <details>
        <summary className={styles.summary}>{title}</summary>
        <div className={styles.tableWrapper}>
          <TableRegion label={title} headers={headers}>
            <tbody>
              {points.map((point) => {
                const rate = paymentRateOf(point);
                return (
                  <tr key={point.at}>
                    <th scope="row">{pointLabel(point.at, unit)}</th>
                    <td>{formatDollars(point.invoiceEarnings)}</td>
                    <td>{formatDollars(point.refunds)}</td>
                    <td>{formatDollars(point.disputesLost)}</td>
                    <td>{formatDollars(point.fileEarnings)}</td>
                    <td>{formatDollars(point.witnessFees)}</td>
                    <td>{formatCount(point.opened)}</td>
                    <td>{formatCount(point.closed)}</td>
                    <td>{formatCount(point.invoicesSent)}</td>
                    <td>{formatCount(point.invoicesPaid)}</td>
                    <td>{rate === null ? t('None') : formatPercent(rate)}</td>
                  </tr>
                );
              })}
            </tbody>
          </TableRegion>
        </div>
      </details>
    </Surface>
  );
}
