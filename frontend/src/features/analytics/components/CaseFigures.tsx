import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../../components/card/FigureCard.tsx';
import { formatCount } from '../../../lib/formatFigure.ts';
import { formatDollars } from '../formatDollars.ts';
import type { Report } from '../report.ts';
import { FigureGroup } from './FigureGroup.tsx';

/** Requests opened, closed and active, and the average revenue per request. */
export function CaseFigures({ cases, metadata }: Pick<Report, 'cases' | 'metadata'>) {
  const { t } = useTranslation();
  return (
    <FigureGroup title={t('Cases')}>
      <FigureCard
        label={t('Cases opened')}
        definition={t('Requests submitted in the period (UTC), by clients or by staff.')}
        value={formatCount(cases.opened.total)}
      >
        {t('in the period')}
      </FigureCard>
      <FigureCard
        label={t('Cases closed')}
        definition={t(
          'Requests completed or canceled in the period (UTC). A request that is reopened and closed again on another day counts again.',
        )}
        value={formatCount(cases.closed.total)}
      >
        {t('in the period')}
      </FigureCard>
      <FigureCard
        label={t('Active requests')}
        definition={t('Requests that aren’t completed or canceled as of now, regardless of the period.')}
        value={formatCount(metadata.totalActiveRequests)}
      >
        {t('as of now')}
      </FigureCard>
      <FigureCard
        label={t('Average revenue per case')}
        definition={t('Total revenue in the period divided by the number of cases opened in it.')}
        value={formatDollars(metadata.averageRevenuePerCase)}
      >
        {t('per case opened')}
      </FigureCard>
    </FigureGroup>
  );
}
