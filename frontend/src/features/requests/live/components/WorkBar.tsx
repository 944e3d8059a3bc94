import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import { endLease } from '@portal/contract/requests/live/endpoints.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../components/buttons/LinkButton.tsx';
import { LeaveDialog } from '../../../../components/dialogs/LeaveDialog.tsx';
import { line, row, screenOnly } from '../../../../components/layout/shapes.ts';
import { wouldLoseInput } from '../../../../components/leaving/wouldLoseInput.ts';
import { lazyComponent } from '../../../../components/lazyComponent.tsx';
import { SmallSpinner } from '../../../../components/SmallSpinner.tsx';
import { useToasts } from '../../../../components/toasts/useToasts.ts';
import { call } from '../../../../lib/api.ts';
import { formatTime } from '../../../../lib/format.ts';
import { currentSession } from '../../../../lib/session/session.ts';
import { useShortcuts } from '../../../../lib/shortcuts/useShortcuts.ts';
import { useRefresh } from '../../api/useRefresh.ts';
import type { LeaseState } from '../leaseQuery.ts';
import { useLease } from '../useLease.ts';
import { usePeopleLabel } from '../usePeopleLabel.ts';
import { usePresence } from '../usePresence.ts';
import { useNextRequest } from '../useNextRequest.ts';

const SkipDialog = lazyComponent(async () => (await import('./SkipDialog.tsx')).SkipDialog, {
  failure: 'abovePage',
});

const useStyles = makeStyles({
  bar: {
    ...row('8px'),
    ...screenOnly,
    justifyContent: 'flex-end',
    minHeight: 'var(--work-bar, 40px)',
    '@media (max-width: 599px)': { flexGrow: 1, justifyContent: 'space-between' },
  },
  facts: {
    display: 'grid',
    gap: '2px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    // Two short lines beside the buttons.
    '@media (min-width: 1280px)': {
      maxWidth: '130px',
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase200,
    },
  },
  people: { ...line('6px'), color: tokens.colorBrandForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1, fontWeight: tokens.fontWeightSemibold },
  buttons: {
    ...row('8px'),
    '& button, & a': {
      minWidth: 0,
      minHeight: 'var(--work-bar, 40px)',
      '@media (min-width: 1280px)': { padding: '0 8px' },
    },
  },
});

/** On the page of a request: who else has it open, who works on it, and the way to the next one. */
export function WorkBar({ request }: { request: StaffRequestView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const requestId = request._id;
  const lease = useLease(requestId);
  const people = usePresence(requestId, lease.update);
  const peopleLabel = usePeopleLabel();
  const next = useNextRequest(requestId);
  const [isSkipping, setSkipping] = useState(false);
  const [pending, setPending] = useState<(() => void) | null>(null);
  const isMine = lease.state.kind === 'mine';
  const leave = (go: () => void) => (wouldLoseInput() ? setPending(() => go) : go());
  useShortcuts(
    {
      j: () => leave(() => void next.openNeighbor(1)),
      k: () => leave(() => void next.openNeighbor(-1)),
    },
    requestId,
  );
  useAssignToMe(request);
  return (
    <div className={styles.bar}>
      <div className={styles.facts} role="status">
        <LeaseText state={lease.state} />
        {people.length > 0 && (
          <span className={styles.people}>
            <EyeRegular aria-hidden />
            {peopleLabel(people)}
          </span>
        )}
      </div>
      <div className={styles.buttons}>
        <LinkButton
          to={next.from}
          state={next.listState}
          onClick={() => {
            if (isMine) void call(endLease, { body: { requestId }, background: true }).catch(() => undefined);
          }}
        >
          {t('Back to the list')}
        </LinkButton>
        {isMine && <Button onClick={() => leave(() => setSkipping(true))}>{t('Skip')}</Button>}
        <Button
          appearance={isMine && closedStatuses.includes(request.status) ? 'primary' : 'secondary'}
          icon={next.isPending ? <SmallSpinner /> : null}
          disabledFocusable={next.isPending}
          onClick={() => leave(() => next.start(isMine))}
        >
          {isMine ? t('Done, next request') : t('Start next')}
        </Button>
      </div>
      {isSkipping && (
        <SkipDialog
          requestId={requestId}
          onClose={() => setSkipping(false)}
          onSkipped={() => {
            setSkipping(false);
            next.start(false);
          }}
        />
      )}
      {pending && (
        <LeaveDialog
          title={t('Leave without saving?')}
          text={t('What you entered on this page isn’t saved yet.')}
          onStay={() => setPending(null)}
          onLeave={() => {
            setPending(null);
            pending();
          }}
        />
      )}
    </div>
  );
}

function LeaseText({ state }: { state: LeaseState }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const ended = t('Your time on this request has ended. What you entered is still here.');
  switch (state.kind) {
    case 'none':
      return null;
    case 'mine':
      return <span>{t('You are working on this until {{time}}', { time: formatTime(state.until) })}</span>;
    case 'ended':
      return <span className={styles.warning}>{ended}</span>;
    case 'others':
      return (
        <>
          {state.wasMine && <span className={styles.warning}>{ended}</span>}
          <span className={styles.warning}>
            {t('{{name}} is working on this until {{time}}', {
              name: state.name,
              time: formatTime(state.until),
            })}
          </span>
        </>
      );
  }
}

/** A assigns the request to the person. */
function useAssignToMe({ _id: requestId, assignee }: StaffRequestView): void {
  const { t } = useTranslation();
  const toasts = useToasts();
  const refresh = useRefresh(requestId);
  const assign = async () => {
    const assigneeId = currentSession()?.userId;
    if (!assigneeId) return;
    try {
      await call(assignRequest, { body: { requestId, assigneeId, seen: assignee?.userId ?? null } });
      toasts.show({ type: 'success', message: t('Assignment saved') });
    } catch (error) {
      toasts.show({ type: 'error', message: error instanceof Error ? error.message : String(error) });
    }
    await refresh();
  };
  useShortcuts({ a: () => void assign() }, requestId);
}
