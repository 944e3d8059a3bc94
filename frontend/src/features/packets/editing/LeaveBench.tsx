import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../components/dialogs/LeaveDialog.tsx';
import { useLeaveGuard } from '../../../components/leaving/useLeaveGuard.ts';
import type { BenchParts } from './useAssembly.ts';

interface Props {
  editor: BenchParts['editor'];
  isUnsaved: boolean;
  /** Whether files are being sent. */
  isSending: boolean;
}

/** Asks before the page is left while something is not saved or sent. */
export function LeaveBench({ editor, isUnsaved, isSending }: Props) {
  const { t } = useTranslation();
  const leaving = useLeaveGuard(() => isUnsaved || isSending);
  // What is being saved is sent first; then nothing has to be asked.
  const sendAndLeave = useEffectEvent(async () => {
    await editor.flush();
    if (!isSending) leaving.leave();
  });
  useEffect(() => {
    if (leaving.isAsking) void sendAndLeave();
  }, [leaving.isAsking]);
  if (!leaving.isAsking) return null;
  return (
    <LeaveDialog
      title={isSending ? t('Leave while files are sent?') : t('Leave before everything is saved?')}
      text={
        isSending
          ? t('Files that are not sent yet stop. They go on when you choose them again.')
          : t(
              'Your last changes are being saved. If you leave now, they are saved when you come back in this tab.',
            )
      }
      onStay={leaving.stay}
      onLeave={leaving.leave}
    />
  );
}
