import { makeStyles } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useId } from 'react';
import { DoOrCancel } from './DoOrCancel.tsx';
import { Notice } from './Notice.tsx';
import { SmallDialog } from './SmallDialog.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', '& p': { margin: 0 } },
});

interface Props {
  title: string;
  /** Words of the button that sends it. */
  save: string;
  isSaving: boolean;
  /** It cannot be sent as it stands. */
  isOff?: boolean;
  /** Why it was not done; null while nothing failed. */
  problem: { title: string; reason?: string | null } | null;
  onSubmit: (event: FormEvent) => Promise<void>;
  onClose: () => void;
  /** Its fields. */
  children: ReactNode;
}

/** A small form in a dialog, which stays open until it was saved. */
export function DialogForm(props: Props) {
  const { title, save, isSaving, isOff = false, problem, onSubmit, onClose, children } = props;
  const styles = useStyles();
  const formId = useId();
  const close = () => {
    if (!isSaving) onClose();
  };
  return (
    <SmallDialog
      title={title}
      onClose={close}
      actions={
        <DoOrCancel words={save} isPending={isSaving} disabled={isOff} form={formId} onCancel={close} />
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        aria-label={title}
        onSubmit={(event) => void onSubmit(event)}
      >
        {problem && (
          <Notice type="error" role="alert" title={problem.title}>
            {problem.reason}
          </Notice>
        )}
        {children}
      </form>
    </SmallDialog>
  );
}
