import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useEffect, useId, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../../components/buttons/FormActions.tsx';
import { Modal } from '../../../components/dialogs/Modal.tsx';
import { useDialogStyles } from '../../../components/dialogs/useDialogStyles.ts';
import { Notice } from '../../../components/Notice.tsx';
import { RestoredNotice } from '../../../components/notices/RestoredNotice.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { LookedUploads } from '../look/LookedUploads.tsx';
import { FileTermsList } from './FileTermsList.tsx';
import { ReleaseFields } from './ReleaseFields.tsx';
import { ReplacementTerms } from './ReplacementTerms.tsx';
import type { ReleaseValues } from './rules/releaseValues.ts';
import { RELEASED, type ReleaseDraft } from './useReleaseDraft.ts';
import { useReleaseForm } from './useReleaseForm.ts';

const useStyles = makeStyles({
  dialog: { width: '640px' },
  form: { overflowY: 'auto' },
  consequence: { margin: 0 },
});

interface Props {
  request: Pick<
    StaffRequestView,
    | '_id'
    | 'scope'
    | 'earliestProduction'
    | 'isSample'
    | 'dueDate'
    | 'recipients'
    | 'patientName'
    | 'patientDob'
    | 'uploadedFiles'
  >;
  draft: ReleaseDraft;
  /** Receives the entered values. The files stay in the draft. */
  /** Without values if the dialog never opened. */
  onClose: (values?: ReleaseValues) => void;
  onSaved: () => void;
}

/** Uploads documents and releases them to the client with charge and embargo. */
export function UploadDialog({ request, draft, onClose, onSaved }: Props) {
  const styles = useStyles();
  const dialog = useDialogStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const titleId = useId();
  const formId = useId();
  const notice = useRef<HTMLDivElement>(null);
  const edit = useReleaseForm(request, draft, () => {
    toasts.show({
      type: 'success',
      message: t('Documents released. We’ll email the client after the virus scan.'),
    });
    onSaved();
  });
  const { form, isSaving, problem } = edit;
  useEffect(() => {
    if (problem) notice.current?.scrollIntoView({ block: 'start' });
  }, [problem]);
  const close = () => {
    if (!isSaving) onClose(form.getValues());
  };
  return (
    <Modal labelledBy={titleId} className={mergeClasses(dialog.dialog, styles.dialog)} onClose={close}>
      <h2 id={titleId} className={dialog.heading}>
        {t('Upload Documents')}
      </h2>
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className={mergeClasses(dialog.form, styles.form)}
          aria-labelledby={titleId}
          onSubmit={(event) => void edit.submit(event)}
        >
          {edit.isRestored && (
            <RestoredNotice onStartOver={edit.startOver} missingFiles={edit.missingFiles} />
          )}
          {problem && (
            <div ref={notice}>
              <Notice type="error" role="alert" title={problem.title}>
                {problem.text}
              </Notice>
            </div>
          )}
          <LookedUploads group={RELEASED} queue={draft.queue} looks={edit.looks} request={request} />
          <ReplacementTerms files={request.uploadedFiles} />
          <ReleaseFields request={request} />
          <FileTermsList files={edit.files} canCharge={!request.isSample} />
          <p className={styles.consequence}>
            {t('Saving releases these files to the client.')}{' '}
            {request.recipients?.length === 0
              ? t('No email address on file. Send it another way.')
              : t('After the virus scan, we’ll email the client.')}
          </p>
        </form>
      </FormProvider>
      <div className={dialog.foot}>
        {edit.obstacle && <span className={dialog.obstacle}>{edit.obstacle}</span>}
        <FormActions
          label={isSaving ? t('Saving...') : t('Save')}
          isPending={isSaving}
          disabled={!edit.canSave}
          form={formId}
          onCancel={close}
        />
      </div>
    </Modal>
  );
}
