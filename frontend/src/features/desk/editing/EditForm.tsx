import { makeStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ButtonRow } from '../../../components/buttons/ButtonRow.tsx';
import { FormActions } from '../../../components/buttons/FormActions.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ConflictNotice } from '../../../components/notices/ConflictNotice.tsx';
import { RestoredNotice } from '../../../components/notices/RestoredNotice.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import type { EditedField } from '../../requests/fields/editedFields.ts';
import { useFieldLabels } from '../../requests/fields/useFieldLabels.ts';
import { type EditFormName, useEditForm } from './useEditForm.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: '20px 24px',
    alignItems: 'start',
  },
});

/** Messages after saving an edit. */
export interface EditLabels {
  readonly saved: string;
  readonly failed: (reason: string) => string;
}

interface Props {
  form: EditFormName;
  title: string;
  request: StaffRequestView;
  updateType: 'patientInfo' | 'contactInfo';
  fields: readonly EditedField[];
  labels: EditLabels;
  onClose: () => void;
  children: ReactNode;
}

/** Form for several fields of a request. Shows conflicting changes of someone else. */
export function EditForm(props: Props) {
  const { title, request, updateType, fields, labels, onClose, children } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const { labels: fieldLabels, displayValue } = useFieldLabels();
  const [problem, setProblem] = useState<string | null>(null);
  const edit = useEditForm({
    name: props.form,
    request,
    updateType,
    fields,
    onSaved: () => {
      toasts.show({ type: 'success', message: labels.saved });
      onClose();
    },
    onUnchanged: onClose,
    onFailed: (reason) => {
      setProblem(labels.failed(reason));
      toasts.show({ type: 'error', message: labels.failed(reason) });
    },
  });
  const { form, values, newerValues, isSaving } = edit;
  const { setFocus } = form;
  const [firstField] = fields;
  useEffect(() => {
    if (firstField) setFocus(firstField);
  }, [setFocus, firstField]);
  const conflicts = Object.entries(newerValues ?? {}).map(([name, value]) => {
    const field = name as EditedField;
    return {
      field,
      label: fieldLabels[field],
      yours: displayValue(field, values[field] ?? ''),
      saved: displayValue(field, String(value)),
    };
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.form}
        aria-label={title}
        onSubmit={(event) => {
          setProblem(null);
          void edit.submit(event);
        }}
      >
        {edit.isRestored && <RestoredNotice onStartOver={edit.startOver} />}
        {problem && <Notice type="error" title={problem} />}
        {conflicts.length > 0 && (
          <ConflictNotice
            title={t('Someone else changed this')}
            conflicts={conflicts}
            onKeep={edit.keepMine}
            onUseSaved={edit.acceptStored}
          />
        )}
        <div className={styles.fields}>{children}</div>
        <ButtonRow>
          <FormActions
            label={isSaving ? t('Saving...') : t('Save')}
            isPending={isSaving}
            onCancel={() => {
              edit.discard();
              onClose();
            }}
          />
        </ButtonRow>
      </form>
    </FormProvider>
  );
}
