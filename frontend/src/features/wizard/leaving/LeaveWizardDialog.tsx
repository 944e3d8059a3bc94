import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SmallDialog } from '../../../components/dialogs/SmallDialog.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { savedVersionOf } from '../../requests/draft/draftStore.ts';
import { discardUnfinished } from '../../requests/unfinished/unfinishedRequests.ts';
import type { UnsavedInput } from './unsavedInput.ts';

const useStyles = makeStyles({
  lost: { margin: '0 0 12px', paddingLeft: '20px', lineHeight: '24px', overflowWrap: 'anywhere' },
});

interface Props {
  draftId: string;
  loss: UnsavedInput;
  /** The fee is paid, so the portal submits the request automatically. */
  paid: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** Discards the draft. Undefined when that is no longer possible. */
  onDiscard?: (() => void) | undefined;
}

/** Asks for confirmation before leaving the wizard and says what is lost and what is kept. */
export function LeaveWizardDialog({ draftId, loss, paid, onStay, onLeave, onDiscard }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isDiscarding, setDiscarding] = useState(false);
  const isClient = useSession()?.role === 'client';
  const isInAccount = isClient && savedVersionOf(draftId) > 0;
  const discard = (onDiscarded: () => void) => {
    // If it fails, the request stays in the list of unfinished requests, where it can be discarded again.
    if (isInAccount) void discardUnfinished(draftId).catch(() => undefined);
    onDiscarded();
  };
  const lostItems = [
    ...(loss.ssn ? [t('the Social Security digits')] : []),
    ...loss.uploads.map((name) => t('the upload of {{name}}', { name })),
    ...(loss.paymentDetails ? [t('card or bank details')] : []),
  ];
  const keptText = () => {
    if (paid) {
      return t(
        'The fee is paid. If you leave now, we’ll submit your request automatically and email you a confirmation.',
      );
    }
    if (isInAccount) {
      return lostItems.length > 0
        ? t('Everything else you entered is saved in your account. Continue it from your dashboard.')
        : t('What you entered is saved in your account. Continue it from your dashboard.');
    }
    return lostItems.length > 0
      ? t('Everything else you entered stays in this tab until you close it or start another request.')
      : t('What you entered stays in this tab until you close it or start another request.');
  };
  if (isDiscarding && onDiscard) {
    return (
      <ConfirmDialog
        title={t('Discard this request?')}
        confirmLabel={t('Discard')}
        isPending={false}
        onConfirm={() => discard(onDiscard)}
        onClose={() => setDiscarding(false)}
      >
        <p>{t('What you entered and the uploaded files will be deleted. Nothing was charged.')}</p>
      </ConfirmDialog>
    );
  }
  return (
    <SmallDialog
      title={t('Leave this request?')}
      onClose={onStay}
      actions={
        <>
          {onDiscard && (
            <Button appearance="subtle" onClick={() => setDiscarding(true)}>
              {t('Leave and discard')}
            </Button>
          )}
          <Button onClick={onLeave}>{t('Leave')}</Button>
          <Button appearance="primary" onClick={onStay}>
            {t('Stay')}
          </Button>
        </>
      }
    >
      {lostItems.length > 0 && (
        <>
          <p>{t('This will be lost:')}</p>
          <ul className={styles.lost}>
            {lostItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
      <p>{keptText()}</p>
    </SmallDialog>
  );
}
