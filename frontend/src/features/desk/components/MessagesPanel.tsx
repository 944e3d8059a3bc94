import { makeStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card/Card.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ScreenSkeleton } from '../../../components/page/ScreenSkeleton.tsx';
import type { FileAccess } from '../../files/api/useFileAccess.ts';

const Messages = lazyComponent(async () => (await import('../../messages/Messages.tsx')).Messages, {
  Fallback: ScreenSkeleton,
});

const DownloadThread = lazyComponent(
  async () => (await import('../../messages/DownloadThread.tsx')).DownloadThread,
  { failure: 'hidden' },
);

/** Loads the code of the messages. */
export const preloadMessages = (): Promise<void> => Messages.preload();

const useStyles = makeStyles({
  notice: { marginBottom: '16px' },
  thread: { marginTop: 'var(--cards-gap, 0px)' },
});

/** The thread of a request for staff. Says so if a message reaches nobody by email. */
export function MessagesPanel({ request, files }: { request: StaffRequestView; files: FileAccess }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { recipients, messageCount = 0 } = request;
  const isNotified = recipients?.some(({ isEmailed, isTexted }) => isEmailed || isTexted) ?? true;
  return (
    <Card title={t('Messages')} action={messageCount > 0 && <DownloadThread request={request} />}>
      {!isNotified && (
        <div className={styles.notice}>
          <Notice type="warning">
            {t('Nobody can be notified about this request. Tell the client another way.')}
          </Notice>
        </div>
      )}
      <div className={styles.thread}>
        <Messages
          access={{ request, pair: null }}
          isStaff
          fileAccess={files}
          earliestProduction={request.earliestProduction}
        />
      </div>
    </Card>
  );
}
