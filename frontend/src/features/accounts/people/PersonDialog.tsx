import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { PersonView } from '@portal/contract/accounts/endpoints/people.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from '../../../components/dialogs/SmallDialog.tsx';
import { InvitationLink, type SentInvitation } from './InvitationLink.tsx';
import { nameOfPerson } from './nameOfPerson.ts';
import { type PersonAction, personActions } from './personActions.ts';
import { PersonActionDialog } from './PersonActionDialog.tsx';
import { RoleForm } from './RoleForm.tsx';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '20px', color: tokens.colorNeutralForeground1 },
  email: { margin: 0, overflowWrap: 'anywhere' },
  actions: { display: 'grid', gap: '8px', '& button': { minHeight: '40px', justifyContent: 'start' } },
});

/** Actions on an account. Each one explains its consequence and asks for confirmation. */
export function PersonDialog({ person, onClose }: { person: PersonView; onClose: () => void }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const [openAction, setOpenAction] = useState<PersonAction | null>(null);
  const [sent, setSent] = useState<SentInvitation | null>(null);
  const name = nameOfPerson(person);
  if (openAction) {
    return (
      <PersonActionDialog
        person={person}
        action={openAction}
        onClose={() => setOpenAction(null)}
        onDone={({ isDelayed, inviteUrl }) => {
          setOpenAction(null);
          const { email } = person;
          setSent(openAction.name === 'resend' ? { email, isDelayed, url: inviteUrl } : null);
        }}
      />
    );
  }
  return (
    <SmallDialog
      title={t('Manage {{name}}', { name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <div className={styles.body}>
        {name !== person.email && <p className={styles.email}>{person.email}</p>}
        {sent && <InvitationLink {...sent} />}
        <RoleForm key={person.role} person={person} />
        <div className={styles.actions} role="group" aria-label={t('Account')}>
          {personActions
            .filter(({ isOffered }) => isOffered(person))
            .map((action) => (
              <Button key={action.name} onClick={() => setOpenAction(action)}>
                {action.label(t)}
              </Button>
            ))}
        </div>
      </div>
    </SmallDialog>
  );
}
