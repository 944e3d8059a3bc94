import { makeStyles, tokens } from '@fluentui/react-components';
import { staffUploads } from '@portal/contract/files/rules/staffUploads.ts';
import { useEffect, useId, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../../components/buttons/FormActions.tsx';
import { Modal } from '../../../components/dialogs/Modal.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { UploadArea } from '../../uploads/UploadArea.tsx';
import { FileTermsList } from './FileTermsList.tsx';
import { ReleaseFields } from './ReleaseFields.tsx';
import type { ReleaseValues } from './rules/releaseValues.ts';
import type { ReleaseDraft } from './useReleaseDraft.ts';
import { RELEASED, useReleaseForm } from './useReleaseForm.ts';

const useStyles = makeStyles({
  dialog: {
    width: '640px',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    overflow: 'hidden',
  },
  heading: {
    margin: 0,
    padding: '20px 24px 12px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    '@media (max-width: 599px)': { padding: '16px 16px 12px' },
  },
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '20px',
    padding: '4px 24px 20px',
    overflowY: 'auto',
    // Leaves room for the hint below a focused field.
    scrollPaddingBottom: '64px',
    overscrollBehavior: 'contain',
    '@media (max-width: 599px)': { padding: '4px 16px 16px' },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '12px',
    padding: '12px 24px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > button': { minHeight: '40px' },
    '@media (max-width: 599px)': { padding: '12px 16px', '& > button': { minHeight: '44px', flexGrow: 1 } },
  },
  missing: {
    flexGrow: 1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    '@media (max-width: 599px)': { flexBasis: '100%' },
  },
});

interface Props {
  requestId: string;
  draft: ReleaseDraft;
  /** Receives the entered values. The files stay in the draft. */
  /** Without values if the dialog never opened. */
  onClose: (values?: ReleaseValues) => void;
  onSaved: () => void;
}

/** Uploads documents and releases them to the client with charge and embargo. */
export function UploadDialog({ requestId, draft, onClose, onSaved }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const titleId = useId();
  const formId = useId();
  const notice = useRef<HTMLDivElement>(null);
  const edit = useReleaseForm(requestId, draft, () => {
    toasts.show({ type: 'success', message: t('Files uploaded successfully') });
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
    <Modal labelledBy={titleId} className={styles.dialog} onClose={close}>
      <h2 id={titleId} className={styles.heading}>
        {t('Upload Documents')}
      </h2>
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className={styles.form}
          aria-labelledby={titleId}
          onSubmit={(event) => void edit.submit(event)}
        >
          {problem && (
            <div ref={notice}>
              <Notice type="error" role="alert" title={problem.title}>
                {problem.text}
              </Notice>
            </div>
          )}
          <UploadArea group={RELEASED} queue={draft.queue} rules={staffUploads} label={t('Documents')} />
          <ReleaseFields />
          <FileTermsList files={edit.files} />
        </form>
      </FormProvider>
      <div className={styles.foot}>
        {edit.missingText && <span className={styles.missing}>{edit.missingText}</span>}
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
