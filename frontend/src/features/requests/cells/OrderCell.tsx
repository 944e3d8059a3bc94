import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons/svg/attach';
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo';
import { ChatFilled } from '@fluentui/react-icons/svg/chat';
import { MailDismissRegular } from '@fluentui/react-icons/svg/mail-dismiss';
import { PersonAvailableRegular } from '@fluentui/react-icons/svg/person-available';
import type { NoticeRecipient } from '@portal/contract/notifications/noticeRecipients.ts';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { type MouseEvent, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inlineLine } from '../../../components/layout/shapes.ts';
import { formatList } from '../../../lib/format.ts';
import { recipientLabel } from './deliveryLabels.ts';
import { LiveRowsContext } from '../live/liveRows.ts';

const useStyles = makeStyles({
  order: { ...inlineLine('2px 10px'), flexWrap: 'wrap' },
  number: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  noWrap: { whiteSpace: 'nowrap' },
  link: {
    padding: '2px 0',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  clamped: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  files: { ...inlineLine('2px'), fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  undelivered: { gap: '4px', color: tokens.colorStatusWarningForeground3, whiteSpace: 'nowrap' },
  messages: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForeground1 },
});

/** Order IDs up to this length do not wrap, not even at hyphens. */
const MAX_NO_WRAP_LENGTH = 20;

/**
 * The Order ID, the number of uploaded files and of new messages, whether emails are undelivered, and whether a packet waits
 * for its second check or was sent back. For staff, the Order ID opens the request in this tab.
 */
export function OrderCell({
  _id: requestId,
  orderId,
  uploadedFiles,
  unreadMessages = 0,
  undelivered,
  secondCheck,
  isClamped = false,
}: Pick<
  RequestListItem,
  '_id' | 'orderId' | 'uploadedFiles' | 'unreadMessages' | 'undelivered' | 'secondCheck'
> & {
  /** A long ID ends after two lines; the whole ID is the tooltip. */
  isClamped?: boolean;
}) {
  const { t } = useTranslation();
  const styles = useStyles();
  const rows = use(LiveRowsContext);
  const label = t('{{count}} files', { count: uploadedFiles });
  const newMessages = t('{{count}} new messages', { count: unreadMessages });
  const number = mergeClasses(
    styles.number,
    isClamped ? styles.clamped : orderId.length <= MAX_NO_WRAP_LENGTH && styles.noWrap,
  );
  const title = isClamped ? orderId : undefined;
  return (
    <span className={styles.order}>
      {rows ? (
        <Link
          to={`/dashboard/request/${requestId}`}
          className={mergeClasses(number, styles.link)}
          title={title}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            rows.open(requestId);
          }}
        >
          {orderId}
        </Link>
      ) : (
        <span className={number} title={title}>
          {orderId}
        </span>
      )}
      {uploadedFiles > 0 && (
        <span className={styles.files} role="img" aria-label={label} title={label}>
          <AttachRegular aria-hidden />
          {uploadedFiles}
        </span>
      )}
      {unreadMessages > 0 && (
        <span
          className={mergeClasses(styles.files, styles.messages)}
          role="img"
          aria-label={newMessages}
          title={newMessages}
        >
          <ChatFilled aria-hidden />
          {unreadMessages}
        </span>
      )}
      {undelivered && undelivered.length > 0 && <UndeliveredMark recipients={undelivered} />}
      {secondCheck && <SecondCheckMark state={secondCheck} />}
    </span>
  );
}

/** Marks a request with recipients whom emails do not reach. Its name and its tooltip say who they are. */
function UndeliveredMark({ recipients }: { recipients: readonly NoticeRecipient[] }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const labels = [...new Set(recipients)].map((recipient) => recipientLabel(recipient, t));
  const label = t('Emails don’t arrive: {{recipients}}', { recipients: formatList(labels) });
  return (
    <span
      className={mergeClasses(styles.files, styles.undelivered)}
      role="img"
      aria-label={label}
      title={label}
    >
      <MailDismissRegular aria-hidden />
      {t('Undelivered')}
    </span>
  );
}

/** Marks a request with a packet that waits for its second check, or was sent back. */
function SecondCheckMark({ state }: { state: NonNullable<RequestListItem['secondCheck']> }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const isWaiting = state === 'waiting';
  const label = isWaiting ? t('A packet waits for its second check') : t('A packet was sent back');
  return (
    <span
      className={mergeClasses(styles.files, styles.undelivered)}
      role="img"
      aria-label={label}
      title={label}
    >
      {isWaiting ? <PersonAvailableRegular aria-hidden /> : <ArrowUndoRegular aria-hidden />}
      {isWaiting ? t('To check') : t('Sent back')}
    </span>
  );
}

/** Whether the click opens the link in this tab. */
function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
