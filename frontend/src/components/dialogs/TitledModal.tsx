import {
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Modal } from './Modal.tsx';

const useStyles = makeStyles({
  dialog: {
    width: '480px',
    padding: '24px',
    overflow: 'hidden',
    '@media (max-width: 599px)': {
      width: 'calc(100vw - 32px)',
      height: 'fit-content',
      maxHeight: 'calc(100dvh - 32px)',
      borderRadius: tokens.borderRadiusXLarge,
    },
  },
  wide: { '@media (min-width: 600px)': { width: '760px' } },
  body: { maxHeight: 'calc(100dvh - 82px)' },
  // Leaves room for the message below a focused field.
  content: { '& p': { margin: '0 0 12px' }, scrollPaddingBottom: '64px' },
  actions: {
    flexWrap: 'wrap',
    gap: '12px',
    paddingTop: '8px',
    '& > button': { minHeight: '40px' },
    '@media (max-width: 519px)': { '& > button': { minHeight: '44px' } },
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

/** The content of `SmallDialog`. */
export function TitledModal({ title, children, actions, onClose, wide = false }: Props) {
  const styles = useStyles();
  return (
    <Modal className={mergeClasses(styles.dialog, wide && styles.wide)} onClose={onClose}>
      <DialogBody className={styles.body}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent className={styles.content}>{children}</DialogContent>
        <DialogActions fluid className={styles.actions}>
          {actions}
        </DialogActions>
      </DialogBody>
    </Modal>
  );
}
