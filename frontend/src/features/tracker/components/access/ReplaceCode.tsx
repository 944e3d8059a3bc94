import { Button } from '@fluentui/react-components';
import { replaceVerificationCode } from '@portal/contract/requests/endpoints/verificationCode.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog.tsx';
import { FailedChange } from '../../../../components/notices/FailedChange.tsx';
import { useToasts } from '../../../../components/toasts/useToasts.ts';
import { call } from '../../../../lib/api.ts';

/** Who gets a new code. */
export interface CodeContact {
  /** Empty if the request has none. */
  readonly email: string;
  /** Whether the portal no longer emails the address, because it rejects mail. */
  readonly isSuppressed: boolean;
}

interface Props {
  requestId: string;
  contact: CodeContact;
  className?: string;
  onReplaced?: () => void;
}

/** Replaces the verification code of a request, after a confirmation that names the consequence. */
export function ReplaceCode({ requestId, contact, className, onReplaced }: Props) {
  const { t } = useTranslation();
  /** A repeated click or retry sends the same key, so that it replaces the code once. Null: the dialog is closed. */
  const [key, setKey] = useState<string | null>(null);
  const close = () => setKey(null);
  const { mutate, reset, isPending, error } = useReplaceCode(requestId, contact, () => {
    close();
    onReplaced?.();
  });
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        className={className}
        onClick={() => {
          reset();
          setKey(crypto.randomUUID());
        }}
      >
        {t('Replace code')}
      </Button>
      {key !== null && (
        <ConfirmDialog
          title={t('Replace the verification code?')}
          confirmLabel={t('Replace code')}
          isPending={isPending}
          onConfirm={() => mutate(key)}
          onClose={close}
        >
          <p>{t('The current link and code stop working.')}</p>
          <p>{newCodeText(contact, t)}</p>
          <p>
            {t(
              'Accounts that already have this order keep it. You can remove them under “Accounts with this order”.',
            )}
          </p>
          {error && <FailedChange error={error} title={t('The code was not replaced')} />}
        </ConfirmDialog>
      )}
    </>
  );
}

function newCodeText({ email, isSuppressed }: CodeContact, t: TFunction): string {
  if (!email) return t('This request has no email address, so you have to pass on the new one yourself.');
  return isSuppressed
    ? t(
        'We can’t email the new one: {{email}} doesn’t take our emails. To send a new code, choose “Correct the address” instead: that replaces the code too.',
        { email },
      )
    : t('We email the new one to {{email}}.', { email });
}

function useReplaceCode(requestId: string, contact: CodeContact, onReplaced: () => void) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (key: string) =>
      call(replaceVerificationCode, {
        body: { requestId, key },
        fallback: 'Something went wrong on our side. Please try again.',
      }),
    onSuccess: ({ emailedTo: email }) => {
      void queryClient.invalidateQueries({ queryKey: ['requestActivity', requestId] });
      toasts.show({
        type: 'success',
        message: email
          ? t('Code replaced. We emailed the new one to {{email}}.', { email })
          : contact.email
            ? t(
                'Code replaced, but nobody was emailed: {{email}} doesn’t take our emails. Correct the address.',
                { email: contact.email },
              )
            : t('Code replaced. Show the new one and pass it on to the client.'),
      });
      onReplaced();
    },
  });
}
