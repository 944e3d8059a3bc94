import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/FormSection.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { BriefNotice } from '../../../components/notices/BriefNotice.tsx';
import { useBriefNotice } from '../../../components/notices/useBriefNotice.ts';
import { TextLink } from '../form/TextLink.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** The password section. An account without a password sets one with an emailed link. */
export function ChangePassword({ hasPassword }: { hasPassword: boolean }) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const { message, showMessage, clear } = useBriefNotice();
  if (!hasPassword) {
    return (
      <FormSection
        title={t('Password')}
        text={t(
          'Your account has no password yet because you sign in with another provider. To set one, choose Send Reset Link. We’ll email you the link.',
        )}
        columns={false}
      >
        <TextLink to="/forgot-password">{t('Send Reset Link')}</TextLink>
      </FormSection>
    );
  }
  return (
    <FormSection
      title={t('Change password')}
      text={t('Changing your password signs you out everywhere else.')}
      columns={false}
    >
      <BriefNotice message={message} />
      <div className={shared('width480')}>
        <ChangePasswordForm
          onSend={clear}
          onChanged={() => showMessage(t('Password updated successfully!'))}
        />
      </div>
    </FormSection>
  );
}
