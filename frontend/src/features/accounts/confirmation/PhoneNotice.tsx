import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { displayPhone } from '@portal/contract/fields/entered/phone.ts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Notice } from '../../../components/Notice.tsx';

/** Whether someone turned text messages on and gets none, because their phone number is not confirmed. */
export function missesTextMessages({ settings, phoneNumber, phoneConfirmed }: UserView): boolean {
  return settings.smsNotifications && phoneNumber !== '' && !phoneConfirmed;
}

/** Says that no text messages are sent, and links to the settings where the number is confirmed. */
export function PhoneNotice({ phone }: { phone: string }) {
  const { t } = useTranslation();
  return (
    <Notice
      type="warning"
      title={t('Confirm your phone number')}
      actions={
        <LinkButton to="/account-settings?tab=notifications">{t('Open notification settings')}</LinkButton>
      }
    >
      {t('SMS notifications are on, but we don’t send any to {{phone}} until you confirm that it is yours.', {
        phone: displayPhone(phone),
      })}
    </Notice>
  );
}
