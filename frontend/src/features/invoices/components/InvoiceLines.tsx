import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import type { InvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvoiceLineItem } from './InvoiceLineItem.tsx';

const useStyles = makeStyles({
  opener: {
    minHeight: '40px',
    marginTop: '4px',
    marginLeft: '-8px',
    paddingLeft: '8px',
    paddingRight: '8px',
    '@media print': { display: 'none' },
  },
  lines: {
    listStyleType: 'none',
    margin: '4px 0 0',
    padding: 0,
    '@media print': { marginTop: '12px' },
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // Printed pages cannot be expanded.
  closed: { '@media screen': { display: 'none' } },
});

interface Props {
  invoice: InvoiceView;
  startsOpen?: boolean;
}

/** The lines of an invoice, behind a button that expands them. Printed pages always show them. */
export function InvoiceLines({ invoice, startsOpen = false }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const listId = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  const { lineItems, invoiceNumber: number } = invoice;
  const lines = t('{{count}} lines', { count: lineItems.length });
  return (
    <>
      <Button
        appearance="subtle"
        className={styles.opener}
        icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={t('{{lines}}, invoice {{number}}', { number, lines })}
        onClick={() => setOpen(!isOpen)}
      >
        {lines}
      </Button>
      <ul id={listId} className={mergeClasses(styles.lines, !isOpen && styles.closed)}>
        {lineItems.map((line, index) => (
          <InvoiceLineItem key={index} line={line} />
        ))}
      </ul>
    </>
  );
}
