import { Button } from '@fluentui/react-components';
import { requestAddressLink } from '@portal/contract/accounts/endpoints/confirmation.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { call } from '../../../lib/api.ts';

/** Offers to email a link that confirms the address of the account, and says why that matters. */
export function ConfirmAddress({ email }: { email: string }) {
  const { t } = useTranslation();
  const send = useMutation({ mutationFn: () => call(requestAddressLink) });
  return (
    <div role="status">
      {send.isSuccess ? (
        <Notice type="success" title={t('We sent you a link. Please check your email.')}>
          {t('Open the link in the email to {{email}} to confirm your address.', { email })}
        </Notice>
      ) : (
        <Notice
          type="warning"
          title={t('Confirm your address')}
          actions={
            <Button appearance="primary" disabledFocusable={send.isPending} onClick={() => send.mutate()}>
              {t('Email me a link')}
            </Button>
          }
        >
          {t(
            'Until you confirm {{email}}, we don’t email you about requests that you added to your list, and our emails don’t include verification codes.',
            { email },
          )}
          {send.isError && <p role="alert">{send.error.message}</p>}
        </Notice>
      )}
    </div>
  );
}
