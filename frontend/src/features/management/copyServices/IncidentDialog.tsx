import { changeNotice } from '@portal/contract/endpoints/manageNotices.ts';
import { incidentForm, MOST_NOTICE } from '@portal/contract/schemas/notices.ts';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { call } from '../../../lib/api.ts';
import { ValueDialog } from './ValueDialog.tsx';

/** What everybody is told of a disturbance. */
export function IncidentDialog({ note, onClose }: { note: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ValueDialog
      title={t('Incident note')}
      schema={incidentForm}
      values={{ note }}
      send={(wanted, seen) => call(changeNotice, { body: { what: 'incident', ...wanted, seen } })}
      onClose={onClose}
    >
      <TextAreaField<{ note: string }>
        name="note"
        label={t('What is going on')}
        hint={t('It counts from the moment at which it is first saved. Empty it when all is well again.')}
        optional
        maxLength={MOST_NOTICE}
      />
    </ValueDialog>
  );
}
