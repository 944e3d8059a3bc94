import { useTranslation } from 'react-i18next';
import { Panel } from '../../../components/card/Panel.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import type { ClientViewAccess } from '../../requests/api/withRequestAccess.ts';
import { TrackedInvoice } from './TrackedInvoice.tsx';

/** The invoices that were sent for a request, newest first. */
export function Invoices({ access }: { access: ClientViewAccess }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('Invoices')}>
      <Stack as="ul" gap={8}>
        {access.request.customInvoices.map((invoice) => (
          <li key={invoice.invoiceId}>
            <TrackedInvoice access={access} invoice={invoice} />
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
