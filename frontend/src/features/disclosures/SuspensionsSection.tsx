import { Button } from '@fluentui/react-components';
import type { SuspensionView } from '@portal/contract/disclosures/schemas/accountings.ts';
import { isFoundIn } from '@portal/contract/fields/folding.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../components/card/Mark.tsx';
import { LoadError } from '../../components/notices/ErrorPanel.tsx';
import { SearchField } from '../../components/list/SearchField.tsx';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { formatDateTime, formatDay } from '../../lib/format.ts';
import { useSession } from '../../lib/session/session.ts';
import { ListFrame } from '../../components/list/ListFrame.tsx';
import { ListRow } from '../../components/list/ListRow.tsx';
import { EndSuspension, ExtendSuspension } from './SuspensionDialogs.tsx';
import { usePrivacyStyles } from '../../components/form/privacy/usePrivacyStyles.ts';
import { suspensionsQuery } from './disclosureQueries.ts';

/** Suspensions that agencies asked for, with their end dates. */
export function SuspensionsSection() {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const query = useQuery(suspensionsQuery);
  const { data, error } = query;
  const [text, setText] = useState('');
  const [showsEnded, setShowsEnded] = useState(false);
  const all = data?.suspensions ?? [];
  const matching = all.filter(({ patientName }) => isFoundIn(text, [patientName]));
  const inForce = matching.filter((suspension) => suspension.isInForce);
  const ended = matching.filter((suspension) => !suspension.isInForce);
  const shown = showsEnded ? [...inForce, ...ended] : inForce;
  const emptyText = () => {
    if (all.length === 0)
      return t('No suspensions. To record one, enter the patient above and choose “Show disclosures”.');
    return text.trim() === '' ? t('No active suspensions.') : t('No suspensions match this patient.');
  };
  return (
    <ListFrame
      title={t('Suspensions')}
      notices={
        <>
          <p className={styles.text}>
            {t('Disclosures that oversight agencies or law enforcement asked to withhold from accountings.')}
          </p>
          <LoadError query={query} title={t('Failed to load the suspensions')} />
        </>
      }
      tools={
        all.length > 0 && (
          <>
            <SearchField
              label={t('Search suspensions by patient')}
              placeholder={t('Patient name')}
              text={text}
              onChange={setText}
              onClear={() => setText('')}
            />
            {(ended.length > 0 || showsEnded) && (
              <Button aria-expanded={showsEnded} onClick={() => setShowsEnded(!showsEnded)}>
                {showsEnded ? t('Hide ended') : t('Show ended ({{total}})', { total: ended.length })}
              </Button>
            )}
          </>
        )
      }
      empty={data && shown.length === 0 ? emptyText() : null}
      more={data?.hasMore && t('Older entries are not shown.')}
    >
      {!data && !error && <ScreenSkeleton />}
      {shown.map((suspension) => (
        <SuspensionRow key={suspension.suspensionId} suspension={suspension} />
      ))}
    </ListFrame>
  );
}

function SuspensionRow({ suspension }: { suspension: SuspensionView }) {
  const { t } = useTranslation();
  const styles = usePrivacyStyles();
  const session = useSession();
  const [openDialog, setOpenDialog] = useState<'extend' | 'end' | null>(null);
  const { patientName, patientDob, agency, official, kind, covers, recipient, from, until } = suspension;
  const { isInForce, statement, at, byName, changes, endedAt } = suspension;
  const close = () => setOpenDialog(null);
  const untilDay = formatDay(until, 'medium');
  return (
    <ListRow
      head={
        <>
          <span>{patientName}</span>
          {isInForce ? (
            <Mark tone="attention">{t('Withholds until {{day}}', { day: untilDay })}</Mark>
          ) : (
            <Mark>
              {t('Ended on {{day}}', {
                day: endedAt ? formatDay(endedAt.slice(0, 10), 'medium') : untilDay,
              })}
            </Mark>
          )}
          <Mark>{kind === 'oral' ? t('Oral') : t('Written')}</Mark>
        </>
      }
      text={[
        formatDay(patientDob, 'medium'),
        [agency, official].filter(Boolean).join(', '),
        covers === 'recipient' ? t('Disclosures to {{recipient}}', { recipient }) : t('One disclosure'),
      ].join(' · ')}
      details={t('Statement of {{day}}. Recorded by {{name}} on {{time}}', {
        day: formatDay(from, 'medium'),
        name: byName,
        time: formatDateTime(at),
      })}
      actions={
        isInForce &&
        session?.role === 'admin' && (
          <>
            <Button
              aria-label={t('Extend: {{name}}', { name: patientName })}
              onClick={() => setOpenDialog('extend')}
            >
              {t('Extend')}
            </Button>
            <Button
              aria-label={t('End now: {{name}}', { name: patientName })}
              onClick={() => setOpenDialog('end')}
            >
              {t('End now')}
            </Button>
          </>
        )
      }
    >
      <p className={styles.note}>{statement}</p>
      {changes.map((change) => (
        <p key={change.at} className={styles.note}>
          {t('{{name}} changed the end date from {{from}} to {{to}} on {{time}}: {{reason}}', {
            name: change.byName,
            from: formatDay(change.fromDay, 'medium'),
            to: formatDay(change.toDay, 'medium'),
            time: formatDateTime(change.at),
            reason: change.reason,
          })}
        </p>
      ))}
      {openDialog === 'extend' && <ExtendSuspension suspension={suspension} onClose={close} />}
      {openDialog === 'end' && <EndSuspension suspension={suspension} onClose={close} />}
    </ListRow>
  );
}
