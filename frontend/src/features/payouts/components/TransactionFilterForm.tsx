import { Button, Input, makeStyles } from '@fluentui/react-components';
import { transactionKindNames } from '@portal/contract/payouts/names.ts';
import { transactionKinds } from '@portal/contract/payouts/schemas.ts';
import { useTranslation } from 'react-i18next';
import { useControlStyles } from '../../../components/form/controlStyles.ts';
import { useDayRange } from '../../../components/form/typing/useDayRange.tsx';
import { Select } from '../../../components/Select.tsx';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { monthBefore, monthTo, type TransactionFilters } from '../rules/payoutsAddress.ts';

const useStyles = makeStyles({
  field: { display: 'grid', gap: '4px', flex: '1 1 160px', maxWidth: '260px', minWidth: 0 },
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
  const shared = useSharedStyles();
  const { control } = useControlStyles();
  const apply = (entered: TransactionFilters) => onApply({ ...entered, order: entered.order.trim() });
  const {
    id,
    form,
    values: entered,
    setValues,
    replace,
    onSubmit,
    dayField,
    error,
  } = useDayRange(filters, apply);

  function choose(range: { startDate: string; endDate: string }) {
    replace({ ...entered, ...range });
    apply({ ...entered, ...range });
  }

  return (
    <Stack ref={form} noValidate as="form" gap={12} aria-label={t('Filters')} onSubmit={onSubmit}>
      <Row gap={16} rowGap={12} align="end">
        {dayField('startDate', t('Start date'), styles.field)}
        {dayField('endDate', t('End date'), styles.field)}
        {hasKinds && (
          <>
            <div className={styles.field}>
              <label htmlFor={`${id}kind`} className={shared('small', 'soft')}>
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
                  setValues({
                    ...entered,
                    kind: transactionKinds.find((kind) => kind === target.value) ?? '',
                  })
                }
              >
                <option value="">{t('All kinds')}</option>
              </Select>
            </div>
            <div className={styles.field}>
              <label htmlFor={`${id}order`} className={shared('small', 'soft')}>
                {t('Order ID')}
              </label>
              <Input
                id={`${id}order`}
                type="search"
                size="large"
                className={control}
                maxLength={100}
                value={entered.order}
                onChange={(_, { value }) => setValues({ ...entered, order: value })}
              />
            </div>
          </>
        )}
        <Button type="submit" appearance="primary" className={shared('height44')}>
          {t('Apply')}
        </Button>
      </Row>
      <Row gap={16} rowGap={12} align="end">
        <Button className={shared('height44')} onClick={() => choose(monthTo(today))}>
          {t('This month')}
        </Button>
        <Button className={shared('height44')} onClick={() => choose(monthBefore(today))}>
          {t('Last month')}
        </Button>
      </Row>
      {error}
      <p className={shared('small', 'muted')}>{t('Includes both days. Dates are in UTC.')}</p>
    </Stack>
  );
}
