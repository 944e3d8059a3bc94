import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card/Card.tsx';
import { Row } from '../../components/layout/pieces.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { LoadError } from '../../components/notices/ErrorPanel.tsx';
import { SmallSpinner } from '../../components/SmallSpinner.tsx';
import { useStaffFormOpener } from '../../lib/session/staffForms.ts';
import { useSession } from '../../lib/session/session.ts';
import { useShortcuts } from '../../lib/shortcuts/useShortcuts.ts';
import { invoicesQuery } from './api/invoicesQuery.ts';
import { InvoiceRow } from './components/InvoiceRow.tsx';

const InvoiceDialog = lazyComponent(
  async () => (await import('./components/InvoiceDialog.tsx')).InvoiceDialog,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 'var(--cards-gap, 0px) 0 0',
    padding: 0,
    display: 'grid',
    gap: '12px',
  },
  create: { '@media print': { display: 'none' } },
});

interface Props {
  requestId: string;
  /** Pages of records in all released packets; 0 without packets. */
  packetPages: number;
  /** Called when a new invoice is started, also by the shortcut I. */
  onCreate?: () => void;
}

/** The custom invoices of a request, each with its actions. */
export function InvoicesCard({ requestId, packetPages, onCreate }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const isAdmin = useSession()?.role === 'admin';
  const query = useQuery(invoicesQuery(requestId));
  const { data: invoices, error } = query;
  /** The draft that is edited; `new` while one is being created. */
  const [edited, setEdited] = useState<StaffInvoiceView | 'new' | null>(null);
  const create = () => {
    onCreate?.();
    setEdited('new');
  };
  useShortcuts({ i: create }, requestId);
  useStaffFormOpener('invoice', create);
  return (
    <Card
      title={t('Custom Invoices')}
      action={
        <Button icon={<AddRegular />} className={styles.create} onClick={create}>
          {t('Create invoice')}
        </Button>
      }
    >
      {!invoices && <LoadError query={query} title={t('Failed to load the invoices')} />}
      {!error && !invoices && (
        <Row role="status" gap={8} nowrap shared={['body', 'muted']}>
          <SmallSpinner />
          {t('Loading the invoices...')}
        </Row>
      )}
      {invoices?.length === 0 && (
        <Row as="p" gap={8} nowrap shared={['body', 'muted']}>
          {t('No invoices yet. An invoice is a draft until you send it to the client.')}
        </Row>
      )}
      {invoices && invoices.length > 0 && (
        <ul className={styles.list}>
          {invoices.map((invoice) => (
            <InvoiceRow
              key={invoice.invoiceId}
              invoice={invoice}
              isAdmin={isAdmin}
              onEdit={() => setEdited(invoice)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <InvoiceDialog
          requestId={requestId}
          packetPages={packetPages}
          invoice={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
