import '../../../lib/schemaMode.ts';
import { returnPacket } from '@portal/contract/packets/endpoints.ts';
import { returnNote } from '@portal/contract/packets/secondCheck.ts';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { Notice } from '../../../components/Notice.tsx';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { useListMutation } from '../../../lib/query/useListMutation.ts';
import { checkPagesPath } from '../../requests/startedAction/assemblePath.ts';
import { secondCheckKeys } from './secondCheckKeys.ts';

const form = z.object({ note: returnNote });

interface Props {
  requestId: string;
  packetId: string;
  /** Pages with a problem. */
  problems: number;
  onReturned: () => void;
  /** The person goes to Check pages instead. */
  onCheckPages: () => void;
  onClose: () => void;
}

/** Asks what must be corrected, and sends a packet that waits for its second check back. */
export function ReturnDialog({ requestId, packetId, problems, onReturned, onCheckPages, onClose }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const send = useListMutation(secondCheckKeys(requestId), (note: string) =>
    call(returnPacket, { body: { requestId, packetId, note } }),
  );
  const edit = useListForm({
    schema: form,
    values: { note: '' },
    validate: ({ note }) =>
      note === '' && problems === 0
        ? { field: 'note', fieldMessage: t('Please enter what must be corrected') }
        : null,
    save: ({ note }) => send.mutateAsync(note),
    onSaved: () => {
      toasts.show({ type: 'success', message: t('The packet was sent back') });
      onReturned();
    },
    failure: t('The packet was not sent back'),
  });
  return (
    <FormDialog title={t('Send the packet back?')} save={t('Send back')} edit={edit} onClose={onClose}>
      <Notice
        type="info"
        title={t('Pages with a problem: {{pages}}', { pages: problems })}
        actions={
          <LinkButton to={checkPagesPath(requestId)} onClick={onCheckPages}>
            {t('Check pages')}
          </LinkButton>
        }
      >
        {t(
          'Mark a page that must be corrected with “Problem...” in Check pages. The packet can’t be released then.',
        )}
      </Notice>
      <TextAreaField
        name="note"
        label={t('What must be corrected?')}
        hint={t('Only staff can read it.')}
        optional={problems > 0}
        maxLength={500}
      />
    </FormDialog>
  );
}
