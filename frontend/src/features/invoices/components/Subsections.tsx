import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { MAX_SUBSECTION, MAX_SUBSECTIONS } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { useEffect, useId, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
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

/** What a line is made up of. Enter begins the next one. */
export function Subsections({ index }: { index: number }) {
  const styles = useStyles();
  const { control: look } = useControlStyles();
  const { t } = useTranslation();
  const id = useId();
  const adding = useRef<HTMLButtonElement>(null);
  const next = useRef<number | null>(null);
  const { getValues, setValue, register } = useFormContext<InvoiceValues>();
  const name = `lineItems.${index}.subsections` as const;
  const { ids, append, remove } = useRows<{ text: string }>(
    () => getValues(name),
    (rows) => setValue(name, rows),
  );
  const isFull = ids.length >= MAX_SUBSECTIONS;
  useEffect(() => {
    if (next.current === null) return;
    const input = document.getElementById(fieldId(`${name}.${next.current}`));
    (input ?? adding.current)?.focus();
    next.current = null;
  }, [ids, name]);
  const add = () => {
    if (isFull) return;
    next.current = ids.length;
    append({ text: '' });
  };
  return (
    <div role="group" aria-labelledby={id}>
      <h4 id={id} className={styles.title}>
        {t('Subsections')} <span className={styles.optional}>{t('(optional)')}</span>
      </h4>
      {ids.length > 0 && (
        <ul className={styles.list}>
          {ids.map((row, at) => (
            <li key={row} className={styles.section}>
              <input
                {...register(`${name}.${at}.text`)}
                id={fieldId(`${name}.${at}`)}
                className={look}
                aria-label={t('Subsection {{number}}', { number: at + 1 })}
                maxLength={MAX_SUBSECTION}
                autoComplete="off"
                onKeyDown={(event) => {
                  if (event.key === 'Enter') add();
                }}
              />
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={t('Remove subsection {{number}}', { number: at + 1 })}
                onClick={() => {
                  next.current = Math.min(at, ids.length - 2);
                  remove(at);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Button ref={adding} icon={<AddRegular />} className={styles.add} disabled={isFull} onClick={add}>
        {t('Add subsection')}
      </Button>
    </div>
  );
}
