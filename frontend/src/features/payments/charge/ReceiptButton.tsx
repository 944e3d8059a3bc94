import { useTranslation } from 'react-i18next';
import type { CallAccess } from '../../requests/api/withRequestAccess.ts';
import { PaymentDocumentButton } from './PaymentDocumentButton.tsx';

/** Of the name of a file. */
const ENDING = /\.\w{1,10}$/;

interface Props {
  access: CallAccess;
  /** `fee`, or the id of the file or invoice that was paid. */
  of: string;
  /** What was paid, as it is called on the screen. */
  what: string;
  className?: string;
}

/** Saves the receipt of a payment as PDF. */
export function ReceiptButton({ access, of, what, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <PaymentDocumentButton
      {...rest}
      access={access}
      paper={{ kind: 'receipt', of, name: `${t('Receipt')} ${what.replace(ENDING, '')}` }}
      label={t('Receipt')}
      description={t('Receipt: {{what}}', { what })}
    />
  );
}
