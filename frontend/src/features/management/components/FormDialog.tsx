import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { SmallDialog } from '../../../components/SmallDialog.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import type { ListForm } from '../useListForm.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface Props<Values extends FieldValues, Wanted> {
  title: string;
  /** Words of the button that saves. */
  save: string;
  edit: ListForm<Values, Wanted>;
  onClose: () => void;
  /** Its fields. */
  children: ReactNode;
}

/** A dialog in which an item of a list is written. */
export function FormDialog<Values extends FieldValues, Wanted>({
  title,
  save,
  edit,
  onClose,
  children,
}: Props<Values, Wanted>) {
  const { t } = useTranslation();
  const styles = useStyles();
  const formId = useId();
  const { form, isSaving, problem } = edit;
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
            {isSaving ? t('Saving...') : save}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className={styles.form}
          aria-label={title}
          onSubmit={(event) => void edit.submit(event)}
        >
          {problem && (
            <Notice type="error" role="alert" title={problem.title}>
              {problem.reason}
            </Notice>
          )}
          {children}
        </form>
      </FormProvider>
    </SmallDialog>
  );
}
