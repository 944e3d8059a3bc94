import { Checkbox } from '@fluentui/react-components';
import {
  resendNotice,
  resolveUndelivered,
  type undeliveredActions,
} from '@portal/contract/notifications/endpoints.ts';
import type { SuppressedRecipient } from '@portal/contract/notifications/schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { FailedChange } from '../../components/notices/FailedChange.tsx';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { call } from '../../lib/api.ts';
import { useNoticesRefresh } from './useNoticesRefresh.ts';

export type ResolveAction = (typeof undeliveredActions)[number];

const FALLBACK = 'Something went wrong on our side. Please try again.';

interface Props {
  requestId: string;
  /** `isSuppressed`: whether the portal no longer emails the address. */
  recipient: SuppressedRecipient & { readonly isSuppressed?: boolean };
  action: ResolveAction;
  onResolved: () => void;
  onClose: () => void;
}

/** Names the consequence of marking an undelivered recipient as handled, or of allowing emails again, then does it. */
export function ResolveDialog({ requestId, recipient, action, onResolved, onClose }: Props) {
  const { t } = useTranslation();
  const [sendsState, setSendsState] = useState(true);
  const { address, isSuppressed } = recipient;
  const resolve = useResolve({ requestId, recipient, action, sendsState }, () => {
    onResolved();
    onClose();
  });
  const isRelease = action === 'release';
  return (
    <ConfirmDialog
      title={
        isRelease
          ? t('Allow emails to {{address}} again?', { address })
          : t('Mark {{address}} as handled?', { address })
      }
      confirmLabel={isRelease ? t('Allow emails again') : t('Mark as handled')}
      isPending={resolve.isPending}
      onConfirm={() => resolve.mutate()}
      onClose={resolve.isReleased ? resolve.finish : onClose}
    >
      {isRelease ? (
        <>
          <p>{t('The portal emails this address again. It does not repeat earlier emails.')}</p>
          <p>
            {t(
              'For up to a day, the email service may still refuse the address because of the earlier emails. “Notices” shows what becomes of each email.',
            )}
          </p>
          <Checkbox
            label={t('Also email the current status now')}
            checked={sendsState}
            onChange={(_, { checked }) => setSendsState(checked === true)}
          />
        </>
      ) : (
        <>
          <p>
            {t(
              'This notice and the mark in the list disappear. If another email does not arrive, they return.',
            )}
          </p>
          {isSuppressed && (
            <p>
              {t(
                'The portal still does not email this address. You can allow emails again at any time: “Notices” in the tab “Activity” keeps offering it.',
              )}
            </p>
          )}
        </>
      )}
      {resolve.error && (
        <FailedChange
          error={resolve.error}
          title={
            resolve.isReleased
              ? t('Emails are allowed again, but the current status was not emailed')
              : t('Nothing was changed')
          }
        />
      )}
    </ConfirmDialog>
  );
}

type Resolution = Pick<Props, 'requestId' | 'recipient' | 'action'> & { sendsState: boolean };

/** Resolves an undelivered recipient and, if emails are allowed again, emails the current status if that was chosen. */
function useResolve({ requestId, recipient, action, sendsState }: Resolution, onResolved: () => void) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const refresh = useNoticesRefresh(requestId);
  const [key] = useState(() => crypto.randomUUID());
  const [isReleased, setReleased] = useState(false);
  const { recipientId, address } = recipient;
  const sends = action === 'release' && sendsState;
  const finish = () => {
    onResolved();
    void refresh();
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await call(resolveUndelivered, { body: { requestId, recipientId, action }, fallback: FALLBACK });
      if (!sends) return;
      setReleased(true);
      await call(resendNotice, { body: { requestId, recipientId, key }, fallback: FALLBACK });
    },
    onSuccess: () => {
      toasts.show({ type: 'success', message: doneText() });
      finish();
    },
  });
  function doneText(): string {
    if (action === 'handled') return t('Marked as handled');
    return sends
      ? t('Emails to {{address}} are allowed again. The current status is on its way.', { address })
      : t('Emails to {{address}} are allowed again.', { address });
  }
  return { mutate, isPending, error, isReleased, finish };
}
