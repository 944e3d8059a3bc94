import { makeStyles } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { SmallDialog } from '../../../components/SmallDialog.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', '& p': { margin: 0 } },
});

interface Props {
  title: string;
  /** The words of the button that does it. */
  confirm: string;
  isSaving: boolean;
  /** Why it was not done; null while nothing failed. */
  problem: string | null;
  onSubmit: (event: FormEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A small form about the payment of an invoice. */
export function MoneyDialog(props: Props) {
  const { title, confirm, isSaving, problem, onSubmit, onClose, children } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const formId = useId();
  const close = () => {
    if (!isSaving) onClose();
  };
  return (
    <SmallDialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button disabledFocusable={isSaving} onClick={close}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            appearance="primary"
            disabledFocusable={isSaving}
            icon={isSaving ? <SmallSpinner /> : null}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        aria-label={title}
        onSubmit={(event) => void onSubmit(event)}
      >
        {problem !== null && <Notice type="error" role="alert" title={problem} />}
        {children}
      </form>
    </SmallDialog>
  );
}
