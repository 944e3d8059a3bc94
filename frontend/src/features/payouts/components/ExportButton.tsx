import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import type { useTransactionExport } from '../useTransactionExport.ts';

interface Props {
  transactionExport: ReturnType<typeof useTransactionExport>;
  onExport: () => void;
}

/** Saves the listed transactions as a CSV file. */
export function ExportButton({ transactionExport: { isPending }, onExport }: Props) {
  const { t } = useTranslation();
  return (
    <Button
      icon={isPending ? <SmallSpinner /> : <ArrowDownloadRegular />}
      disabledFocusable={isPending}
      onClick={onExport}
    >
      {isPending ? t('Exporting...') : t('Export CSV')}
    </Button>
  );
}
