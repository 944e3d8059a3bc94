import { makeStyles, mergeClasses, typographyStyles } from '@fluentui/react-components';
import type { StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../../components/buttons/FormActions.tsx';
import { LeaveDialog } from '../../../components/dialogs/LeaveDialog.tsx';
import { Modal } from '../../../components/dialogs/Modal.tsx';
import { useDialogStyles } from '../../../components/dialogs/useDialogStyles.ts';
import { focusField } from '../../../components/form/fieldId.ts';
import { useLeaveGuard } from '../../../components/leaving/useLeaveGuard.ts';
import { Notice } from '../../../components/Notice.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { useInvoiceForm } from '../useInvoiceForm.ts';
import { useCountedLines } from '../useCountedLines.ts';
import { useInvoiceLines } from '../useInvoiceLines.ts';
import { EditableLines } from './EditableLines.tsx';
import { InvoiceTotal } from './InvoiceTotal.tsx';
import { InvoiceConflict } from './InvoiceConflict.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { preventEnterSubmit } from './preventEnterSubmit.ts';

/** From this width, the reusable lines are next to the form instead of above it. */
const WIDE = '@media (min-width: 900px)';

const useStyles = makeStyles({
  dialog: { width: '1080px', [WIDE]: { height: 'min(760px, calc(100dvh - 24px))' } },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBottom: '64px',
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 300px',
      gridTemplateRows: 'minmax(0, 1fr)',
      alignContent: 'stretch',
      overflowY: 'hidden',
    },
  },
  counted: { ...typographyStyles.caption1, margin: 0 },
  form: { [WIDE]: { gridColumn: 1, gridRow: 1, overflowY: 'auto' } },
});

interface Props {
  requestId: string;
  /** Pages of records in all released packets, for lines that count pages; 0 without packets. */
  packetPages: number;
  /** The draft that is edited; null for a new one. */
  invoice: StaffInvoiceView | null;
  onClose: () => void;
}

/** Creates an invoice for a request, or edits a draft. */
export function InvoiceDialog({ requestId, packetPages, invoice, onClose }: Props) {
  const styles = useStyles();
  const dialog = useDialogStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const titleId = useId();
  const formId = useId();
  const problemBox = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isConfirmingClose, setConfirmingClose] = useState(false);
  const edit = useInvoiceForm(requestId, invoice, {
    onSaved: () => {
      const message = invoice ? t('Invoice updated successfully') : t('Invoice created successfully');
      toasts.show({ type: 'success', message });
      onClose();
    },
    onFailed: (reason) => {
      const message = invoice
        ? t('Error updating invoice: {{reason}}', { reason })
        : t('Error creating invoice: {{reason}}', { reason });
      setProblem(message);
      toasts.show({ type: 'error', message });
    },
  });
  const { form, isSaving, isChanged, conflict } = edit;
  const lines = useInvoiceLines(form);
  const { isCounted, addItem } = useCountedLines(form, lines, packetPages);
  const leaving = useLeaveGuard(isChanged);
  useEffect(() => focusField('lineItems.0.description'), []);
  useEffect(() => {
    if (problem) problemBox.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const close = () => {
    if (isSaving) return;
    if (isChanged()) setConfirmingClose(true);
    else onClose();
  };
  const saveLabel = () => {
    if (invoice) return isSaving ? t('Saving...') : t('Save');
    return isSaving ? t('Creating...') : t('Create invoice');
  };
  const submit = (event: FormEvent) => {
    setProblem(null);
    void edit.submit(event);
  };
  return (
    <>
      <Modal
        labelledBy={titleId}
        className={mergeClasses(dialog.dialog, styles.dialog)}
        onClose={close}
        onKey={preventEnterSubmit}
      >
        <h2 id={titleId} className={dialog.heading}>
          {invoice
            ? t('Edit invoice {{number}}', { number: invoice.invoiceNumber })
            : t('Create Custom Invoice')}
        </h2>
        <FormProvider {...form}>
          <div className={styles.body}>
            <QuickAdd canAdd={lines.canAdd} onChoose={addItem} />
            <form
              id={formId}
              noValidate
              className={mergeClasses(dialog.form, styles.form)}
              aria-labelledby={titleId}
              onSubmit={submit}
            >
              {problem && (
                <div ref={problemBox}>
                  <Notice type="error" role="alert" title={problem} />
                </div>
              )}
              {conflict && (
                <InvoiceConflict
                  conflict={conflict}
                  onKeep={() => {
                    edit.keepMine();
                    focusField('lineItems.0.description');
                  }}
                  onUseSaved={() => {
                    edit.loadSavedVersion();
                    lines.reset();
                  }}
                />
              )}
              {isCounted && packetPages > 0 && (
                <p className={styles.counted}>
                  {t('The quantity is the number of pages of the released packets: {{pages}}.', {
                    pages: packetPages,
                  })}
                </p>
              )}
              <EditableLines lines={lines} />
            </form>
          </div>
          <InvoiceTotal>
            {(isPayable) => (
              <FormActions
                label={saveLabel()}
                isPending={isSaving}
                disabled={!isPayable}
                form={formId}
                onCancel={close}
              />
            )}
          </InvoiceTotal>
        </FormProvider>
      </Modal>
      {(isConfirmingClose || leaving.isAsking) && (
        <LeaveDialog
          title={invoice ? t('Leave without saving the changes?') : t('Leave without creating the invoice?')}
          text={t('What you entered will be lost.')}
          onStay={() => {
            setConfirmingClose(false);
            leaving.stay();
          }}
          onLeave={() => {
            edit.discard();
            if (isConfirmingClose) onClose();
            else leaving.leave();
          }}
        />
      )}
    </>
  );
}
