import { makeStyles } from '@fluentui/react-components';
import { MAX_ENTERED_NUMBER } from '@portal/contract/fields/fields.ts';
import { studyTypes } from '@portal/contract/requests/catalogs/studyTypes.ts';
import { MAX_LINE_DESCRIPTION } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import type { InvoiceValues } from '../rules/invoiceValues.ts';
import { normalizeImageCount } from '../rules/imageCount.ts';
import { Subsections } from './Subsections.tsx';

const useStyles = makeStyles({
  details: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr 1fr',
    gap: '16px 12px',
    padding: '8px 0 4px',
    '@media (max-width: 719px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  wide: { gridColumn: '1 / -1' },
  date: { height: '44px' },
});

/** Optional details of a line: the study, and why records could not be retrieved. */
export function LineDetails({ index }: { index: number }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { getValues, setValue } = useFormContext<InvoiceValues>();
  const path = `lineItems.${index}` as const;
  return (
    <div className={styles.details}>
      <SelectField<InvoiceValues>
        name={`${path}.studyType`}
        label={t('Study type')}
        placeholder={t('Not provided')}
        choices={studyTypes.map((type) => ({ value: type, label: t(type) }))}
        optional
      />
      <TextField<InvoiceValues>
        name={`${path}.studyDate`}
        label={t('Study date')}
        type="date"
        max="9999-12-31"
        className={styles.date}
        optional
      />
      <TextField<InvoiceValues>
        name={`${path}.imageCount`}
        label={t('Image count')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_ENTERED_NUMBER}
        optional
        rules={{
          onBlur: () => setValue(`${path}.imageCount`, normalizeImageCount(getValues(`${path}.imageCount`))),
        }}
      />
      <div className={styles.wide}>
        <TextField<InvoiceValues>
          name={`${path}.cnrReason`}
          label={t('CNR reason')}
          hint={t(
            'Explain why the records couldn’t be retrieved. If you leave this empty, the line shows Available.',
          )}
          maxLength={MAX_LINE_DESCRIPTION}
          autoComplete="off"
          optional
        />
      </div>
      <div className={styles.wide}>
        <Subsections index={index} />
      </div>
    </div>
  );
}
