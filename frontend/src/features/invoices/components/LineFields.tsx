import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { MAX_ENTERED_NUMBER } from '@portal/contract/fields/fields.ts';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { lineCents } from '@portal/contract/invoices/rules/invoiceLines.ts';
import { MAX_LINE_DESCRIPTION } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { useId, useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/form/TextField.tsx';
import { Row } from '../../../components/layout/pieces.tsx';
import { formatMoney } from '../../../lib/format.ts';
import type { InvoiceValues } from '../rules/invoiceValues.ts';
import { isEmptyLine } from '../rules/isEmptyLine.ts';
import { toInvoiceLine } from '../rules/lineValues.ts';
import { normalizePrice } from '../rules/normalizePrice.ts';
import { normalizeQuantity } from '../rules/quantity.ts';
import { UnfinishedLineHint } from './UnfinishedLineHint.tsx';
import { LineDetails } from './LineDetails.tsx';
import { LineSummary } from './LineSummary.tsx';

const useStyles = makeStyles({
  line: {
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '32px' },
  number: { ...typographyStyles.body1Strong, margin: 0, color: tokens.colorNeutralForeground2 },
  remove: { marginRight: '-6px' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 96px 128px 120px',
    gap: '12px',
    alignItems: 'start',
    '@media (max-width: 719px)': {
      gridTemplateColumns: 'minmax(72px, 1fr) minmax(96px, 1.4fr) minmax(0, 1.4fr)',
    },
  },
  wide: { '@media (max-width: 719px)': { gridColumn: '1 / -1' } },
  numberField: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  total: { display: 'grid', gap: '6px', justifyItems: 'end', minWidth: 0 },
  label: { ...typographyStyles.body1Strong },
  opener: { marginLeft: '-12px', minHeight: '36px' },
});

const detailFields = ['studyType', 'studyDate', 'imageCount', 'cnrReason', 'subsections'] as const;

interface Props {
  index: number;
  /** Null for the only line, which cannot be removed. */
  onRemove: (() => void) | null;
}

/** The form fields of an invoice line. */
export function LineFields({ index, onRemove }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const { control, getValues, setValue } = useFormContext<InvoiceValues>();
  const { errors } = useFormState({ control });
  const path = `lineItems.${index}` as const;
  const values = useWatch({ control, name: path });
  const draft = toInvoiceLine(values);
  const isOpen = isExpanded || detailFields.some((field) => get(errors, `${path}.${field}`) !== undefined);
  const number = index + 1;
  const normalizeOnBlur = (field: 'quantity' | 'unitPrice', normalize: (input: string) => string) => ({
    onBlur: () => setValue(`${path}.${field}`, normalize(getValues(`${path}.${field}`))),
  });
  return (
    <li className={styles.line} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.number}>
          {t('Line {{number}}', { number })}
        </h3>
        {onRemove && (
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            className={styles.remove}
            aria-label={t('Remove line {{number}}', { number })}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={styles.fields}>
        <div className={styles.wide}>
          <TextField<InvoiceValues>
            name={`${path}.description`}
            label={t('Description')}
            maxLength={MAX_LINE_DESCRIPTION}
            autoComplete="off"
          />
        </div>
        <TextField<InvoiceValues>
          name={`${path}.quantity`}
          label={t('Quantity')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_ENTERED_NUMBER}
          className={styles.numberField}
          rules={normalizeOnBlur('quantity', normalizeQuantity)}
        />
        <TextField<InvoiceValues>
          name={`${path}.unitPrice`}
          label={t('Unit price')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_ENTERED_NUMBER}
          className={styles.numberField}
          rules={normalizeOnBlur('unitPrice', normalizePrice)}
        />
        <div className={styles.total}>
          <span className={styles.label}>{t('Line total')}</span>
          <Row as="span" nowrap shared={['strong', 'height44', 'digits', 'breaks']}>
            {formatMoney(lineCents(draft))}
          </Row>
        </div>
      </div>
      <Row gap={12} rowGap={0} shared="above6">
        <Button
          appearance="subtle"
          className={mergeClasses(styles.opener)}
          icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-details` : undefined}
          aria-label={t('Details of line {{number}}', { number })}
          onClick={() => setExpanded(!isOpen)}
        >
          {t('Details')}
        </Button>
        {!isOpen && <LineSummary line={draft} />}
        {(number > 1 || onRemove || !isEmptyLine(values)) && <UnfinishedLineHint values={values} />}
      </Row>
      {isOpen && (
        <div id={`${id}-details`}>
          <LineDetails index={index} />
        </div>
      )}
    </li>
  );
}
