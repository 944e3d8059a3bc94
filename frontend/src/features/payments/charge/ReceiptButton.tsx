import { useTranslation } from 'react-i18next';
import type { CallAccess } from '../../requests/api/withRequestAccess.ts';
import { PaymentDocumentButton } from './PaymentDocumentButton.tsx';

const FILE_EXTENSION = /\.\w{1,10}$/;

interface Props {
  access: CallAccess;
  /** `fee`, or the id of the paid file or invoice. */
  paidItem: string;
  /** Display name of the paid item. */
  itemName: string;
  className?: string;
}

/** Saves the receipt of a payment as a PDF. */
export function ReceiptButton({ access, paidItem, itemName, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <PaymentDocumentButton
      {...rest}
      access={access}
      document={{
        kind: 'receipt',
        paidItem,
        name: `${t('Receipt')} ${itemName.replace(FILE_EXTENSION, '')}`,
      }}
      label={t('Receipt')}
      description={t('Receipt: {{what}}', { what: itemName })}
    />
  );
}
