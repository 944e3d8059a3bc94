import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { FileView, RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../components/card/Panel.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import type { FileAccess } from '../../files/api/useFileAccess.ts';
import { TrackedFile } from '../../files/TrackedFile.tsx';
import { sentUpdatesOf } from '../rules/sentUpdatesOf.ts';

const useStyles = makeStyles({
  updates: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '24px' },
  update: { breakInside: 'avoid-page' },
  head: { ...typographyStyles.body1Strong, margin: 0 },
  text: {
    ...typographyStyles.body1,
    margin: '4px 0 0',
    maxWidth: '75ch',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  files: { listStyleType: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: '8px' },
});

interface Props {
  request: Pick<RequestView, 'updates' | 'uploadedFiles' | 'loaFiles'>;
  files: FileAccess;
  /** Returns what the client can do about a file that did not pass the virus scan. */
  blockedAction: (file: FileView) => ReactNode;
}

/** The updates that the client sent, newest first: when, reason, text and files. */
export function SentUpdates({ request, files: access, blockedAction }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <Panel title={t('Update Documents')}>
      <ul className={styles.updates}>
        {sentUpdatesOf(request).map(({ update: { updateId, reason, details, submittedAt }, files }) => (
          <li key={updateId} className={styles.update}>
            <h4 className={styles.head}>
              {t('{{reason}}, sent on {{time}}', { reason: t(reason), time: formatDateTime(submittedAt) })}
            </h4>
            <p className={styles.text}>{details}</p>
            {files.length > 0 && (
              <ul className={styles.files}>
                {files.map((file) => (
                  <TrackedFile key={file.fileId} file={file} access={access} blockedAction={blockedAction} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
