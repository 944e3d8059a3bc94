import { Button, Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import type { DateRange } from '@portal/contract/requests/scope/dateRanges.ts';
import { MAX_DATE_RANGES } from '@portal/contract/requests/scope/scopeProblems.ts';
import { useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { fieldId, focusField } from '../../../components/form/fieldId.ts';
import { TextField } from '../../../components/form/TextField.tsx';
import { useFieldError } from '../../../components/form/useFieldError.ts';
import type { ScopeForm } from './scopeForm.ts';

const useStyles = makeStyles({
  dates: { display: 'grid', gap: '12px', minWidth: 0 },
  // Aligned with the label above: Fluent's radio has a margin of 8 px.
  choices: { flexWrap: 'wrap', marginLeft: '-8px' },
  ranges: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  range: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    gap: '8px 12px',
    alignItems: 'start',
    maxWidth: '560px',
    '@media (max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  // On phones the second day is below the first one.
  to: { minWidth: 0, '@media (max-width: 479px)': { gridColumn: 1, gridRow: 2 } },
  remove: { marginTop: '26px', height: '44px', minWidth: '44px' },
  day: { height: '44px', minWidth: 0 },
  add: { justifySelf: 'start' },
  limit: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

const EMPTY_RANGE: DateRange = { from: '', to: '' };

interface Props {
  /** What is offered; without `all`, only ranges can be chosen. */
  choices: readonly { value: string; label: string }[];
  legend: string;
}

/** Dates of service: all, ranges, or not stated. */
export function DateRangeFields({ choices, legend }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { getValues, setValue } = useFormContext<ScopeForm>();
  const { field } = useController<ScopeForm, 'scope.dates'>({ name: 'scope.dates' });
  const { field: list } = useController<ScopeForm, 'scope.ranges'>({ name: 'scope.ranges' });
  const error = useFieldError('scope.dates');
  // Only their number: the days are in the fields of the ranges.
  const count = list.value?.length ?? 0;
  const add = useRef<HTMLButtonElement>(null);
  /** The field that gets the focus after the next render; the button if it is null. */
  const focusNext = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (focusNext.current === undefined) return;
    if (focusNext.current === null) add.current?.focus();
    else focusField(focusNext.current);
    focusNext.current = undefined;
  }, [count]);
  const change = (changed: (ranges: DateRange[]) => DateRange[], focus?: string | null) => {
    focusNext.current = focus;
    setValue('scope.ranges', changed(getValues('scope.ranges') ?? []), { shouldDirty: true });
  };
  const choose = (value: string) => {
    field.onChange(value);
    if (value === 'ranges' && count === 0) change(() => [EMPTY_RANGE]);
  };
  return (
    <div className={styles.dates}>
      <Field label={{ children: legend, weight: 'semibold' }}>
        <RadioGroup
          layout="horizontal"
          className={styles.choices}
          name={field.name}
          value={field.value ?? ''}
          onChange={(_, { value }) => choose(value)}
          aria-describedby={error && `${fieldId('scope.dates')}-error`}
        >
          {choices.map(({ value, label }, index) => (
            <Radio
              key={value}
              id={index === 0 ? fieldId('scope.dates') : `${fieldId('scope.dates')}-${value}`}
              value={value}
              label={label}
              onBlur={field.onBlur}
            />
          ))}
        </RadioGroup>
      </Field>
      <FieldError id={`${fieldId('scope.dates')}-error`} message={error} />
      {field.value === 'ranges' && (
        <>
          <ol className={styles.ranges}>
            {Array.from({ length: count }, (_, index) => (
              <li key={index}>
                <div
                  role="group"
                  aria-label={t('Date range {{number}}', { number: index + 1 })}
                  className={styles.range}
                >
                  <TextField<ScopeForm>
                    name={`scope.ranges.${index}.from`}
                    label={t('From')}
                    type="date"
                    className={styles.day}
                  />
                  <div className={styles.to}>
                    <TextField<ScopeForm>
                      name={`scope.ranges.${index}.to`}
                      label={t('To')}
                      type="date"
                      className={styles.day}
                    />
                  </div>
                  <Button
                    appearance="subtle"
                    className={styles.remove}
                    icon={<DismissRegular />}
                    aria-label={t('Remove date range {{number}}', { number: index + 1 })}
                    onClick={() => change((ranges) => ranges.filter((__, each) => each !== index), null)}
                  />
                </div>
              </li>
            ))}
          </ol>
          {count < MAX_DATE_RANGES ? (
            <Button
              ref={add}
              className={styles.add}
              icon={<AddRegular />}
              onClick={() => change((ranges) => [...ranges, EMPTY_RANGE], `scope.ranges.${count}.from`)}
            >
              {t('Add date range')}
            </Button>
          ) : (
            <p className={styles.limit}>{t('You can add at most 10 date ranges.')}</p>
          )}
        </>
      )}
    </div>
  );
}
