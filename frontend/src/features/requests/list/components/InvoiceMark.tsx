import { makeStyles, tokens } from '@fluentui/react-components';
import { PaymentRegular } from '@fluentui/react-icons/svg/payment';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    color: tokens.colorStatusWarningForeground3,
  },
});

/** Marks a request with an unpaid invoice. */
export function InvoiceMark({ request }: { request: Pick<RequestListItem, 'invoicesToPay'> }) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (!request.invoicesToPay) return null;
  return (
    <span className={styles.mark}>
      <PaymentRegular aria-hidden />
      {t('Invoice to pay')}
    </span>
  );
}
