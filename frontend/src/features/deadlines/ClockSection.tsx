import type { DeadlineRules } from '@portal/contract/deadlines/deadlineRules.ts';
import { pauseReasons } from '@portal/contract/deadlines/deadlineView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFrame } from '../../components/list/ListFrame.tsx';
import { EditButton } from '../../components/list/ItemActions.tsx';
import { ListRow } from '../../components/list/ListRow.tsx';
import { EarliestProductionDialog, PausesDialog, RemindersDialog } from './ClockDialogs.tsx';
import { daysText, useDeadlineTexts } from './deadlineTexts.ts';
import type { ChangeRules } from './editing.ts';

interface Props {
  rules: DeadlineRules;
  /** Undefined for people who cannot change the rules. */
  onChange: ChangeRules | undefined;
}

/** The earliest production date, what stops the clock, and the days of reminders. */
export function ClockSection({ rules, onChange }: Props) {
  const { t } = useTranslation();
  const texts = useDeadlineTexts();
  const [edited, setEdited] = useState<string | null>(null);
  const { earliestProduction, pauses, reminders } = rules;
  const stopping = pauseReasons.filter((reason) => pauses[reason]).map((reason) => texts.waits[reason]!);
  const sent = (days: readonly number[]) => (days.length > 0 ? daysText(days) : t('None'));
  const rows = [
    {
      id: 'earliest',
      name: t('Earliest production date of a subpoena'),
      text: earliestProduction
        ? t('Days after issue: {{issue}}; days after service: {{service}}. The later date counts.', {
            issue: earliestProduction.daysAfterIssue,
            service: earliestProduction.daysAfterService,
          })
        : t('None, unless the subpoena states one'),
      details: earliestProduction?.source,
    },
    {
      id: 'pauses',
      name: t('What moves the due date'),
      text: stopping.length > 0 ? stopping.join(' · ') : t('Nothing'),
    },
    {
      id: 'reminders',
      name: t('Reminders'),
      text: t('Staff, days before the due date: {{days}}', { days: sent(reminders.staff) }),
      details: t('The client, days of waiting: {{days}}', {
        days: pauseReasons
          .map((reason) => `${texts.waits[reason]} (${sent(reminders.client[reason])})`)
          .join(' · '),
      }),
    },
  ];
  const close = () => setEdited(null);
  return (
    <>
      <ListFrame title={t('Waiting and reminders')} empty={null}>
        {rows.map(({ id, name, text, details }) => (
          <ListRow
            key={id}
            head={name}
            text={text}
            details={details}
            actions={onChange && <EditButton name={name} onClick={() => setEdited(id)} />}
          />
        ))}
      </ListFrame>
      {onChange && edited === 'earliest' && (
        <EarliestProductionDialog rules={rules} onChange={onChange} onClose={close} />
      )}
      {onChange && edited === 'pauses' && <PausesDialog rules={rules} onChange={onChange} onClose={close} />}
      {onChange && edited === 'reminders' && (
        <RemindersDialog rules={rules} onChange={onChange} onClose={close} />
      )}
    </>
  );
}
