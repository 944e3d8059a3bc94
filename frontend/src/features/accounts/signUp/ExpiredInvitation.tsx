import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Row } from '../../../components/layout/pieces.tsx';

/** Shown for an invitation that was accepted, replaced or has expired. */
export function ExpiredInvitation({ onDecline }: { onDecline: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      type="warning"
      role="alert"
      title={t('This invitation is no longer valid')}
      actions={
        <Row gap={12} align="stretch" shared="above8">
          <LinkButton to="/login" appearance="primary">
            {t('Sign in')}
          </LinkButton>
          <LinkButton to="/signup" onClick={onDecline}>
            {t('Sign up as a client')}
          </LinkButton>
        </Row>
      }
    >
      {t(
        'This invitation was already accepted or has expired. If you accepted it, sign in. Otherwise, ask the person who invited you for a new one.',
      )}
    </Notice>
  );
}
