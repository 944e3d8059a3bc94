import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PillButton } from '../../../components/buttons/PillButton.tsx';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { RangeForm } from './RangeForm.tsx';

type Selection<Period> =
  | { readonly kind: 'period'; readonly period: Period }
  | { readonly kind: 'range'; readonly from: string; readonly to: string };

interface Props<Period> {
  periods: readonly { readonly period: Period; readonly label: string }[];
  selection: Selection<Period>;
  /** How the days of a range are counted; UTC if absent. */
  note?: string;
  onChange: (selection: Selection<Period>) => void;
}

/** Selects the time that figures cover: a preset period or a range of days. */
export function PeriodChoice<Period extends string>(props: Props<Period>) {
  const { periods, selection, note, onChange } = props;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(selection.kind === 'range');
  const range = selection.kind === 'range' ? selection : { from: '', to: '' };
  return (
    <Stack gap={16} shared="screenOnly">
      <Row role="group" aria-label={t('Period')} gap={8} align="stretch">
        {periods.map(({ period, label }) => (
          <PillButton
            key={period}
            isSelected={selection.kind === 'period' && selection.period === period}
            onClick={() => {
              setIsOpen(false);
              onChange({ kind: 'period', period });
            }}
          >
            {label}
          </PillButton>
        ))}
        <PillButton
          aria-expanded={isOpen}
          isSelected={selection.kind === 'range'}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('Custom range')}
        </PillButton>
      </Row>
      {isOpen && (
        <RangeForm
          key={`${range.from}/${range.to}`}
          from={range.from}
          to={range.to}
          note={note}
          onApply={(from, to) => onChange({ kind: 'range', from, to })}
        />
      )}
    </Stack>
  );
}
