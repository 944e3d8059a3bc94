import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { displayPhone } from '@portal/contract/fields/entered/phone.ts';
import type { NoticeStateChange, SentNotice } from '@portal/contract/notifications/schemas.ts';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../components/card/Mark.tsx';
import { Row } from '../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import { FailedChange } from '../../components/notices/FailedChange.tsx';
import { SmallSpinner } from '../../components/SmallSpinner.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { reasonLabel, recipientLabel } from '../requests/cells/deliveryLabels.ts';
import { kindLabel, stateLabel, stateTone } from './noticeLabels.ts';
import { useResend } from './useResend.ts';

const useStyles = makeStyles({
  item: {
    display: 'grid',
    gap: '2px',
    paddingBottom: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
    ':last-child': { paddingBottom: 0, borderBottom: 'none' },
  },
  states: { ...typographyStyles.caption1, listStyleType: 'none', margin: '2px 0 0', padding: 0 },
});

interface Props {
  requestId: string;
  notice: SentNotice;
  /** Offers to email the current status to its recipient. */
  canResend: boolean;
}

/** A notice: what it was about, to whom and how it was sent, and its states. */
export function NoticeItem({ requestId, notice, canResend }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const shared = useSharedStyles();
  const { kind, channel, recipient, to, sentAt, state, states } = notice;
  const isText = channel === 'sms';
  return (
    <li className={styles.item}>
      <Row gap={12} rowGap={4} justify="between">
        <span className={shared('strong')}>{kindLabel(kind, t)}</span>
        <Mark tone={stateTone(state)}>{stateLabel(state, t)}</Mark>
      </Row>
      <p className={shared('small', 'soft')}>
        {recipientLabel(recipient, t)}
        {' · '}
        {isText ? displayPhone(to) : to}
        {' · '}
        {isText ? t('Text message') : t('Email')}
        {' · '}
        <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
      </p>
      {hasMoreToSay(states) && (
        <ol className={styles.states} aria-label={t('What became of it')}>
          {states.map((change, index) => (
            <li key={`${change.at} ${index}`}>
              <StateLine change={change} />
            </li>
          ))}
        </ol>
      )}
      {canResend && <Resend requestId={requestId} recipientId={notice.recipientId} to={to} />}
    </li>
  );
}

/** Whether the states say more than the mark: a reason, or what came before. */
function hasMoreToSay(states: readonly NoticeStateChange[]): boolean {
  return states.length > 1 || states.some(({ reason, code }) => reason !== undefined || code !== undefined);
}

function StateLine({ change: { state, at, reason, code } }: { change: NoticeStateChange }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  return (
    <>
      {stateLabel(state, t)}{' '}
      <time className={shared('muted')} dateTime={at}>
        {formatDateTime(at)}
      </time>
      {reason && <> · {reasonLabel(reason, t)}</>}
      {code && <span className={shared('muted')}> {t('Code {{code}}', { code })}</span>}
    </>
  );
}

function Resend({ requestId, recipientId, to }: { requestId: string; recipientId: string; to: string }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const resend = useResend(requestId, recipientId);
  return (
    <>
      <Button
        size="small"
        className={shared('above4', 'start', 'screenOnly')}
        disabledFocusable={resend.isPending}
        icon={resend.isPending ? <SmallSpinner /> : undefined}
        aria-label={t('Email the current status to {{address}}', { address: to })}
        onClick={() => resend.mutate()}
      >
        {t('Email the current status')}
      </Button>
      {resend.error && <FailedChange error={resend.error} title={t('The current status was not emailed')} />}
    </>
  );
}
