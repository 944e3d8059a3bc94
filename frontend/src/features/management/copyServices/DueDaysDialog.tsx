import { changeNotice } from '@portal/contract/endpoints/manageNotices.ts';
import { dueDaysForm } from '@portal/contract/schemas/notices.ts';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/form/TextField.tsx';
import { call } from '../../../lib/api.ts';
import { ValueDialog } from './ValueDialog.tsx';

/** After how many days a request is due. */
export function DueDaysDialog({ dueDays, onClose }: { dueDays: number; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ValueDialog
      title={t('Due days')}
      schema={dueDaysForm}
      values={{ dueDays: String(dueDays) }}
      send={(wanted, seen) => call(changeNotice, { body: { what: 'dueDays', ...wanted, seen } })}
      onClose={onClose}
    >
      <TextField<{ dueDays: string }>
        name="dueDays"
        label={t('Days until a request is due')}
        hint={t('From 1 to 365, counted from the day of submission. Requests that exist keep their day.')}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
      />
    </ValueDialog>
  );
}
