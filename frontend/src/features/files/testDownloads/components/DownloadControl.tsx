import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/Notice.tsx';
import { SmallSpinner } from '../../../../components/SmallSpinner.tsx';
import { column, inlineLine, smallText } from '../../../../components/layout/shapes.ts';
import { useToasts } from '../../../../components/toasts/useToasts.ts';
import { call } from '../../../../lib/api.ts';
import { hasReason } from '../../../../lib/apiError.ts';
import { formatDateTime, formatTime } from '../../../../lib/format.ts';
import { useCallbackAt } from '../../../../lib/time/useCallbackAt.ts';
import { saveFromLink } from '../../api/saveFromLink.ts';
import { type DemoFileView, eligibilityQuery } from '../api/demoFileQueries.ts';

const useStyles = makeStyles({
  control: { ...column('8px'), justifyItems: 'start', '& button': { minHeight: '40px' } },
  state: { ...inlineLine('8px'), minHeight: '40px', fontSize: tokens.fontSizeBase300 },
  downloaded: { fontWeight: tokens.fontWeightSemibold },
  icon: { display: 'flex', fontSize: '20px', color: tokens.colorStatusSuccessForeground1 },
  text: { ...smallText, margin: 0, color: tokens.colorNeutralForeground2 },
});

/** Checks whether a sample file can be downloaded and offers the download. */
export function DownloadControl({ file }: { file: DemoFileView }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { data, error, refetch } = useQuery(eligibilityQuery(file));
  const download = useDemoDownload(file);
  useCallbackAt(data?.downloadAgainUntil ?? null, () => void refetch());
  const name = file.fileName;
  return (
    <div className={styles.control}>
      {!data && !error && (
        <span className={styles.state} role="status">
          <SmallSpinner />
          {t('Checking download eligibility...')}
        </span>
      )}
      {error && !data && (
        <Notice
          type="error"
          role="alert"
          title={t('Failed to check download eligibility')}
          actions={<Button onClick={() => void refetch()}>{t('Retry')}</Button>}
        >
          {hasReason(error) && error.message}
        </Notice>
      )}
      {data && !data.canDownload && (
        <span className={styles.state} role="status">
          <span className={styles.icon} aria-hidden>
            <CheckmarkCircleRegular />
          </span>
          <span className={styles.downloaded}>{t('Already Downloaded')}</span>
        </span>
      )}
      {(data?.canDownload || data?.downloadAgainUntil) && (
        <Button
          appearance={data.canDownload ? 'primary' : 'secondary'}
          icon={download.isPending ? <SmallSpinner /> : <ArrowDownloadRegular />}
          disabledFocusable={download.isPending}
          aria-label={
            data.canDownload ? t('Download {{name}}', { name }) : t('Download again: {{name}}', { name })
          }
          onClick={() => download.mutate()}
        >
          {data.canDownload ? t('Download') : t('Download again')}
        </Button>
      )}
      {data?.downloadAgainUntil && (
        <p className={styles.text}>
          {t('You can repeat this download until {{time}}.', {
            time: formatTime(data.downloadAgainUntil),
          })}
        </p>
      )}
      {data?.reason && !data.downloadAgainUntil && <p className={styles.text}>{t(data.reason)}</p>}
      {data?.lastDownloadedAt && (
        <p className={styles.text}>
          {t('Last downloaded {{time}}', { time: formatDateTime(data.lastDownloadedAt) })}
        </p>
      )}
      {download.error && (
        <Notice type="error" role="alert" title={t('Download failed')}>
          {hasReason(download.error) && download.error.message}
        </Notice>
      )}
    </div>
  );
}

/** Downloads a sample file, then checks again whether it can be downloaded. */
function useDemoDownload(file: DemoFileView) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { fileId, requestId, fileName: name } = file;
  return useMutation({
    mutationFn: () => call(downloadFile, { query: { fileId, requestId, action: 'download' } }),
    onSuccess: ({ url }) => {
      saveFromLink(url);
      toasts.show({ type: 'success', message: t('File "{{name}}" downloaded successfully!', { name }) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: eligibilityQuery(file).queryKey }),
  });
}
