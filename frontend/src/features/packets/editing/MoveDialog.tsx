import '../../../lib/schemaMode.ts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';

const POSITION = 'Please enter the number of a page';

const schema = z.object({
  position: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => Number(text.trim() || 0)),
    ),
    z.int(POSITION).check(z.minimum(1, POSITION)),
  ),
});

interface Props {
  onMove: (position: number) => void;
  onClose: () => void;
}

/** Asks to which place of the packet pages are moved. */
export function MoveDialog({ onMove, onClose }: Props) {
  const { t } = useTranslation();
  const edit = useListForm({
    schema,
    values: { position: '' },
    save: async ({ position }) => onMove(position),
    onSaved: onClose,
    failure: t('The pages were not moved'),
  });
  return (
    <FormDialog title={t('Move pages')} save={t('Move')} edit={edit} onClose={onClose}>
      <TextField
        name="position"
        inputMode="numeric"
        label={t('To page')}
        hint={t('The first of them gets this number in the packet.')}
      />
    </FormDialog>
  );
}
