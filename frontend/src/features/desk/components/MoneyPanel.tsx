import { makeStyles, typographyStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card/Card.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';

const InvoicesCard = lazyComponent(
  async () => (await import('../../invoices/InvoicesCard.tsx')).InvoicesCard,
  { Fallback: EmptyInvoicesCard },
);

const BalanceCard = lazyComponent(async () => (await import('../../payments/BalanceCard.tsx')).BalanceCard);

const useStyles = makeStyles({
  cards: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--cards-gap, 16px)' },
  text: { ...typographyStyles.body1, margin: 0 },
});

function EmptyInvoicesCard() {
  const { t } = useTranslation();
  return <Card title={t('Custom Invoices')}>{null}</Card>;
}

interface Props {
  request: StaffRequestView;
  /** Called when a new invoice is started, also by the shortcut I. */
  onCreate: () => void;
}

/** The pages of records in all packets that the client has, for invoice lines that count them. */
function packetPagesOf({ uploadedFiles }: StaffRequestView): number {
  return uploadedFiles
    .filter(({ withdrawnAt }) => !withdrawnAt)
    .reduce((total, { packetPages = 0 }) => total + packetPages, 0);
}

/** The balance with its payments, and the invoices. */
export function MoneyPanel({ request, onCreate }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (request.isSample)
    return <p className={styles.text}>{t('A sample request has no charges and no invoices.')}</p>;
  return (
    <div className={styles.cards}>
      {request.money && <BalanceCard money={request.money} />}
      <InvoicesCard requestId={request._id} packetPages={packetPagesOf(request)} onCreate={onCreate} />
    </div>
  );
}
