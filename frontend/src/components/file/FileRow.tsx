import { makeStyles, tokens } from '@fluentui/react-components';
import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { type ReactNode, useContext } from 'react';
import { bodyText, frame, smallText } from '../layout/shapes.ts';
import { FileSizes } from './fileSizes.ts';

const useStyles = makeStyles({
  row: {
    ...frame,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '12px',
    alignItems: 'center',
    padding: 'var(--file-padding, 10px 12px)',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  icon: { display: 'flex', fontSize: '24px', color: tokens.colorBrandForeground1 },
  name: { ...bodyText, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  detail: { ...smallText, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4px', justifyContent: 'flex-end' },
  below: { gridColumn: '2 / -1' },
});

interface Props {
  name: string;
  /** Bytes. */
  size: number;
  /** More text in the second line, after the size. */
  detail?: ReactNode;
  actions?: ReactNode;
  /** Shown below name and actions, such as a progress bar. */
  children?: ReactNode;
}

/** A file in a list (`li`) with its name, size and actions. */
export function FileRow({ name, size, detail, actions, children }: Props) {
  const styles = useStyles();
  const formatSize = useContext(FileSizes);
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden>
        <DocumentRegular />
      </span>
      <div>
        <div className={styles.name}>{name}</div>
        <div className={styles.detail}>
          {formatSize(size)}
          {detail && <> · {detail}</>}
        </div>
      </div>
      <div className={styles.actions}>{actions}</div>
      {children && <div className={styles.below}>{children}</div>}
    </li>
  );
}
