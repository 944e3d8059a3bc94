import { Button, Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { rangeProblem } from '@portal/contract/analytics/rules.ts';
import { transactionKindNames } from '@portal/contract/payouts/names.ts';
import { transactionKinds } from '@portal/contract/payouts/schemas.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useControlStyles } from '../../../components/form/controlStyles.ts';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { onPasteDay } from '../../../components/form/typing/onPaste.ts';
import { Select } from '../../../components/Select.tsx';
import { monthBefore, monthTo, type TransactionFilters } from '../rules/payoutsAddress.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '12px' },
  fields: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px 16px' },
  field: { display: 'grid', gap: '4px', flex: '1 1 160px', maxWidth: '260px', minWidth: 0 },
  label: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  button: { minHeight: '44px' },
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

interface Props {
  filters: TransactionFilters;
  /** Payouts have no kind and no request. */
  hasKinds: boolean;
  /** YYYY-MM-DD in UTC. */
  today: string;
  onApply: (filters: TransactionFilters) => void;
}

/** Which transactions or payouts to list. Problems are shown after Apply. */
export function TransactionFilterForm({ filters, hasKinds, today, onApply }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { control } = useControlStyles();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState(filters);
  const [isRejected, setIsRejected] = useState(false);
  const problem = isRejected ? rangeProblem(entered) : null;

  function apply(event: FormEvent) {
    event.preventDefault();
    const invalid = rangeProblem(entered);
    setIsRejected(invalid !== null);
    if (!invalid) return onApply({ ...entered, order: entered.order.trim() });
    form.current?.querySelector<HTMLInputElement>(`[name="${invalid.field}"]`)?.focus();
  }

  function choose(days: { startDate: string; endDate: string }) {
    setIsRejected(false);
    setEntered({ ...entered, ...days });
    onApply({ ...entered, ...days, order: entered.order.trim() });
  }

  const day = (name: 'startDate' | 'endDate', label: string) => (
    <div className={styles.field}>
      <label htmlFor={`${id}${name}`} className={styles.label}>
        {label}
      </label>
      <Input
        id={`${id}${name}`}
        name={name}
        type="date"
        size="large"
        className={control}
        max="9999-12-31"
        value={entered[name]}
        aria-invalid={problem?.field === name}
        aria-describedby={problem?.field === name ? `${id}problem` : undefined}
        onChange={(_, { value }) => setEntered({ ...entered, [name]: value })}
        onPaste={onPasteDay((value) => setEntered((before) => ({ ...before, [name]: value })))}
      />
    </div>
  );
  return (
    <form ref={form} noValidate className={styles.form} aria-label={t('Filters')} onSubmit={apply}>
      <div className={styles.fields}>
        {day('startDate', t('Start date'))}
        {day('endDate', t('End date'))}
        {hasKinds && (
          <>
            <div className={styles.field}>
              <label htmlFor={`${id}kind`} className={styles.label}>
                {t('Kind')}
              </label>
              <Select
                id={`${id}kind`}
                value={entered.kind}
                choices={transactionKinds.map((kind) => ({
                  value: kind,
                  label: t(transactionKindNames[kind]),
                }))}
                onChange={({ target }) =>
                  setEntered({
                    ...entered,
                    kind: transactionKinds.find((kind) => kind === target.value) ?? '',
                  })
                }
              >
                <option value="">{t('All kinds')}</option>
              </Select>
            </div>
            <div className={styles.field}>
              <label htmlFor={`${id}order`} className={styles.label}>
                {t('Order ID')}
              </label>
              <Input
                id={`${id}order`}
                type="search"
                size="large"
                className={control}
                maxLength={100}
                value={entered.order}
                onChange={(_, { value }) => setEntered({ ...entered, order: value })}
              />
            </div>
          </>
        )}
        <Button type="submit" appearance="primary" className={styles.button}>
          {t('Apply')}
        </Button>
      </div>
      <div className={styles.fields}>
        <Button className={styles.button} onClick={() => choose(monthTo(today))}>
          {t('This month')}
        </Button>
        <Button className={styles.button} onClick={() => choose(monthBefore(today))}>
          {t('Last month')}
        </Button>
      </div>
      <div role="alert">
        <FieldError id={`${id}problem`} message={problem?.message} />
      </div>
      <p className={styles.note}>{t('Includes both days. Dates are in UTC.')}</p>
    </form>
  );
}
