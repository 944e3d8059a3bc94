import { staffUploads } from '@portal/contract/files/rules/staffUploads.ts';
import { useTranslation } from 'react-i18next';
import { UploadArea } from '../../uploads/UploadArea.tsx';
import type { UploadQueue } from '../../uploads/uploadQueue.ts';
import { DocumentLook } from './DocumentLook.tsx';
import type { useLooks } from './useLooks.ts';

interface Props {
  /** The upload group. */
  group: string;
  queue: UploadQueue;
  looks: ReturnType<typeof useLooks>;
  patient: Parameters<typeof DocumentLook>[0]['patient'];
}

/** The documents to release, each with what is known about it. */
export function LookedUploads({ group, queue, looks, patient }: Props) {
  const { t } = useTranslation();
  return (
    <UploadArea group={group} queue={queue} rules={staffUploads} label={t('Documents')}>
      {(upload) => (
        <DocumentLook
          upload={upload}
          look={looks.of(upload)}
          content={queue.content(upload.id)}
          patient={patient}
        />
      )}
    </UploadArea>
  );
}
