import type { FileView } from '@portal/contract/schemas/requestView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { payFileQuery } from '../api/payFileQuery.ts';
import type { CallAccess } from '../api/withRequestAccess.ts';
import { PayDialog } from './PayDialog.tsx';
import { PayForm } from './PayForm.tsx';

interface Props {
  access: CallAccess;
  file: FileView;
  /** As it is read. */
  amount: string;
  onPaid: () => void;
  onClose: () => void;
}

/** Pays the charge of a file from the legal team. */
export function PayFileDialog({ access, file, amount, onPaid, onClose }: Props) {
  const { t } = useTranslation();
  const query = payFileQuery(useQueryClient(), access, file.fileId);
  return (
    <PayDialog
      title={t('Pay for a file')}
      what={t('{{amount}} for “{{name}}”. It can be downloaded once, within 12 hours of the payment.', {
        amount,
        name: file.originalName,
      })}
      onClose={onClose}
      form={(progress) => (
        <PayForm
          {...progress}
          query={query}
          onPaid={() => {
            onPaid();
            onClose();
          }}
        />
      )}
    />
  );
}
