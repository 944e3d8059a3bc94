import { Button } from '@fluentui/react-components';
import { confirmAddress } from '@portal/contract/accounts/endpoints/confirmation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { profileKey } from '../../../lib/session/profileQuery.ts';
import { useClearSecretParams, useSecretParams } from '../form/useSecretParams.ts';

/**
 * /confirm-address: confirms the address of the signed-in person with the token of an emailed link. Needs a click, because
 * mail filters open links.
 */
export function ConfirmAddressScreen() {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const session = useSession();
  const token = useSecretParams({ forReload: true }).get('token') ?? '';
  const clearToken = useClearSecretParams();
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => call(confirmAddress, { body: { token } }),
    onSuccess: ({ user }) => {
      queryClient.setQueryData(profileKey(user.userId), (known: object | undefined) => ({
        ...known,
        // The email of the link arrived.
        emailRejectsMail: undefined,
        ...user,
      }));
      clearToken();
    },
  });
  return (
    <>
      <PageHeader
        title={t('Confirm your address')}
        breadcrumbs={[{ label: t('Dashboard'), to: '/dashboard' }]}
      />
      <Stack gap={16} align="left" shared="width640">
        <div role="status">
          {confirm.isSuccess && (
            <Notice type="success" title={t('Email address confirmed')}>
              {t('We can now email you about every request in your list.')}
            </Notice>
          )}
        </div>
        {confirm.isError && (
          <Notice
            type="error"
            role="alert"
            actions={
              <LinkButton to="/account-settings?tab=notifications">
                {t('Open notification settings')}
              </LinkButton>
            }
          >
            {confirm.error.message}
          </Notice>
        )}
        {confirm.isSuccess ? (
          <LinkButton to="/dashboard" appearance="primary">
            {t('Go to Dashboard')}
          </LinkButton>
        ) : (
          <>
            <p className={shared('flush')}>
              {t('You are signed in as {{email}}. Confirm that this is your address.', {
                email: session?.email ?? '',
              })}
            </p>
            <Button
              appearance="primary"
              disabledFocusable={confirm.isPending}
              onClick={() => confirm.mutate()}
            >
              {t('Confirm my address')}
            </Button>
          </>
        )}
      </Stack>
    </>
  );
}
