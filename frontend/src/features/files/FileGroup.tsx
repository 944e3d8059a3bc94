import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/card/Panel.tsx';
import type { CallAccess } from '../requests/api/withRequestAccess.ts';
import { type StartedAction, useStart } from '../requests/startedAction/startedAction.ts';
import type { FileAccess } from './api/useFileAccess.ts';
import { TrackedFile } from './TrackedFile.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px' },
  empty: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});

interface Props {
  title: string;
  files: readonly FileView[];
  access: FileAccess;
  /** Access to pay and to request another download. Omitted where neither is possible. */
  paymentAccess?: CallAccess;
  /** Returns what the client can do about a file of theirs that did not pass the virus scan. */
  blockedAction?: (file: FileView) => ReactNode;
  /** Shown when there are no files. */
  empty?: string;
  /** Gives the list the focus at once. */
  started?: StartedAction | null;
  /** Shown above the files. */
  children?: ReactNode;
}

/** A panel with files and their actions. */
export function FileGroup({
  title,
  files,
  access,
  paymentAccess,
  blockedAction,
  empty,
  started = null,
  children,
}: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const list = useStart<HTMLUListElement>(started);
  return (
    <Panel title={title}>
      {children}
      {files.length === 0 ? (
        !children && <p className={styles.empty}>{empty ?? t('No files')}</p>
      ) : (
        <ul ref={list} tabIndex={-1} aria-label={title} className={styles.list}>
          {files.map((file) => (
            <TrackedFile
              key={file.fileId}
              file={file}
              access={access}
              paymentAccess={paymentAccess}
              blockedAction={blockedAction}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
