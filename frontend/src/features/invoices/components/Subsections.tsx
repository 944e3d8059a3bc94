import {
  Button,
  Input,
  type InputProps,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { MAX_SUBSECTION, MAX_SUBSECTIONS } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { useEffect, useId, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useControlStyles } from '../../../components/form/controlStyles.ts';
import { fieldId } from '../../../components/form/fieldId.ts';
import type { InvoiceValues } from '../rules/invoiceValues.ts';
import { useRows } from '../useRows.ts';

const useStyles = makeStyles({
  title: { ...typographyStyles.body1Strong, margin: '0 0 6px' },
  optional: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  list: { listStyleType: 'none', margin: '0 0 8px', padding: 0, display: 'grid', gap: '8px' },
  section: { display: 'flex', alignItems: 'center', gap: '4px' },
  add: { minHeight: '36px' },
});

/** The optional subsections of a line. Enter adds the next one. */
export function Subsections({ index }: { index: number }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const indexToFocus = useRef<number | null>(null);
  const { getValues, setValue } = useFormContext<InvoiceValues>();
  const name = `lineItems.${index}.subsections` as const;
  const { ids, append, remove } = useRows<{ text: string }>(
    () => getValues(name),
    (rows) => setValue(name, rows),
  );
  const isFull = ids.length >= MAX_SUBSECTIONS;
  useEffect(() => {
    if (indexToFocus.current === null) return;
    const input = document.getElementById(fieldId(`${name}.${indexToFocus.current}`));
    (input ?? addButton.current)?.focus();
    indexToFocus.current = null;
  }, [ids, name]);
  const add = () => {
    if (isFull) return;
    indexToFocus.current = ids.length;
    append({ text: '' });
  };
  return (
    <div role="group" aria-labelledby={id}>
      <h4 id={id} className={styles.title}>
        {t('Subsections')} <span className={styles.optional}>{t('(optional)')}</span>
      </h4>
      {ids.length > 0 && (
        <ul className={styles.list}>
          {ids.map((rowId, position) => (
            <li key={rowId} className={styles.section}>
              <SubsectionInput
                name={`${name}.${position}.text`}
                id={fieldId(`${name}.${position}`)}
                aria-label={t('Subsection {{number}}', { number: position + 1 })}
                maxLength={MAX_SUBSECTION}
                autoComplete="off"
                onKeyDown={(event) => {
                  if (event.key === 'Enter') add();
                }}
              />
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={t('Remove subsection {{number}}', { number: position + 1 })}
                onClick={() => {
                  indexToFocus.current = Math.min(position, ids.length - 2);
                  remove(position);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Button ref={addButton} icon={<AddRegular />} className={styles.add} disabled={isFull} onClick={add}>
        {t('Add subsection')}
      </Button>
    </div>
  );
}

interface SubsectionInputProps extends InputProps {
  name: `lineItems.${number}.subsections.${number}.text`;
}

function SubsectionInput({ name, ...input }: SubsectionInputProps) {
  const { control } = useControlStyles();
  const { field } = useController<InvoiceValues, typeof name>({ name });
  return <Input size="large" {...input} {...field} value={field.value} className={control} />;
}
