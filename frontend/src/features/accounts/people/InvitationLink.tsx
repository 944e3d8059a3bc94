import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/buttons/CopyButton.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { EmailDelay } from '../../../components/notices/EmailDelay.tsx';

/** `url` is set only in a local portal, which shows the link too. */
export interface SentInvitation {
  email: string;
  isDelayed: boolean | undefined;
  url: string | undefined;
}

/** Confirms that an invitation was sent. */
export function InvitationLink({ email, isDelayed, url }: SentInvitation) {
  const { t } = useTranslation();
  const shared = useSharedStyles();
  return (
    <Notice
      type="success"
      role="status"
      title={t('Invitation sent to {{email}}', { email })}
      actions={url && <CopyButton label={t('Invitation link')} value={url} />}
    >
      {t('The link in the invitation works for 7 days.')}
      <EmailDelay isDelayed={isDelayed} />
      {url && <p className={shared('flush', 'below8', 'mono', 'breaks')}>{url}</p>}
    </Notice>
  );
}
