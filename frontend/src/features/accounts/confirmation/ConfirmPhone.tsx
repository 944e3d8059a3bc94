import { Button } from '@fluentui/react-components';
import { displayPhone } from '@portal/contract/fields/entered/phone.ts';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import '../../../lib/schemaMode.ts';
import {
  confirmPhone,
  PHONE_CODE_MINUTES,
  phoneCode,
  sendPhoneCode,
} from '@portal/contract/accounts/endpoints/confirmation.ts';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Notice } from '../../../components/Notice.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { profileQuery } from '../../../lib/session/profileQuery.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import { useAuthForm } from '../form/useAuthForm.ts';
import { AuthenticatorCodeField } from '../twoStep/AuthenticatorCodeField.tsx';

const form = z.object({ code: phoneCode });

/** Asks for the phone number to be confirmed with a code. Until then, text messages are not sent. */
export function ConfirmPhone({ user }: { user: UserView }) {
  const { t } = useTranslation();
  const send = useMutation({ mutationFn: () => call(sendPhoneCode) });
  const phone = displayPhone(user.phoneNumber);
  if (send.isSuccess) return <EnterCode user={user} onResend={send.reset} />;
  return (
    <Notice
      type="warning"
      title={t('Confirm your phone number')}
      actions={
        <Button appearance="primary" disabledFocusable={send.isPending} onClick={() => send.mutate()}>
          {t('Text me a code')}
        </Button>
      }
    >
      {t('SMS notifications are on, but we don’t send any to {{phone}} until you confirm that it is yours.', {
        phone,
      })}
      {send.isError && <p role="alert">{send.error.message}</p>}
    </Notice>
  );
}

function EnterCode({ user, onResend }: { user: UserView; onResend: () => void }) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const state = useAuthForm({
    schema: form,
    defaultValues: { code: '' },
    send: async (body) => {
      const { user: confirmed } = await call(confirmPhone, { body });
      queryClient.setQueryData(
        profileQuery(user.userId).queryKey,
        (known) => known && { ...known, ...confirmed },
      );
      toasts.show({ type: 'success', message: t('Phone number confirmed') });
    },
    fallback: t('We couldn’t confirm the phone number. Please try again.'),
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <Stack gap={16} shared={['above8', 'width480']}>
      <p className={shared('flush')} role="status">
        {t('We sent a code to {{phone}}. It is valid for {{minutes}} minutes.', {
          phone: displayPhone(user.phoneNumber),
          minutes: PHONE_CODE_MINUTES,
        })}
      </p>
      <AuthForm state={state} action={t('Confirm phone number')} busyAction={t('Please wait...')}>
        <AuthenticatorCodeField />
        <Button appearance="subtle" onClick={onResend}>
          {t('Get another code')}
        </Button>
      </AuthForm>
    </Stack>
  );
}
