import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons/svg/attach';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import type { StaffFileView, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../../lib/format.ts';
import { type FileAccess, useFileAccess } from '../../files/api/useFileAccess.ts';
import { AuthorizationNotice } from './ReviewNotices.tsx';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '8px' },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  list: { display: 'grid', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  file: { display: 'flex', gap: '8px', alignItems: 'center', overflowWrap: 'anywhere', minWidth: 0 },
  icon: { display: 'flex', alignSelf: 'center', fontSize: '18px', color: tokens.colorBrandForeground1 },
  secondary: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
  name: { flexGrow: 1, minWidth: 0 },
  open: {
    flexShrink: 0,
    minWidth: 0,
    minHeight: '40px',
    paddingLeft: '8px',
    paddingRight: '8px',
    whiteSpace: 'nowrap',
  },
  empty: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** The received documents. The letter of authorization is first because most reviews depend on it. */
export function ReviewDocuments({ request }: { request: StaffRequestView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const access = useFileAccess({ request, pair: null });
  const received = request.uploadedFiles.filter(({ uploadedByAdmin }) => !uploadedByAdmin);
  return (
    <>
      <section className={styles.part}>
        <h3 className={styles.title}>{t('Letter of Authorization / Proof of Service')}</h3>
        <AuthorizationNotice request={request} />
        <Files files={request.loaFiles} access={access} />
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>{t('Other documents')}</h3>
        <Files files={received} access={access} />
      </section>
    </>
  );
}

/** A list of files. A file opens in a new tab, so that the review stays open. */
function Files({ files, access }: { files: readonly StaffFileView[]; access: FileAccess }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const scans = { pending: t('Virus scan pending'), infected: t('Blocked'), clean: null };
  if (files.length === 0) return <p className={styles.empty}>{t('No files')}</p>;
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={file.fileId} className={styles.file}>
          <span className={styles.icon} aria-hidden>
            <AttachRegular />
          </span>
          <span className={styles.name}>{file.originalName}</span>
          <span className={styles.secondary}>
            {[formatBytes(file.size), file.deletedAt ? t('Deleted') : scans[file.scan]]
              .filter((part) => part !== null)
              .join(' · ')}
          </span>
          {file.isViewable && (
            <Button
              appearance="subtle"
              className={styles.open}
              icon={<OpenRegular />}
              disabledFocusable={access.isBusy(file)}
              aria-label={t('Open {{name}} in a new tab', { name: file.originalName })}
              onClick={() => access.open(file)}
            >
              {t('Open')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
