import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical';
import { useTranslation } from 'react-i18next';
import { EmptyWidget } from '../../../../components/card/EmptyWidget.tsx';
import type { Figures } from '../figures.ts';
import { ChartSummary } from './ChartSummary.tsx';
import { DayChart } from './DayChart.tsx';
import { DayTable } from './DayTable.tsx';
import { type CollapsibleProps, Widget } from './Widget.tsx';

/** Requests opened and closed per day. */
export function RequestsOverTime({
  days,
  averageDays,
  ...collapsible
}: {
  days: Figures['days'];
  averageDays: number | null;
} & CollapsibleProps) {
  const { t } = useTranslation();
  const isEmpty = days.every(({ opened, closed }) => opened === 0 && closed === 0);
  return (
    <Widget
      {...collapsible}
      title={t('Requests over time')}
      note={t('Opened and closed per day, last {{total}} days (UTC)', { total: days.length })}
    >
      {isEmpty ? (
        <EmptyWidget
          icon={<DataBarVerticalRegular />}
          title={t('No requests in this period')}
          text={t('Requests opened and closed each day will appear here.')}
        />
      ) : (
        <>
          <ChartSummary days={days} averageDays={averageDays} />
          <DayChart days={days} />
          <DayTable days={days} />
        </>
      )}
    </Widget>
  );
}
