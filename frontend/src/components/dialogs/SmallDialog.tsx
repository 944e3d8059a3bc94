import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Modal } from './Modal.tsx';

const useStyles = makeStyles({
  dialog: {
    width: '480px',
    padding: '24px',
    '@media (max-width: 599px)': {
      width: 'calc(100vw - 32px)',
      height: 'auto',
      maxHeight: 'calc(100dvh - 32px)',
      borderRadius: tokens.borderRadiusXLarge,
    },
  },
  wide: { '@media (min-width: 600px)': { width: '760px' } },
  heading: {
    margin: '0 0 12px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: '22px',
    color: tokens.colorNeutralForeground2,
    '& p': { margin: '0 0 12px' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '12px',
    marginTop: '24px',
    '& > button': { minHeight: '40px' },
    '@media (max-width: 519px)': { flexDirection: 'column-reverse', '& > button': { minHeight: '44px' } },
  },
});

interface Props {
  title: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions: ReactNode;
  onClose: () => void;
  /** Room for two columns. */
  wide?: boolean;
}

/** A small dialog with a title, short content and buttons. */
export function SmallDialog({ title, children, actions, onClose, wide = false }: Props) {
  const styles = useStyles();
  const id = useId();
  return (
    <Modal labelledBy={id} className={mergeClasses(styles.dialog, wide && styles.wide)} onClose={onClose}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </Modal>
  );
}
