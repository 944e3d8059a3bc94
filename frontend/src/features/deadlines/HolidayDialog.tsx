import { type Holiday, holiday as holidaySchema, observances } from '@portal/contract/deadlines/holidays.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useListForm } from '../../components/form/useListForm.ts';
import { monthName, useDeadlineTexts, weekdayName } from './deadlineTexts.ts';
import { enteredDays } from './editing.ts';

interface Values {
  kind: string;
  name: string;
  month: string;
  day: string;
  observed: string;
  weekday: string;
  nth: string;
  plus: string;
  date: string;
}

/** Only the fields of the chosen kind. */
const form = z.pipe(
  z.transform<Values, unknown>(({ kind, name, month, day, observed, weekday, nth, plus, date }: Values) => {
    if (kind === 'date') return { kind, name, date };
    return kind === 'weekday'
      ? { kind, name, month: Number(month), weekday: Number(weekday), nth: Number(nth), plus: Number(plus) }
      : { kind: 'yearly', name, month: Number(month), day: enteredDays(day), observed };
  }),
  holidaySchema as z.ZodMiniType<Holiday, unknown>,
);

function valuesOf(holiday: Holiday | null): Values {
  const { month, day, observed, weekday, nth, plus, date, kind, name } = {
    kind: 'date' as string,
    name: '',
    month: 1,
    day: 1,
    observed: 'nearest',
    weekday: 1,
    nth: 1,
    plus: 0,
    date: '',
    ...holiday,
  };
  return {
    kind,
    name,
    month: String(month),
    day: String(day),
    observed,
    weekday: String(weekday),
    nth: String(nth),
    plus: String(plus),
    date,
  };
}

interface Props {
  /** Null for a new one. */
  holiday: Holiday | null;
  onApply: (holiday: Holiday) => void;
  onClose: () => void;
}

/** Edits or adds a holiday. */
export function HolidayDialog({ holiday, onApply, onClose }: Props) {
  const { t } = useTranslation();
  const edit = useListForm<Values, Holiday>({
    schema: form as z.ZodMiniType<Holiday, unknown>,
    values: valuesOf(holiday),
    save: async (changed) => onApply(changed),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={holiday ? t('Holiday: {{name}}', { name: holiday.name }) : t('Add holiday')}
      save={t('Apply')}
      edit={edit}
      onClose={onClose}
    >
      <HolidayFields />
    </FormDialog>
  );
}

function HolidayFields() {
  const { t } = useTranslation();
  const texts = useDeadlineTexts();
  const kind = useWatch<Values, 'kind'>({ name: 'kind' });
  const placeholder = t('Please choose one');
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const month = (
    <SelectField<Values>
      name="month"
      label={t('Month')}
      placeholder={placeholder}
      choices={numbers(1, 12).map((value) => ({ value: String(value), label: monthName(value) }))}
    />
  );
  return (
    <>
      <TextField<Values> name="name" label={t('Name')} maxLength={100} autoComplete="off" />
      <SelectField<Values>
        name="kind"
        label={t('When')}
        placeholder={placeholder}
        choices={[
          { value: 'date', label: t('On one day') },
          { value: 'yearly', label: t('On the same date each year') },
          { value: 'weekday', label: t('On a weekday of a month each year') },
        ]}
      />
      {kind === 'date' && <TextField<Values> name="date" label={t('Day')} type="date" />}
      {kind === 'yearly' && (
        <>
          {month}
          <TextField<Values>
            name="day"
            label={t('Day of the month')}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
          />
          <SelectField<Values>
            name="observed"
            label={t('Observed if it is on a weekend')}
            placeholder={placeholder}
            choices={observances.map((value) => ({ value, label: texts.observances[value]! }))}
          />
        </>
      )}
      {kind === 'weekday' && (
        <>
          <SelectField<Values>
            name="nth"
            label={t('Which one')}
            placeholder={placeholder}
            choices={[1, 2, 3, 4, -1].map((value) => ({
              value: String(value),
              label: texts.positions[value]!,
            }))}
          />
          <SelectField<Values>
            name="weekday"
            label={t('Weekday')}
            placeholder={placeholder}
            choices={numbers(0, 6).map((value) => ({ value: String(value), label: weekdayName(value) }))}
          />
          {month}
          <SelectField<Values>
            name="plus"
            label={t('Days later')}
            hint={t('1 for the day after that weekday.')}
            placeholder={placeholder}
            choices={numbers(0, 6).map((value) => ({ value: String(value), label: String(value) }))}
          />
        </>
      )}
    </>
  );
}
