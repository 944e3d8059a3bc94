import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { staffUploads } from '@portal/contract/files/rules/staffUploads.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { UploadArea } from '../../uploads/UploadArea.tsx';
import type { UploadQueue } from '../../uploads/uploadQueue.ts';
import { assemblePath } from '../../requests/startedAction/assemblePath.ts';
import { DocumentLook } from './DocumentLook.tsx';
import type { useLooks } from './useLooks.ts';

const useStyles = makeStyles({
  assemble: {
    margin: 0,
    ...typographyStyles.caption1,
    '& a': { color: tokens.colorBrandForegroundLink },
  },
});

interface Props {
  /** The upload group. */
  group: string;
  queue: UploadQueue;
  looks: ReturnType<typeof useLooks>;
  request: Pick<StaffRequestView, '_id' | 'patientName' | 'patientDob'>;
}

/** The documents to release, each with what is known about it. */
export function LookedUploads({ group, queue, looks, request }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <>
      <UploadArea group={group} queue={queue} rules={staffUploads} label={t('Documents')}>
        {(upload) => (
          <DocumentLook
            upload={upload}
            look={looks.of(upload)}
            content={queue.content(upload.id)}
            patient={request}
          />
        )}
      </UploadArea>
      <p className={styles.assemble}>
        {t('Larger files, scans or single pages?')}{' '}
        <Link to={assemblePath(request._id)}>{t('Assemble records')}</Link>
      </p>
    </>
  );
}
