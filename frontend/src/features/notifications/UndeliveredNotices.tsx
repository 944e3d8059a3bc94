import { Button } from '@fluentui/react-components';
import { displayPhone, phoneLink } from '@portal/contract/fields/entered/phone.ts';
import type { SuppressedRecipient, UndeliveredRecipient } from '@portal/contract/notifications/schemas.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { Notice } from '../../components/Notice.tsx';
import { FailedChange } from '../../components/notices/FailedChange.tsx';
import { useHeadingFocus } from '../../components/page/useHeadingFocus.ts';
import { SmallSpinner } from '../../components/SmallSpinner.tsx';
import { formatDate } from '../../lib/format.ts';
import { reasonLabel, recipientLabel } from '../requests/cells/deliveryLabels.ts';
import { titleOf } from './noticeLabels.ts';
import type { ResolveAction } from './ResolveDialog.tsx';
import { useResend } from './useResend.ts';

const ContactEmailDialog = lazyComponent(
  async () => (await import('./ContactEmailDialog.tsx')).ContactEmailDialog,
  { failure: 'abovePage' },
);

const ResolveDialog = lazyComponent(async () => (await import('./ResolveDialog.tsx')).ResolveDialog, {
  failure: 'abovePage',
});

/** Loads the code of the dialogs when someone is about to open one. */
const preloadDialogs = () => void Promise.all([ContactEmailDialog.preload(), ResolveDialog.preload()]);

interface Props {
  request: StaffRequestView;
  /** Those without a mark to whom the portal no longer writes. */
  suppressed: readonly SuppressedRecipient[];
  /** Opens the form in which staff correct the address of the attorney. */
  onEditContact: () => void;
}

type OpenDialog =
  | { readonly kind: 'contact' }
  | {
      readonly kind: ResolveAction;
      readonly recipient: SuppressedRecipient & Partial<Pick<UndeliveredRecipient, 'isSuppressed'>>;
    };

/**
 * The recipients whom emails about a request do not reach, each with what staff can do about it. Stays mounted when there
 * are none, so that a dialog keeps its input if someone else was faster.
 */
export function UndeliveredNotices({ request, suppressed, onEditContact }: Props) {
  const { undelivered = [], contactEmail = '' } = request;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const keepFocus = useHeadingFocus(`${undelivered.length} ${suppressed.length} ${dialog === null}`);
  const correctionOf = (recipient: UndeliveredRecipient['recipient']) => {
    if (recipient === 'account') return null;
    return recipient === 'contact' ? () => setDialog({ kind: 'contact' }) : onEditContact;
  };
  return (
    <>
      <Stack
        gap={8}
        shared={['below16', 'unlessEmpty']}
        onPointerEnter={preloadDialogs}
        onFocus={preloadDialogs}
      >
        {undelivered.map((recipient) => (
          <Undelivered
            key={recipient.recipientId}
            request={request}
            recipient={recipient}
            onCorrect={correctionOf(recipient.recipient)}
            onResolve={(kind) => setDialog({ kind, recipient })}
          />
        ))}
        {suppressed.map((recipient) => (
          <Suppressed
            key={recipient.recipientId}
            recipient={recipient}
            onCorrect={correctionOf(recipient.recipient)}
            onRelease={() => setDialog({ kind: 'release', recipient })}
          />
        ))}
      </Stack>
      {dialog?.kind === 'contact' && (
        <ContactEmailDialog
          requestId={request._id}
          address={contactEmail}
          onCorrected={keepFocus}
          onClose={close}
        />
      )}
      {dialog && dialog.kind !== 'contact' && (
        <ResolveDialog
          requestId={request._id}
          recipient={dialog.recipient}
          action={dialog.kind}
          onResolved={keepFocus}
          onClose={close}
        />
      )}
    </>
  );
}

interface UndeliveredProps {
  request: StaffRequestView;
  recipient: UndeliveredRecipient;
  /** Null for an account, whose address nobody else corrects. */
  onCorrect: (() => void) | null;
  onResolve: (action: ResolveAction) => void;
}

function Undelivered({ request, recipient: undelivered, onCorrect, onResolve }: UndeliveredProps) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const { recipientId, isSuppressed, code } = undelivered;
  const resend = useResend(request._id, recipientId);
  const title = titleOf(undelivered, t);
  return (
    <div role="group" aria-label={title}>
      <Notice
        type="warning"
        title={title}
        actions={
          <>
            {!isSuppressed && (
              <Button
                appearance="primary"
                disabledFocusable={resend.isPending}
                icon={resend.isPending ? <SmallSpinner /> : undefined}
                onClick={() => resend.mutate()}
              >
                {t('Email the current status')}
              </Button>
            )}
            {onCorrect && (
              <Button appearance={isSuppressed ? 'primary' : 'secondary'} onClick={onCorrect}>
                {t('Correct the address')}
              </Button>
            )}
            {isSuppressed && (
              <Button appearance={onCorrect ? 'secondary' : 'primary'} onClick={() => onResolve('release')}>
                {t('Allow emails again')}
              </Button>
            )}
            <Button onClick={() => onResolve('handled')}>{t('Mark as handled')}</Button>
          </>
        }
      >
        <p className={shared('flush', 'above2', 'readable')}>
          {reasonLabel(undelivered.reason, t)} {bouncesOf(undelivered, t)}
          {code && ' '}
          {code && <span className={shared('small', 'soft', 'oneLine')}>{t('Code {{code}}', { code })}</span>}
        </p>
        {isSuppressed && (
          <p className={shared('flush', 'above2', 'readable')}>
            {onCorrect
              ? t(
                  'The portal no longer emails this address. To send something, correct the address or allow emails again.',
                )
              : t('The portal no longer emails this address. To send something, allow emails again.')}
          </p>
        )}
        <OtherChannel request={request} recipient={undelivered} />
        {resend.error && (
          <div className={shared('above8')}>
            <FailedChange error={resend.error} title={t('The current status was not emailed')} />
          </div>
        )}
      </Notice>
    </div>
  );
}

interface SuppressedProps extends Pick<UndeliveredProps, 'onCorrect'> {
  recipient: SuppressedRecipient;
  onRelease: () => void;
}

function Suppressed({ recipient: { recipient, address }, onCorrect, onRelease }: SuppressedProps) {
  const { t } = useTranslation();
  const title = t('The portal doesn’t email {{recipient}}', {
    recipient: `${recipientLabel(recipient, t)}, ${address}`,
  });
  return (
    <div role="group" aria-label={title}>
      <Notice
        type="info"
        title={title}
        actions={
          <>
            <Button onClick={onRelease}>{t('Allow emails again')}</Button>
            {onCorrect && <Button onClick={onCorrect}>{t('Correct the address')}</Button>}
          </>
        }
      >
        {t('Earlier emails to this address bounced.')}
      </Notice>
    </div>
  );
}

function bouncesOf({ bounces, since }: UndeliveredRecipient, t: TFunction): string {
  return t('{{count}} emails have not arrived since {{day}}.', { count: bounces, day: formatDate(since) });
}

/** How staff can reach a recipient without email. */
function OtherChannel({
  request: { contactPhone, copyServicePhone, lawyerPhone },
  recipient: { recipient, isTexted },
}: Pick<UndeliveredProps, 'request' | 'recipient'>) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const phones = {
    contact: contactPhone || copyServicePhone,
    attorney: lawyerPhone,
    account: '',
  };
  const phone = phones[recipient];
  return (
    <p className={shared('flush', 'above2', 'readable')}>
      {isTexted
        ? t('Text messages about the request still go to this person’s phone.')
        : phone
          ? t('Reach them by phone instead:')
          : t('They get no text messages. Reach them by phone or postal mail instead.')}
      {!isTexted && phone && (
        <>
          {' '}
          <a className={shared('link', 'oneLine')} href={phoneLink(phone)}>
            {displayPhone(phone)}
          </a>
        </>
      )}
    </p>
  );
}
