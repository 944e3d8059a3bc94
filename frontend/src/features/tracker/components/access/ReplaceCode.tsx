import { Button } from '@fluentui/react-components';
import { replaceVerificationCode } from '@portal/contract/requests/endpoints/verificationCode.ts';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../../components/dialogs/ConfirmChange.tsx';
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
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        className={className}
        onClick={() => setKey(crypto.randomUUID())}
      >
        {t('Replace code')}
      </Button>
      {key !== null && (
        <ConfirmChange
          title={t('Replace the verification code?')}
          confirmLabel={t('Replace code')}
          send={() =>
            call(replaceVerificationCode, {
              body: { requestId, key },
              fallback: 'Something went wrong on our side. Please try again.',
            })
          }
          keys={[['requestActivity', requestId]]}
          success={({ emailedTo }) => replacedText(emailedTo, contact, t)}
          failure={t('The code was not replaced')}
          onDone={() => {
            close();
            onReplaced?.();
          }}
          onClose={close}
        >
          <p>{t('The current link and code stop working.')}</p>
          <p>{newCodeText(contact, t)}</p>
          <p>
            {t(
              'Accounts that already have this order keep it. You can remove them under “Accounts with this order”.',
            )}
          </p>
        </ConfirmChange>
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

function replacedText(emailedTo: string, { email }: CodeContact, t: TFunction): string {
  if (emailedTo) return t('Code replaced. We emailed the new one to {{email}}.', { email: emailedTo });
  return email
    ? t('Code replaced, but nobody was emailed: {{email}} doesn’t take our emails. Correct the address.', {
        email,
      })
    : t('Code replaced. Show the new one and pass it on to the client.');
}
