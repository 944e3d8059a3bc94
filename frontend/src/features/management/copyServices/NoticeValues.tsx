import type { ManagedNotices } from '@portal/contract/endpoints/manageNotices.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { ListFrame } from '../components/ListFrame.tsx';
import { ListRow } from '../components/ListRow.tsx';
import { DueDaysDialog } from './DueDaysDialog.tsx';
import { FeeNoticeDialog } from './FeeNoticeDialog.tsx';
import { IncidentDialog } from './IncidentDialog.tsx';
import { SupportDialog } from './SupportDialog.tsx';

interface Props {
  notices: ManagedNotices;
  canEdit: boolean;
}

/** The single values, each with its way to change it. */
export function NoticeValues({ notices, canEdit }: Props) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<string | null>(null);
  const close = () => setEdited(null);
  const { dueDays, feeNotice, support, incident } = notices;
  const values = [
    { what: 'dueDays', label: t('Due days'), text: t('{{days}} days after submission', { days: dueDays }) },
    { what: 'feeNotice', label: t('Processing-fee notice'), text: t(feeNotice) || t('None') },
    {
      what: 'support',
      label: t('Support contact'),
      text: [support.email, support.phone, t(support.hours)].join(' · '),
    },
    {
      what: 'incident',
      label: t('Incident note'),
      text: incident?.note ?? t('None'),
      since: incident ? t('Since {{time}}', { time: formatDateTime(incident.since) }) : undefined,
    },
  ];
  return (
    <>
      <ListFrame title={t('Notices')} empty={null}>
        {values.map(({ what, label, text, since }) => (
          <ListRow
            key={what}
            head={label}
            text={text}
            maker={since}
            actions={
              canEdit && (
                <Button aria-label={t('Edit {{name}}', { name: label })} onClick={() => setEdited(what)}>
                  {t('Edit')}
                </Button>
              )
            }
          />
        ))}
      </ListFrame>
      {edited === 'dueDays' && <DueDaysDialog dueDays={dueDays} onClose={close} />}
      {edited === 'feeNotice' && <FeeNoticeDialog feeNotice={feeNotice} onClose={close} />}
      {edited === 'support' && <SupportDialog support={support} onClose={close} />}
      {edited === 'incident' && <IncidentDialog note={incident?.note ?? ''} onClose={close} />}
    </>
  );
}
