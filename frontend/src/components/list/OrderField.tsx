import { Button, makeStyles } from '@fluentui/react-components';
import { MAX_ENTERED_NUMBER } from '@portal/contract/fields/fields.ts';
import { type FieldValues, useFormContext, type UseFormSetValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../form/TextField.tsx';

const useStyles = makeStyles({
  row: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px', alignItems: 'start' },
  // Aligned with the input, below the label.
  auto: { marginTop: '26px', minHeight: '44px' },
});

interface OrderValues extends FieldValues {
  order: string;
}

/** Position in a list. The button fills in the next free position. */
export function OrderField({ next }: { next?: number }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { setValue }: { setValue: UseFormSetValue<OrderValues> } = useFormContext<OrderValues>();
  const hint =
    next === undefined
      ? t('Lower numbers appear first.')
      : t('Lower numbers appear first. Next available: #{{next}}', { next });
  const field = (
    <TextField<OrderValues>
      name="order"
      label={t('Order')}
      hint={hint}
      optional
      inputMode="numeric"
      maxLength={MAX_ENTERED_NUMBER}
    />
  );
  if (next === undefined) return field;
  return (
    <div className={styles.row}>
      {field}
      <Button
        className={styles.auto}
        aria-label={t('Auto: fill in the next available order, #{{next}}', { next })}
        onClick={() => setValue('order', String(next), { shouldValidate: true, shouldDirty: true })}
      >
        {t('Auto')}
      </Button>
    </div>
  );
}
