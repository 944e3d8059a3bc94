import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { invoiceCents } from '@portal/contract/invoices/rules/invoiceLines.ts';
import { invoiceProblem, NO_LINES } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDialogStyles } from '../../../components/dialogs/useDialogStyles.ts';
import { smallText } from '../../../components/layout/shapes.ts';
import { formatMoney } from '../../../lib/format.ts';
import type { InvoiceValues } from '../rules/invoiceValues.ts';
import { toInvoiceLine } from '../rules/lineValues.ts';

const useStyles = makeStyles({
  sum: {
    flexGrow: 1,
    minWidth: '200px',
    '@media (max-width: 599px)': { flexBasis: '100%' },
  },
  total: { display: 'flex', alignItems: 'baseline', gap: '10px', margin: 0 },
  label: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
  amount: { ...typographyStyles.subtitle1, fontVariantNumeric: 'tabular-nums' },
  // Reserves its space while it is empty.
  problem: { ...smallText, minHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground2 },
  error: { color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  /** Renders the buttons. `isPayable`: the total is above zero. */
  children: (isPayable: boolean) => ReactNode;
}

/** The total of the lines, and what is missing before the invoice can be saved. */
export function InvoiceTotal({ children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { control } = useFormContext<InvoiceValues>();
  const lines = useWatch({ control, name: 'lineItems' }).map(toInvoiceLine);
  const cents = invoiceCents(lines);
  const problem = invoiceProblem(lines);
  return (
    <div className={useDialogStyles().foot}>
      <div className={styles.sum}>
        <p className={styles.total}>
          <span className={styles.label}>{t('Total')}</span>
          <span className={styles.amount} data-total>
            {formatMoney(cents)}
          </span>
        </p>
        <div role="status" className={mergeClasses(styles.problem, problem !== NO_LINES && styles.error)}>
          {problem && t(problem)}
        </div>
      </div>
      {children(cents > 0)}
    </div>
  );
}
