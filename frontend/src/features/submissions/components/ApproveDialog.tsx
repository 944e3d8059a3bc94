import { Button, makeStyles } from '@fluentui/react-components';
import { approvalReason, MAX_APPROVAL_REASON } from '@portal/contract/submissions/schemas/reviewStep.ts';
import type { ReviewedItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { openStaffForm } from '../../../lib/session/staffForms.ts';

const useStyles = makeStyles({
  lines: { margin: '4px 0 0', paddingLeft: '20px' },
  text: { margin: '0 0 8px' },
});

const form = z.object({
  reason: approvalReason.check(z.minLength(1, 'Please enter why you approve anyway')),
});

interface Props {
  /** The lines that are required and not checked, or marked as a problem. */
  lines: readonly ReviewedItem[];
  isAuthorityStated: boolean;
  /** Corrections of the client that nobody decided. */
  openCorrections: number;
  onApprove: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Names what an approval lacks, and asks for the reason to approve anyway. */
export function ApproveDialog({ lines, isAuthorityStated, openCorrections, onApprove, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const edit = useListForm<{ reason: string }, z.output<typeof form>>({
    schema: form,
    values: { reason: '' },
    save: ({ reason }) => onApprove(reason),
    onSaved: onClose,
    failure: t('The submission was not approved'),
  });
  return (
    <FormDialog title={t('Approve anyway?')} save={t('Approve')} edit={edit} onClose={onClose}>
      {!isAuthorityStated && (
        <div>
          <p className={styles.text}>{t('The authority for release is not stated.')}</p>
          <Button
            size="small"
            onClick={() => {
              onClose();
              openStaffForm('authority');
            }}
          >
            {t('State the authority')}
          </Button>
        </div>
      )}
      {lines.length > 0 && (
        <div>
          {t('These lines of the checklist are open:')}
          <ul className={styles.lines}>
            {lines.map(({ itemId, kind, source, text, problem }) => (
              <li key={itemId}>
                {kind || source !== undefined ? t(text) : text}
                {problem && ` · ${t('Problem')}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {openCorrections > 0 && (
        <p>{t('{{count}} corrections from the client are undecided', { count: openCorrections })}</p>
      )}
      <TextAreaField<{ reason: string }>
        name="reason"
        label={t('Why do you approve anyway?')}
        hint={t('Staff see this with the decision. The client does not.')}
        maxLength={MAX_APPROVAL_REASON}
      />
    </FormDialog>
  );
}
