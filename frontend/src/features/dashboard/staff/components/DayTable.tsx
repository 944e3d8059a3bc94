import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../../components/VisuallyHidden.tsx';
import { formatDay } from '../../../../lib/format.ts';
import { formatCount } from '../../../../lib/formatFigure.ts';
import type { Figures } from '../figures.ts';

/** The figures of the chart for screen readers. */
export function DayTable({ days }: { days: Figures['days'] }) {
  const { t } = useTranslation();
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('Requests opened and closed per day')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Day')}</th>
            <th scope="col">{t('Opened', { context: 'requests' })}</th>
            <th scope="col">{t('Closed', { context: 'requests' })}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, opened, closed }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{formatCount(opened)}</td>
              <td>{formatCount(closed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
