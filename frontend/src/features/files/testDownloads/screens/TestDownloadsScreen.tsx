import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../../components/card/Mark.tsx';
import { column, listGrid } from '../../../../components/layout/shapes.ts';
import { LoadError } from '../../../../components/notices/ErrorPanel.tsx';
import { NotFoundScreen } from '../../../../components/page/NotFoundScreen.tsx';
import { PageHeader } from '../../../../components/page/PageHeader.tsx';
import { ScreenSkeleton } from '../../../../components/page/ScreenSkeleton.tsx';
import { Surface } from '../../../../components/Surface.tsx';
import { ApiError } from '../../../../lib/apiError.ts';
import { demoFilesQuery, type DemoFileView } from '../api/demoFileQueries.ts';
import { DownloadControl } from '../components/DownloadControl.tsx';

const useStyles = makeStyles({
  page: { ...column('24px') },
  about: { ...typographyStyles.body2, margin: 0, maxWidth: '72ch' },
  title: { ...typographyStyles.subtitle1, margin: '0 0 8px' },
  rules: {
    ...typographyStyles.body1,
    display: 'grid',
    gap: '6px',
    margin: 0,
    paddingLeft: '20px',
    maxWidth: '72ch',
  },
  files: { ...listGrid('16px'), gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' },
});

/** /test-downloads: a demo of the download rules with sample files, open to everyone. */
export function TestDownloadsScreen() {
  const { t } = useTranslation();
  const styles = useStyles();
  const [rulesId, filesId] = [useId(), useId()];
  const query = useQuery(demoFilesQuery);
  const { data, error } = query;
  // Deferred, so that the answer is rendered in short tasks.
  const files = useDeferredValue(data);
  if (error instanceof ApiError && error.code === 'not_found') return <NotFoundScreen />;
  return (
    <>
      <PageHeader title={t('Download demo')} />
      <div className={styles.page}>
        <p className={styles.about}>
          {t(
            'Try the rules for released documents with sample files. They contain no patient data, and no payment is made.',
          )}
        </p>
        <section aria-labelledby={rulesId}>
          <Surface>
            <h2 id={rulesId} className={styles.title}>
              {t('The rules')}
            </h2>
            <ul className={styles.rules}>
              <li>{t('Each user can download a paid file once. The download is recorded permanently.')}</li>
              <li>{t('A free file can be downloaded many times.')}</li>
              <li>{t('The download history of a free file expires after 30 days.')}</li>
              <li>{t('This demo tracks downloads by IP address.')}</li>
              <li>{t('You can repeat the same download for 15 minutes, in case it didn’t finish.')}</li>
            </ul>
          </Surface>
        </section>
        <section aria-labelledby={filesId}>
          <h2 id={filesId} className={styles.title}>
            {t('Sample files')}
          </h2>
          {!files && !error && <ScreenSkeleton />}
          <LoadError query={query} title={t('Failed to load the sample files')} />
          <ul className={styles.files} aria-labelledby={filesId}>
            {files?.map((file) => (
              <DemoFileCard key={file.fileId} file={file} />
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

const useDemoFileCardStyles = makeStyles({
  card: { ...column('12px'), alignContent: 'start', height: '100%', boxSizing: 'border-box' },
  name: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: 'anywhere' },
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
});

/** One sample file with its download control. */
function DemoFileCard({ file }: { file: DemoFileView }) {
  const { t } = useTranslation();
  const styles = useDemoFileCardStyles();
  return (
    <li>
      <Surface className={styles.card}>
        <div>
          <Mark tone={file.isPaidFile ? 'attention' : 'good'}>
            {file.isPaidFile ? t('Paid file') : t('Free file')}
          </Mark>
        </div>
        <h3 className={styles.name}>{file.fileName}</h3>
        <p className={styles.text}>{t(file.description)}</p>
        <DownloadControl file={file} />
      </Surface>
    </li>
  );
}
