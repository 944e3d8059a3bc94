import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../../components/card/FigureCard.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { formatCount, formatDays, formatShare } from '../../../lib/formatFigure.ts';
import type { Report } from '../report.ts';
import { deadlineTotals } from '../rules/deadlineTotals.ts';
import { useDeadlineColumns } from '../useDeadlineColumns.ts';
import { FigureGroup } from './FigureGroup.tsx';
import { TableRegion } from './TableRegion.tsx';

/** Whether requests were completed by their due dates, in total and by authority. */
export function DeadlineFigures({ deadlines }: Pick<Report, 'deadlines'>) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const { headers, cells } = useDeadlineColumns();
  const { completed, onTime, late, averageDays } = deadlineTotals(deadlines);
  const title = t('Due dates by authority');
  return (
    <>
      <FigureGroup title={t('Due dates')}>
        <FigureCard
          label={t('Completed on time')}
          definition={t(
            'Requests completed in the period (UTC), on or before their due date in the time zone of the facility. Requests completed before due dates were recorded here aren’t counted.',
          )}
          value={formatShare(onTime, completed) ?? t('N/A')}
        >
          {t('{{number}} of {{total}} requests', {
            number: formatCount(onTime),
            total: formatCount(completed),
          })}
        </FigureCard>
        <FigureCard
          label={t('Completed late')}
          definition={t('Requests completed in the period (UTC), after their due date.')}
          value={formatCount(late)}
        >
          {t('in the period')}
        </FigureCard>
        <FigureCard
          label={t('Average days')}
          definition={t('Days from the submission to the completion of these requests, on average.')}
          value={averageDays === null ? t('N/A') : formatDays(averageDays)}
        >
          {t('to completion')}
        </FigureCard>
      </FigureGroup>
      <Surface>
        <h2 className={shared('heading', 'below12')}>{title}</h2>
        {deadlines.length === 0 ? (
          <p className={shared('body', 'muted')}>
            {t('No request with a due date was completed in this period.')}
          </p>
        ) : (
          <TableRegion label={title} headers={headers}>
            <tbody>
              {deadlines.map((row) => {
                const [name, ...figures] = cells(row);
                return (
                  <tr key={row.authority}>
                    <th scope="row">{name}</th>
                    {figures.map((figure, index) => (
                      <td key={index}>{formatCount(Number(figure))}</td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </TableRegion>
        )}
      </Surface>
    </>
  );
}
