import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import type { CallAccess } from '../../requests/api/withRequestAccess.ts';
import { type PaymentDocument, useSavePaymentDocument } from './useSavePaymentDocument.ts';

const useStyles = makeStyles({
  button: {
    minWidth: 0,
    paddingLeft: '8px',
    paddingRight: '8px',
    '@media (max-width: 599px)': { minHeight: '40px' },
    '@media print': { display: 'none' },
  },
});

interface Props {
  access: CallAccess;
  document: PaymentDocument;
  label: string;
  /** Accessible name that includes the item. */
  description: string;
  className?: string;
}

/** Saves an invoice or a receipt as a PDF. */
export function PaymentDocumentButton({ access, document, label, description, className }: Props) {
  const styles = useStyles();
  const saving = useSavePaymentDocument(access, document);
  return (
    <Button
      appearance="subtle"
      className={mergeClasses(styles.button, className)}
      icon={saving.isPending ? <SmallSpinner /> : <ArrowDownloadRegular />}
      disabledFocusable={saving.isPending}
      aria-label={description}
      onClick={() => saving.mutate()}
    >
      {label}
    </Button>
  );
}
