import { Button } from '@fluentui/react-components';
import { roles } from '@portal/contract/accounts/catalogs/roles.ts';
import { inviteUser } from '@portal/contract/accounts/endpoints/people.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { SmallDialog } from '../../../components/dialogs/SmallDialog.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { call } from '../../../lib/api.ts';
import { peopleKeys } from './peopleKeys.ts';
import { InvitationLink, type SentInvitation } from './InvitationLink.tsx';
import { usePeopleLabels } from './usePeopleLabels.ts';

type Values = z.output<typeof inviteUser.body>;

/** Invites a person to join with a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const labels = usePeopleLabels();
  const [sent, setSent] = useState<SentInvitation | null>(null);
  const edit = useListForm({
    schema: inviteUser.body,
    values: { email: '', role: 'staff' },
    save: (body) => call(inviteUser, { body }),
    keys: peopleKeys,
    onSaved: ({ user, isDelayed, inviteUrl }) => setSent({ email: user.email, isDelayed, url: inviteUrl }),
    failure: t('The invitation was not sent'),
  });
  if (sent) {
    return (
      <SmallDialog
        title={t('Invite someone')}
        onClose={onClose}
        actions={
          <Button appearance="primary" onClick={onClose}>
            {t('Close')}
          </Button>
        }
      >
        <InvitationLink {...sent} />
      </SmallDialog>
    );
  }
  return (
    <FormDialog title={t('Invite someone')} save={t('Send invitation')} edit={edit} onClose={onClose}>
      <TextField<Values> name="email" type="email" label={t('Email')} autoComplete="off" maxLength={254} />
      <SelectField<Values>
        name="role"
        label={t('Role')}
        placeholder={t('Choose a role')}
        hint={t('Staff see every request. Admins also refund payments, change settings, and manage people.')}
        choices={roles.map((value) => ({ value, label: labels.role[value] }))}
      />
    </FormDialog>
  );
}
