import { Button } from '@fluentui/react-components';
import { requestAddressLink } from '@portal/contract/accounts/endpoints/confirmation.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { EmailDelay } from '../../../components/notices/EmailDelay.tsx';
import { call } from '../../../lib/api.ts';

/** Offers to email a link that confirms the address of the account, and says why that matters. */
export function ConfirmAddress({ email }: { email: string }) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<DataOf<typeof requestAddressLink> | null>(null);
  const send = useMutation({ mutationFn: () => call(requestAddressLink), onSuccess: setSent });
  const button = (appearance: 'primary' | 'secondary', label: string) => (
    <Button appearance={appearance} disabledFocusable={send.isPending} onClick={() => send.mutate()}>
      {label}
    </Button>
  );
  return (
    <div role="status">
      {sent ? (
        <Notice
          type="success"
          title={t('We sent you a link. Please check your email.')}
          actions={button('secondary', t('Send another link'))}
        >
          {t('Open the link in the email to {{email}} to confirm your address.', { email })}
          <EmailDelay isDelayed={sent.isDelayed} />
          {send.isError && <p role="alert">{send.error.message}</p>}
        </Notice>
      ) : (
        <Notice
          type="warning"
          title={t('Confirm your address')}
          actions={button('primary', t('Email me a link'))}
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
