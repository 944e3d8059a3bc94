import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import type { StaffInvoiceView } from '@portal/contract/schemas/invoice.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { InvoiceLine } from './InvoiceLine.tsx';

const useStyles = makeStyles({
  opener: { marginTop: '4px', marginLeft: '-12px', minHeight: '36px' },
  lines: {
    listStyleType: 'none',
    margin: '4px 0 0',
    padding: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** The lines of an invoice, behind a button. */
export function InvoiceLines({ invoice }: { invoice: StaffInvoiceView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const { lineItems, invoiceNumber: number } = invoice;
  return (
    <>
      <Button
        appearance="subtle"
        className={styles.opener}
        icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-label={t('Lines: {{lines}} ({{number}})', { number, lines: lineItems.length })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('Lines: {{lines}}', { lines: lineItems.length })}
      </Button>
      {isOpen && (
        <ul id={listId} className={styles.lines}>
          {lineItems.map((line, index) => (
            <InvoiceLine key={index} line={line} />
          ))}
        </ul>
      )}
    </>
  );
}
