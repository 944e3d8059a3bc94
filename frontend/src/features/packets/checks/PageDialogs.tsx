import '../../../lib/schemaMode.ts';
import {
  nameDecision,
  type NameDecision,
  nameReasons,
  pageDecision,
  type PageDecision,
  stayReasons,
} from '@portal/contract/packets/pageChecks.ts';
import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';

const MAX_NOTE = 500;

interface DecisionProps {
  onSave: (decision: PageDecision) => Promise<unknown>;
  onClose: () => void;
}

/** Asks what the problem of a page is. */
export function ProblemDialog({ onSave, onClose }: DecisionProps) {
  const { t } = useTranslation();
  const edit = useListForm({
    schema: pageDecision,
    values: { verdict: 'problem', note: '' },
    save: onSave,
    onSaved: onClose,
    failure: t('The check was not saved'),
  });
  return (
    <FormDialog title={t('Problem with this page')} save={t('Save')} edit={edit} onClose={onClose}>
      <TextAreaField
        name="note"
        label={t('What is the problem?')}
        hint={t('Only staff can read it.')}
        maxLength={MAX_NOTE}
      />
    </FormDialog>
  );
}

/** Asks why a page that names another person stays. */
export function StayDialog({ onSave, onClose }: DecisionProps) {
  const { t } = useTranslation();
  const edit = useListForm({
    schema: pageDecision,
    values: { verdict: 'fine', reason: '', note: '' },
    save: onSave,
    onSaved: onClose,
    failure: t('The check was not saved'),
  });
  return (
    <FormDialog title={t('Why does this page stay?')} save={t('Save')} edit={edit} onClose={onClose}>
      <SelectField
        name="reason"
        label={t('The other person is')}
        placeholder={t('Choose a reason')}
        choices={Object.entries(stayReasons).map(([value, label]) => ({ value, label: t(label) }))}
      />
      <NoteField />
    </FormDialog>
  );
}

interface NameProps {
  name: string;
  /** Whether it is labeled as that of a relative, guarantor or physician. */
  isMentioned: boolean;
  onSave: (decision: NameDecision) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why a name is accepted on all pages. */
export function NameDialog({ name, isMentioned, onSave, onClose }: NameProps) {
  const { t } = useTranslation();
  const edit = useListForm({
    schema: nameDecision,
    values: { name, reason: isMentioned ? 'related' : '', note: '' },
    save: onSave,
    onSaved: onClose,
    failure: t('The name was not accepted'),
  });
  return (
    <FormDialog title={t('Accept a name on all pages')} save={t('Accept')} edit={edit} onClose={onClose}>
      <TextField name="name" label={t('Name')} maxLength={120} />
      <SelectField
        name="reason"
        label={t('Whose name is it?')}
        placeholder={t('Choose a reason')}
        choices={Object.entries(nameReasons)
          // The page of another patient needs a decision of its own.
          .filter(([value]) => isMentioned || value !== 'related')
          .map(([value, label]) => ({ value, label: t(label) }))}
      />
      <NoteField />
    </FormDialog>
  );
}

function NoteField() {
  const { t } = useTranslation();
  const reason = useWatch({ name: 'reason' }) as string;
  return (
    <TextAreaField
      name="note"
      label={t('Note')}
      hint={t('Only staff can read it.')}
      optional={reason !== 'other'}
      maxLength={MAX_NOTE}
    />
  );
}
