import { changeNotice, type ManagedNotices } from '@portal/contract/configuration/endpoints/manageNotices.ts';
import {
  feeNoticeForm,
  incidentForm,
  MAX_NOTICE,
  type Support,
  supportForm,
} from '@portal/contract/configuration/schemas/notices.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { call } from '../../../lib/api.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { ListFrame } from '../../../components/list/ListFrame.tsx';
import { EditButton } from '../../../components/list/ItemActions.tsx';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { ValueDialog } from './ValueDialog.tsx';

/** Fee notice, support contact and incident note, each with an edit dialog. `edit=support` in the address opens that one. */
export function NoticeValues({ notices, canEdit }: { notices: ManagedNotices; canEdit: boolean }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [edited, setEdited] = useState<string | null>(
    canEdit && search.get('edit') === 'support' ? 'support' : null,
  );
  const close = () => {
    setEdited(null);
    // A reload must not open the dialog again.
    if (search.has('edit')) setSearch({ tab: 'copy-services' }, { replace: true });
  };
  const { feeNotice, support, incident } = notices;
  const values = [
    { kind: 'feeNotice', label: t('Processing-fee notice'), text: t(feeNotice) || t('None') },
    {
      kind: 'support',
      label: t('Support contact'),
      text: [support.email, support.phone, t(support.hours)].join(' · '),
    },
    {
      kind: 'incident',
      label: t('Incident note'),
      text: incident?.note ?? t('None'),
      since: incident ? t('Since {{time}}', { time: formatDateTime(incident.since) }) : undefined,
    },
  ];
  return (
    <>
      <ListFrame title={t('Notices')} empty={null}>
        {values.map(({ kind, label, text, since }) => (
          <ListRow
            key={kind}
            head={label}
            text={text}
            details={since}
            actions={canEdit && <EditButton name={label} onClick={() => setEdited(kind)} />}
          />
        ))}
      </ListFrame>
      {edited === 'feeNotice' && <FeeNoticeDialog feeNotice={feeNotice} onClose={close} />}
      {edited === 'support' && <SupportDialog support={support} onClose={close} />}
      {edited === 'incident' && <IncidentDialog note={incident?.note ?? ''} onClose={close} />}
    </>
  );
}

/** The notice about the processing fee on the payment step. */
function FeeNoticeDialog({ feeNotice, onClose }: { feeNotice: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ValueDialog
      title={t('Processing-fee notice')}
      schema={feeNoticeForm}
      values={{ feeNotice }}
      send={(body, seen) => call(changeNotice, { body: { kind: 'feeNotice', ...body, seen } })}
      onClose={onClose}
    >
      <TextAreaField<{ feeNotice: string }>
        name="feeNotice"
        label={t('Text below the fee')}
        hint={t('Shown exactly as you write it, in every language. Leave it empty to show nothing.')}
        optional
        maxLength={MAX_NOTICE}
      />
    </ValueDialog>
  );
}

/** The incident notice shown to everyone. */
function IncidentDialog({ note, onClose }: { note: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ValueDialog
      title={t('Incident note')}
      schema={incidentForm}
      values={{ note }}
      send={(body, seen) => call(changeNotice, { body: { kind: 'incident', ...body, seen } })}
      onClose={onClose}
    >
      <TextAreaField<{ note: string }>
        name="note"
        label={t('What’s happening')}
        hint={t('The start time is when you first save this note. Clear the text when the incident is over.')}
        optional
        maxLength={MAX_NOTICE}
      />
    </ValueDialog>
  );
}

/** The support contact. */
function SupportDialog({ support, onClose }: { support: Support; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ValueDialog
      title={t('Support contact')}
      schema={supportForm}
      values={{ ...support }}
      send={(body, seen) => call(changeNotice, { body: { kind: 'support', ...body, seen } })}
      onClose={onClose}
    >
      <TextField<Support> name="email" label={t('Email')} type="email" autoComplete="off" maxLength={254} />
      <PhoneField<Support> name="phone" label={t('Phone')} />
      <TextField<Support> name="hours" label={t('Hours')} autoComplete="off" maxLength={100} />
    </ValueDialog>
  );
}
