import { Checkbox } from '@fluentui/react-components';
import {
  resendNotice,
  resolveUndelivered,
  type undeliveredActions,
} from '@portal/contract/notifications/endpoints.ts';
import type { SuppressedRecipient } from '@portal/contract/notifications/schemas.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../components/dialogs/ConfirmChange.tsx';
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
  const [key] = useState(() => crypto.randomUUID());
  const [isReleased, setReleased] = useState(false);
  const refresh = useNoticesRefresh(requestId);
  const { recipientId, address, isSuppressed } = recipient;
  const isRelease = action === 'release';
  const finish = () => {
    onResolved();
    onClose();
    void refresh();
  };
  async function resolve() {
    await call(resolveUndelivered, { body: { requestId, recipientId, action }, fallback: FALLBACK });
    if (!isRelease || !sendsState) return;
    setReleased(true);
    await call(resendNotice, { body: { requestId, recipientId, key }, fallback: FALLBACK });
  }
  function doneText(): string {
    if (!isRelease) return t('Marked as handled');
    return sendsState
      ? t('Emails to {{address}} are allowed again. The current status is on its way.', { address })
      : t('Emails to {{address}} are allowed again.', { address });
  }
  return (
    <ConfirmChange
      title={
        isRelease
          ? t('Allow emails to {{address}} again?', { address })
          : t('Mark {{address}} as handled?', { address })
      }
      confirmLabel={isRelease ? t('Allow emails again') : t('Mark as handled')}
      send={resolve}
      success={doneText}
      failure={
        isReleased
          ? t('Emails are allowed again, but the current status was not emailed')
          : t('Nothing was changed')
      }
      onDone={finish}
      onClose={isReleased ? finish : onClose}
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
    </ConfirmChange>
  );
}
