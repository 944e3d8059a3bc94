import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../components/card/Panel.tsx';
import type { ClientViewAccess } from '../../requests/api/withRequestAccess.ts';
import { TrackedInvoice } from './TrackedInvoice.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px' },
});

/** The invoices that were sent for a request, newest first. */
export function Invoices({ access }: { access: ClientViewAccess }) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <Panel title={t('Invoices')}>
      <ul className={styles.list}>
        {access.request.customInvoices.map((invoice) => (
          <li key={invoice.invoiceId}>
            <TrackedInvoice access={access} invoice={invoice} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
