import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { displayPhone } from '@portal/contract/fields/entered/phone.ts';
import { useTranslation } from 'react-i18next';
import { SwitchRow } from '../../../components/choice/SwitchRow.tsx';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { ConfirmAddress, hasAddressProblem } from '../confirmation/ConfirmAddress.tsx';
import { ConfirmPhone } from '../confirmation/ConfirmPhone.tsx';
import { missesTextMessages } from '../confirmation/PhoneNotice.tsx';
import { TextLink } from '../form/TextLink.tsx';
import { SettingsOutcome } from './SettingsOutcome.tsx';
import { useSettingsPanel } from './useSettingsPanel.ts';

/** Settings for notifications by email and text message. */
export function NotificationsTab({ user }: { user: UserView }) {
  const { t } = useTranslation();
  const { settings, successMessage, problem, change } = useSettingsPanel(user);
  const hasPhone = user.phoneNumber !== '';
  return (
    <FormSection
      title={t('Notifications')}
      text={t('We always email you about your account, such as when your password changes.')}
      columns={false}
    >
      <SettingsOutcome successMessage={successMessage} problem={problem} />
      <SwitchRow
        label={t('Email notifications')}
        text={t('Notifications about your requests, sent to {{email}}.', { email: user.email })}
        checked={settings.emailNotifications}
        onChange={(emailNotifications) => change({ emailNotifications })}
      />
      {hasAddressProblem(user) && <ConfirmAddress user={user} />}
      <SwitchRow
        label={t('SMS notifications')}
        text={
          hasPhone ? (
            t(
              'Notifications about your requests, sent to {{phone}}. They show the order ID, but no patient names. Message and data rates may apply.',
              {
                phone: displayPhone(user.phoneNumber),
              },
            )
          ) : (
            <>
              {t('Text messages need a phone number.')}{' '}
              <TextLink to="/profile">{t('Add one to your profile')}</TextLink>
            </>
          )
        }
        checked={settings.smsNotifications}
        disabled={!hasPhone && !settings.smsNotifications}
        onChange={(smsNotifications) => change({ smsNotifications })}
      />
      {missesTextMessages({ ...user, settings }) && <ConfirmPhone user={user} />}
    </FormSection>
  );
}
