import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { type StaffForm, unsentStaffForms } from '../../../lib/session/staffForms.ts';

interface Props {
  requestId: string;
  /** The form that is open as a dialog. */
  dialog: StaffForm | null;
  onOpen: (form: StaffForm) => void;
}

/** The forms that had unsent text when the page or their dialog closed, each with a button that opens it. Nothing without any. */
export function UnsentNotice({ requestId, dialog, onOpen }: Props) {
  const { t } = useTranslation();
  const [found, setFound] = useState(() => unsentStaffForms(requestId));
  const [shownDialog, setShownDialog] = useState(dialog);
  if (dialog !== shownDialog) {
    setShownDialog(dialog);
    if (shownDialog) setFound([...found.filter((form) => form !== shownDialog), shownDialog]);
  }
  const unsent = unsentStaffForms(requestId);
  const forms = found.filter((form) => unsent.includes(form));
  if (forms.length === 0) return null;
  const titles: Record<StaffForm, string> = {
    fulfill: t('Fulfill'),
    upload: t('Upload Documents'),
    status: t('Update Request'),
    ask: t('Ask for what is missing'),
    reject: t('Reject the submission'),
    message: t('Messages'),
    invoice: t('Create invoice'),
    patient: t('Patient Information'),
    request: t('Request Information'),
    contact: t('Contact Information'),
    assigneeId: t('Assignment'),
    dueDate: t('Due date'),
    scope: t('Narrow scope'),
    authority: t('Authority for release'),
  };
  return (
    <Notice
      type="info"
      title={t('You have unsent input')}
      actions={forms.map((form) => (
        <Button
          key={form}
          onClick={() => {
            setFound(found.filter((each) => each !== form));
            onOpen(form);
          }}
        >
          {t('Continue: {{form}}', { form: titles[form] })}
        </Button>
      ))}
    />
  );
}
