import { Button } from '@fluentui/react-components';
import type { RejectedMail as Rejected } from '@portal/contract/notifications/rejectedMail.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/buttons/LinkButton.tsx';
import { Stack } from '../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useHeadingFocus } from '../../components/page/useHeadingFocus.ts';
import { formatDate } from '../../lib/format.ts';
import { useSession } from '../../lib/session/session.ts';
import { reasonLabel } from '../requests/cells/deliveryLabels.ts';
import type { ClientViewAccess } from '../requests/api/withRequestAccess.ts';
import { useLeaveOldCode } from '../requests/lookup/useLeaveOldCode.ts';

const ContactEmailDialog = lazyComponent(
  async () => (await import('./ContactEmailDialog.tsx')).ContactEmailDialog,
  { failure: 'abovePage' },
);

/**
 * Says to a client that emails about the request do not arrive: at the contact’s address, which the submitter corrects here,
 * and at the address of the own account. Stays mounted when they no longer are, so that the dialog keeps its input.
 */
export function RejectedMail({ access }: { access: ClientViewAccess }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  const { _id: requestId, contactEmail = '', contactRejectsMail, ownAddressRejectsMail } = access.request;
  const isRejected = contactRejectsMail !== undefined || access.request.contactIsSuppressed === true;
  const ownEmail = useSession()?.email ?? '';
  const [isCorrecting, setCorrecting] = useState(false);
  const leaveOldCode = useLeaveOldCode(access);
  const keepFocus = useHeadingFocus(`${isRejected} ${isCorrecting}`);
  const isSameAddress = contactEmail.toLowerCase() === ownEmail.toLowerCase();
  const settingsLink = (
    <LinkButton to="/account-settings?tab=notifications">{t('Open notification settings')}</LinkButton>
  );
  return (
    <>
      <Stack gap={8} shared="unlessEmpty">
        {isRejected && (
          <Notice
            type="warning"
            title={t('Our emails to {{email}} don’t arrive', { email: contactEmail })}
            actions={
              <>
                <Button
                  appearance="primary"
                  onPointerEnter={() => void ContactEmailDialog.preload()}
                  onClick={() => setCorrecting(true)}
                >
                  {t('Correct the address')}
                </Button>
                {ownAddressRejectsMail && isSameAddress && settingsLink}
              </>
            }
          >
            {contactRejectsMail && <Reason rejected={contactRejectsMail} />}
            <p className={shared('flush', 'above2', 'readable')}>
              {t(
                'This includes the verification code, and every email that this page announces. Everything that we write is also on this page.',
              )}
            </p>
            {ownAddressRejectsMail && isSameAddress && (
              <p className={shared('flush', 'above2', 'readable')}>
                {t('Your account has the same address.')}
              </p>
            )}
          </Notice>
        )}
        {ownAddressRejectsMail && !(isRejected && isSameAddress) && (
          <Notice
            type="warning"
            title={t('Our emails to the address of your account, {{email}}, don’t arrive', {
              email: ownEmail,
            })}
            actions={settingsLink}
          >
            <Reason rejected={ownAddressRejectsMail} />
          </Notice>
        )}
      </Stack>
      {isCorrecting && (
        <ContactEmailDialog
          requestId={requestId}
          address={contactEmail}
          onCorrected={() => {
            keepFocus();
            leaveOldCode();
          }}
          onClose={() => setCorrecting(false)}
        />
      )}
    </>
  );
}

function Reason({ rejected: { reason, since } }: { rejected: Rejected }) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  return (
    <p className={shared('flush', 'above2', 'readable')}>
      {reasonLabel(reason, t)} {t('The first email failed on {{day}}.', { day: formatDate(since) })}
    </p>
  );
}
