import { Button } from '@fluentui/react-components';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { useReopenFile } from './useReopenFile.ts';

interface Props {
  requestId: string;
  file: Pick<StaffFileView, 'fileId' | 'originalName'>;
  onExtended: () => void;
}

/** Reopens an expired download window for 12 hours. */
export function ExtendWindow({ requestId, file, onExtended }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const name = file.originalName;
  const { isPending, mutate } = useReopenFile(requestId, 'window', {
    onSuccess: () => {
      onExtended();
      toasts.show({
        type: 'success',
        message: t('Download window extended for "{{name}}". Users now have 12 more hours to download.', {
          name,
        }),
      });
    },
    onError: ({ message: reason }) =>
      toasts.show({ type: 'error', message: t('Error extending download window: {{reason}}', { reason }) }),
  });
  return (
    <Button
      disabledFocusable={isPending}
      icon={isPending ? <SmallSpinner /> : null}
      aria-label={t('Extend Window: {{name}}', { name })}
      onClick={() => mutate(file.fileId)}
    >
      {t('Extend Window')}
    </Button>
  );
}
