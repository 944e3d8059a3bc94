import { changeNotice } from '@portal/contract/endpoints/manageNotices.ts';
import { feeNoticeForm, MOST_NOTICE } from '@portal/contract/schemas/notices.ts';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { call } from '../../../lib/api.ts';
import { ValueDialog } from './ValueDialog.tsx';

/** What is said of the processing fee where it is paid. */
export function FeeNoticeDialog({ feeNotice, onClose }: { feeNotice: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ValueDialog
      title={t('Processing-fee notice')}
      schema={feeNoticeForm}
      values={{ feeNotice }}
      send={(wanted, seen) => call(changeNotice, { body: { what: 'feeNotice', ...wanted, seen } })}
      onClose={onClose}
    >
      <TextAreaField<{ feeNotice: string }>
        name="feeNotice"
        label={t('Text below the fee')}
        hint={t('Shown in every language as you write it; nothing is shown when it is empty.')}
        optional
        maxLength={MOST_NOTICE}
      />
    </ValueDialog>
  );
}
