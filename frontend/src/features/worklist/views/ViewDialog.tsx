import { MAX_VIEW_NAME_LENGTH, savedViewContent } from '@portal/contract/workspace/schemas.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { savedViewSearch } from '../rules/savedViewParams.ts';
import { useSaveView, type ViewState } from './useSaveView.ts';

const schema = z.object({
  name: savedViewContent.shape.name,
  isShared: savedViewContent.shape.isShared,
});

/** A view to create, or to rename and share. */
export interface ViewDraft {
  /** Null for a new view. */
  readonly viewId: string | null;
  readonly name: string;
  readonly isShared: boolean;
  /** Null to keep what the view shows. */
  readonly state: ViewState | null;
}

/** Names a new view and opens it, or renames, shares or unshares one. */
export function ViewDialog({ draft, onClose }: { draft: ViewDraft; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { create, edit } = useSaveView();
  const { viewId, name, isShared, state } = draft;
  const form = useListForm({
    schema,
    values: { name, isShared },
    save: async (body) => {
      if (viewId !== null) return edit(viewId, body);
      if (!state) return;
      const created = await create({ ...body, ...state });
      void navigate({ pathname: '/dashboard', search: savedViewSearch(created.viewId) });
    },
    onSaved: onClose,
    failure: t('The view was not saved'),
  });
  return (
    <FormDialog
      title={viewId === null ? t('Save as a new view') : t('Edit {{group}}', { group: name })}
      save={t('Save view')}
      edit={form}
      onClose={onClose}
    >
      <TextField name="name" label={t('View name')} maxLength={MAX_VIEW_NAME_LENGTH} />
      <CheckboxField name="isShared" label={t('Share with all staff')} />
    </FormDialog>
  );
}
