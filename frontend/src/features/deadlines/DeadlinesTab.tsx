import { Button, makeStyles } from '@fluentui/react-components';
import {
  type DeadlineKind,
  deadlineKinds,
  type DeadlineRules,
} from '@portal/contract/deadlines/deadlineRules.ts';
import type { ManagedDeadlines } from '@portal/contract/deadlines/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../components/card/Mark.tsx';
import { LeaveDialog } from '../../components/dialogs/LeaveDialog.tsx';
import { ActionBar } from '../../components/form/ActionBar.tsx';
import { useLeaveGuard } from '../../components/leaving/useLeaveGuard.ts';
import { EditButton } from '../../components/list/ItemActions.tsx';
import { Notice } from '../../components/Notice.tsx';
import { LoadError } from '../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useSession } from '../../lib/session/session.ts';
import { ListFrame } from '../../components/list/ListFrame.tsx';
import { ListRow } from '../../components/list/ListRow.tsx';
import { CalendarsSection } from './CalendarsSection.tsx';
import { ClockSection } from './ClockSection.tsx';
import { DeadlineHistory } from './DeadlineHistory.tsx';
import { useDeadlineTexts } from './deadlineTexts.ts';
import type { ChangeRules } from './editing.ts';
import { MoveProgress } from './MoveProgress.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { managedDeadlinesQuery } from './managedDeadlines.ts';
import { RuleDialog } from './RuleDialog.tsx';

const useStyles = makeStyles({
  tab: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  buttons: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  text: { margin: '0 auto 0 0' },
});

/** Changed rules that are not saved, and the version that they began with. */
interface Draft {
  rules: DeadlineRules;
  version: number;
}

/** The deadline rules with calendars and history. Staff can view them; admins can change them. */
export function DeadlinesTab() {
  const { t } = useTranslation();
  const query = useQuery(managedDeadlinesQuery);
  const { data, error } = query;
  if (data) return <Deadlines deadlines={data} />;
  if (!error) return <ScreenSkeleton />;
  return <LoadError query={query} title={t('Failed to load the deadline rules')} />;
}

function Deadlines({ deadlines }: { deadlines: ManagedDeadlines }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const canEdit = useSession()?.role === 'admin';
  const [draft, setDraft] = useState<Draft | null>(null);
  const [saving, setSaving] = useState<{ isReview: boolean } | null>(null);
  const guard = useLeaveGuard(
    () => draft !== null,
    ({ pathname, search }) =>
      pathname === '/management' && new URLSearchParams(search).get('tab') === 'deadlines',
  );
  const { version, isReviewedByCounsel, history, move } = deadlines;
  const rules = draft?.rules ?? deadlines.rules;
  const change: ChangeRules = (changeRules) =>
    setDraft((before) => {
      const next = changeRules(before?.rules ?? deadlines.rules);
      const isSame = JSON.stringify(next) === JSON.stringify(deadlines.rules);
      return isSame ? null : { rules: next, version: before?.version ?? version };
    });
  const onChange = canEdit ? change : undefined;
  const [latest] = history;
  return (
    <div className={styles.tab}>
      <Notice type="info">
        {canEdit
          ? t(
              'Changes apply to new requests, and to open requests whose due date was calculated. Dates that a person set stay. Before you save, you see which due dates move.',
            )
          : t('Only admins can make changes here.')}
      </Notice>
      <ListFrame title={t('Deadline rules')} empty={null}>
        <ListRow
          head={
            <>
              {t('Version {{version}}', { version })}
              {isReviewedByCounsel ? (
                <Mark tone="good">{t('Reviewed by counsel')}</Mark>
              ) : (
                <Mark tone="attention">{t('Review with counsel before use')}</Mark>
              )}
            </>
          }
          details={
            latest
              ? t('Changed by {{name}} on {{time}}', {
                  name: latest.byName,
                  time: formatDateTime(latest.at),
                })
              : t('Comes with the portal')
          }
          actions={
            canEdit &&
            !isReviewedByCounsel &&
            !draft && (
              <Button onClick={() => setSaving({ isReview: true })}>{t('Confirm review by counsel')}</Button>
            )
          }
        >
          {move && <MoveProgress move={move} />}
        </ListRow>
      </ListFrame>
      <RulesSection rules={rules} onChange={onChange} />
      <ClockSection rules={rules} onChange={onChange} />
      <CalendarsSection rules={rules} onChange={onChange} />
      <DeadlineHistory history={history} />
      {draft && (
        <ActionBar>
          <div className={styles.buttons}>
            <p className={styles.text}>{t('You have unsaved changes.')}</p>
            <Button onClick={() => setDraft(null)}>{t('Discard changes')}</Button>
            <Button appearance="primary" onClick={() => setSaving({ isReview: false })}>
              {t('Preview and save')}
            </Button>
          </div>
        </ActionBar>
      )}
      {saving && (
        <SaveDialog
          rules={rules}
          version={draft?.version ?? version}
          isReviewedByCounsel={saving.isReview}
          onSaved={() => {
            setSaving(null);
            setDraft(null);
          }}
          onClose={() => setSaving(null)}
        />
      )}
      {guard.isAsking && (
        <LeaveDialog
          title={t('Leave without saving?')}
          text={t('Your changes to the deadline rules will be lost.')}
          onStay={guard.stay}
          onLeave={guard.leave}
        />
      )}
    </div>
  );
}

interface Props {
  rules: DeadlineRules;
  /** Undefined for people who cannot change the rules. */
  onChange: ChangeRules | undefined;
}

/** The rule of each authority, and the one for all others. */
function RulesSection({ rules, onChange }: Props) {
  const { t } = useTranslation();
  const texts = useDeadlineTexts();
  const [edited, setEdited] = useState<DeadlineKind | null>(null);
  return (
    <>
      <ListFrame title={t('Due date by authority')} empty={null}>
        {deadlineKinds.map((kind) => {
          const rule = rules.rules[kind];
          const name = texts.kinds[kind] ?? kind;
          return (
            <ListRow
              key={kind}
              head={
                <>
                  {name}
                  {!rule && <Mark>{t('Same as all other requests')}</Mark>}
                </>
              }
              text={texts.rule(rule ?? rules.rules.default)}
              details={rule ? t(rule.source) : undefined}
              actions={onChange && <EditButton name={name} onClick={() => setEdited(kind)} />}
            />
          );
        })}
      </ListFrame>
      {edited && onChange && (
        <RuleDialog kind={edited} rules={rules} onChange={onChange} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
