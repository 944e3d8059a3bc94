import {
  Button,
  makeStyles,
  mergeClasses,
  shorthands,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed';
import type { ClientMessage, StaffMessage } from '@portal/contract/messages/schemas.ts';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Mark } from '../../components/card/Mark.tsx';
import { Row, Stack } from '../../components/layout/pieces.tsx';
import { inlineLine } from '../../components/layout/shapes.ts';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { AskedList } from '../requests/asked/AskedList.tsx';
import type { CallAccess } from '../requests/api/withRequestAccess.ts';
import { SendMissing } from '../requests/update/SendMissing.tsx';
import { MessageFiles, type ThreadFiles } from './MessageFiles.tsx';

const useStyles = makeStyles({
  message: {
    maxWidth: 'min(640px, 88%)',
    padding: '10px 14px',
    borderRadius: tokens.borderRadiusXLarge,
    border: '1px solid',
    breakInside: 'avoid-page',
  },
  // Names and actions of files need the width of a narrow pane.
  withFiles: { width: 'min(640px, 100%)', maxWidth: 'none', boxSizing: 'border-box' },
  linked: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '2px' },
  theirs: {
    justifySelf: 'start',
    backgroundColor: tokens.colorNeutralBackground2,
    ...shorthands.borderColor(tokens.colorNeutralStroke2),
  },
  ours: {
    justifySelf: 'end',
    backgroundColor: tokens.colorBrandBackground2,
    ...shorthands.borderColor(tokens.colorBrandStroke2),
  },
  internal: {
    justifySelf: 'stretch',
    maxWidth: 'none',
    backgroundColor: tokens.colorStatusWarningBackground1,
    ...shorthands.borderColor(tokens.colorStatusWarningBorder1),
    borderLeftWidth: '4px',
  },
  secret: {
    ...inlineLine('4px'),
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorStatusWarningForeground3,
  },
  missing: { ...typographyStyles.body1, margin: '2px 0', paddingLeft: '20px' },
});

const MessageAssignment = lazyComponent(
  async () => (await import('./MessageAssignment.tsx')).MessageAssignment,
  { failure: 'hidden' },
);

interface Props {
  access: CallAccess;
  messages: readonly (ClientMessage | StaffMessage)[];
  /** Positions of the messages that were new when the thread was opened. */
  fresh: ReadonlySet<string>;
  files: ThreadFiles;
  /** Loads earlier messages; null if there are none. */
  earlier: { readonly isLoading: boolean; readonly load: () => void } | null;
}

/** The messages of a request, the oldest first. A link with the position of a message (`?message=`) leads to it. */
export function Thread({ access, messages, fresh, files, earlier }: Props) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const linked = useLinkedPosition(messages, earlier);
  return (
    <Stack gap={12}>
      {earlier && (
        <Button
          size="small"
          className={shared('middle')}
          disabledFocusable={earlier.isLoading}
          onClick={earlier.load}
        >
          {t('Show earlier messages')}
        </Button>
      )}
      <Stack as="ol" gap={12} aria-label={t('Messages')}>
        {messages.map((message) => (
          <Message
            key={message.messageId}
            access={access}
            message={message}
            isFresh={fresh.has(message.position)}
            isLinked={message.position === linked}
            files={files}
          />
        ))}
      </Stack>
    </Stack>
  );
}

/** The position that the URL names; null without one. Loads the pages up to it. */
function useLinkedPosition(messages: Props['messages'], earlier: Props['earlier']): string | null {
  const [params] = useSearchParams();
  const named = params.get('message');
  const position = named !== null && /^\d{6}\.\d{4}$/.test(named) ? named : null;
  const first = messages[0]?.position;
  const loadUpTo = useEffectEvent(() => {
    if (position !== null && first !== undefined && first > position) earlier?.load();
  });
  useEffect(() => loadUpTo(), [position, first]);
  return position;
}

interface MessageProps {
  access: CallAccess;
  message: ClientMessage | StaffMessage;
  isFresh: boolean;
  /** Whether a link leads to this message, which then gets the focus once. */
  isLinked: boolean;
  files: ThreadFiles;
}

function Message({ access, message, isFresh, isLinked, files }: MessageProps) {
  const { t } = useTranslation();
  const styles = useStyles();
  const shared = useSharedStyles();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    item.current?.focus({ preventScroll: true });
    item.current?.scrollIntoView({ block: 'center' });
  }, [isLinked]);
  const forStaff = 'isInternal' in message ? message : null;
  const isOurs = 'isMine' in message ? message.isMine : message.from === 'staff';
  const side = forStaff?.isInternal ? styles.internal : isOurs ? styles.ours : styles.theirs;
  return (
    <li
      ref={item}
      tabIndex={isLinked ? -1 : undefined}
      className={mergeClasses(
        styles.message,
        message.fileIds && styles.withFiles,
        side,
        isLinked && styles.linked,
      )}
    >
      <Row gap={8} rowGap={2} shared={['small', 'soft']}>
        <span className={shared('strong', 'plain')}>{authorOf(message, t)}</span>
        {forStaff?.from === 'client' && forStaff.authorName && <span>{t('Client')}</span>}
        <time dateTime={message.sentAt}>{formatDateTime(message.sentAt)}</time>
        {forStaff?.isInternal && (
          <span className={styles.secret}>
            <LockClosedRegular aria-hidden />
            {t('Internal note. The client can’t see it.')}
          </span>
        )}
        {isFresh && <Mark tone="good">{t('New')}</Mark>}
      </Row>
      {message.question && <Question question={message.question} isStaff={forStaff !== null} />}
      {message.answer && <Answer answer={message.answer} />}
      {message.text && <p className={shared('body', 'above2', 'lines', 'breaks')}>{message.text}</p>}
      {message.question?.isOpen && !forStaff && (
        <div className={shared('above8', 'screenOnly')}>
          <SendMissing
            access={{
              request: { _id: access.request._id, orderId: files.request.orderId },
              pair: access.pair,
            }}
            missing={message.question.missing}
          />
        </div>
      )}
      {message.isDeleted && (
        <p className={shared('small', 'above4', 'soft')}>
          {t('The text was deleted under the retention schedule.')}
        </p>
      )}
      {message.fileIds && <MessageFiles fileIds={message.fileIds} files={files} />}
      {forStaff && forStaff.mentions.length > 0 && (
        <p className={shared('small', 'above4', 'soft')}>
          {t('Notified: {{names}}', { names: forStaff.mentions.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {forStaff && <MessageAssignment access={access} message={forStaff} />}
    </li>
  );
}

type Asked = NonNullable<ClientMessage['question']>;

/** What the client was asked for, with a mark until it is answered. */
function Question({ question, isStaff }: { question: Asked; isStaff: boolean }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const shared = useSharedStyles();
  const { rejected, isOpen } = question;
  const title = isStaff
    ? rejected
      ? t('Submission rejected:')
      : t('The client was asked about this:')
    : rejected
      ? t('Your submission was rejected:')
      : t('We need your answer about this to continue:');
  return (
    <>
      <p className={shared('strong', 'above2')}>{title}</p>
      <AskedList asked={question} className={styles.missing} />
      {isOpen && (
        <Mark tone="attention">{isStaff ? t('Waiting for the client') : t('Waiting for your answer')}</Mark>
      )}
    </>
  );
}

function Answer({ answer: { reason, files } }: { answer: NonNullable<ClientMessage['answer']> }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const title = t('Answer: {{reason}}', { reason: t(reason) });
  const documents = t('{{count}} documents', { count: files });
  return <p className={shared('strong', 'above2')}>{files > 0 ? `${title} · ${documents}` : title}</p>;
}

function authorOf(message: ClientMessage | StaffMessage, t: TFunction): string {
  if ('isMine' in message) return message.isMine ? t('You') : t('Records staff');
  return message.authorName ?? t('Someone with the code');
}
