import { Button } from '@fluentui/react-components';
import { requestAddressLink } from '@portal/contract/accounts/endpoints/confirmation.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import type { RejectedMail } from '@portal/contract/notifications/rejectedMail.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { EmailDelay } from '../../../components/notices/EmailDelay.tsx';
import { call } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/format.ts';
import { useNotices } from '../../../lib/notices/notices.ts';
import { reasonLabel } from '../../requests/cells/deliveryLabels.ts';

/**
 * Offers to email a link to the address of the account, and says why that matters: the link confirms the address, and it
 * shows whether an address that rejects mail works again.
 */
export function ConfirmAddress({ user }: { user: UserView }) {
  const { t } = useTranslation();
  const { email, emailRejectsMail: rejected } = user;
  const [sent, setSent] = useState<DataOf<typeof requestAddressLink> | null>(null);
  const send = useMutation({ mutationFn: () => call(requestAddressLink), onSuccess: setSent });
  const button = (appearance: 'primary' | 'secondary', label: string) => (
    <Button appearance={appearance} disabledFocusable={send.isPending} onClick={() => send.mutate()}>
      {label}
    </Button>
  );
  const failure = send.isError && <p role="alert">{send.error.message}</p>;
  return (
    <div role="status">
      {sent ? (
        <Notice
          type="success"
          title={t('We sent you a link. Please check your email.')}
          actions={button('secondary', t('Send another link'))}
        >
          {rejected
            ? t('If the email to {{email}} arrives, your address works again, and so do our other emails.', {
                email,
              })
            : t('Open the link in the email to {{email}} to confirm your address.', { email })}
          <EmailDelay isDelayed={sent.isDelayed} />
          {failure}
        </Notice>
      ) : (
        <Notice
          type="warning"
          title={rejected ? t('Our emails to {{email}} don’t arrive', { email }) : t('Confirm your address')}
          actions={button('primary', t('Email me a link'))}
        >
          {rejected ? (
            <Rejected user={user} rejected={rejected} />
          ) : (
            t(
              'Until you confirm {{email}}, we don’t email you about requests that you added to your list, and our emails don’t include verification codes.',
              { email },
            )
          )}
          {failure}
        </Notice>
      )}
    </div>
  );
}

/** Whether the portal has something to say about the address of an account. */
export function hasAddressProblem({ emailConfirmed, emailRejectsMail }: UserView): boolean {
  return !emailConfirmed || emailRejectsMail !== undefined;
}

/** Why the address rejects mail, and what its owner can do. */
function Rejected({
  user: { role },
  rejected: { reason, since },
}: {
  user: UserView;
  rejected: RejectedMail;
}) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const { support } = useNotices();
  return (
    <>
      <p className={shared('flush', 'above2', 'readable')}>
        {reasonLabel(reason, t)} {t('The first email failed on {{day}}.', { day: formatDate(since) })}
      </p>
      <p className={shared('flush', 'above2', 'readable')}>
        {t(
          'Ask your email provider about it. When the mailbox works again, choose “Email me a link” to test it.',
        )}
      </p>
      {role === 'client' ? (
        <>
          <p className={shared('flush', 'above2', 'readable')}>
            {t(
              'If you no longer use this address, you can still sign in, and your orders stay here. The address of an account can’t be changed, and a forgotten password can’t be reset without its mailbox.',
            )}
          </p>
          <p className={shared('flush', 'above2', 'readable')}>
            {t(
              'To get the emails about an order at another address, open an order that you submitted and choose “Correct the address”. For orders that you only added, write to us:',
            )}{' '}
            <a className={shared('link')} href={`mailto:${support.email}`}>
              {support.email}
            </a>
          </p>
        </>
      ) : (
        <p className={shared('flush', 'above2', 'readable')}>
          {t('If you no longer use this address, ask an admin to invite another one.')}
        </p>
      )}
    </>
  );
}
