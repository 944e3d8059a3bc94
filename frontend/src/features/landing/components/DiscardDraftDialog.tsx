import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { draftStore } from '../../requests/draft/draftStore.ts';

/** Asks before a new request discards the unfinished one of this tab. */
export function DiscardDraftDialog({ onDiscard, onClose }: { onDiscard: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  const [draft] = useState(() => draftStore.read());
  const name = draft?.values.orderId.trim() || t('New records request');
  return (
    <ConfirmDialog
      title={t('Discard {{name}}?', { name })}
      confirmLabel={t('Discard and start new')}
      isPending={false}
      onConfirm={onDiscard}
      onClose={onClose}
    >
      <p>{t('Everything you entered and the files you added are discarded. You can’t undo this.')}</p>
    </ConfirmDialog>
  );
}
