import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { FormActions } from '../buttons/FormActions.tsx';
import { Notice } from '../Notice.tsx';
import { SmallDialog } from './SmallDialog.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', '& p': { margin: 0 } },
  columns: {
    alignItems: 'start',
    '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  problem: { gridColumn: '1 / -1' },
});

interface Props {
  title: string;
  /** Label of the submit button. */
  save: string;
  isSaving: boolean;
  /** The form cannot be submitted in its current state. */
  disabled?: boolean;
  /** Why saving failed; null if it did not. */
  problem: { title: string; reason?: string | null } | null;
  onSubmit: (event: FormEvent) => Promise<void>;
  onClose: () => void;
  /** Shows the fields in two columns if there is room. */
  wide?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A small form in a dialog. It cannot be closed while it is saving. */
export function DialogForm(props: Props) {
  const {
    title,
    save,
    isSaving,
    disabled = false,
    problem,
    onSubmit,
    onClose,
    wide = false,
    children,
  } = props;
  const styles = useStyles();
  const formId = useId();
  const problemRef = useRef<HTMLDivElement>(null);
  // The top of a long form is out of view at the button. A field with a message has the focus instead.
  useEffect(() => {
    if (problem && document.activeElement?.getAttribute('aria-invalid') !== 'true')
      problemRef.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const close = () => {
    if (!isSaving) onClose();
  };
  return (
    <SmallDialog
      title={title}
      onClose={close}
      wide={wide}
      actions={
        <FormActions label={save} isPending={isSaving} disabled={disabled} form={formId} onCancel={close} />
      }
    >
      <form
        id={formId}
        noValidate
        className={mergeClasses(styles.form, wide && styles.columns)}
        aria-label={title}
        onSubmit={(event) => void onSubmit(event)}
      >
        {problem && (
          <div ref={problemRef} className={styles.problem}>
            <Notice type="error" role="alert" title={problem.title}>
              {problem.reason}
            </Notice>
          </div>
        )}
        {children}
      </form>
    </SmallDialog>
  );
}
