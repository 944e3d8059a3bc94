import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { changeUser, type PersonView } from '@portal/contract/accounts/endpoints/people.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { SmallDialog } from '../../../components/dialogs/SmallDialog.tsx';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { InvitationLink, type SentInvitation } from './InvitationLink.tsx';
import { nameOfPerson } from './nameOfPerson.ts';
import { peopleKeys } from './peopleKeys.ts';
import { type PersonAction, personActions } from './personActions.ts';
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

interface Props {
  person: PersonView;
  action: PersonAction;
  onClose: () => void;
  /** Called after the change. */
  onDone: (changed: DataOf<typeof changeUser>) => void;
}

/** Explains the consequence of an action on an account and asks for confirmation. */
function PersonActionDialog({ person, action, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const session = useSession();
  const personName = nameOfPerson(person);
  const { userId } = person;
  return (
    <ConfirmChange
      title={action.label(t)}
      confirmLabel={action.label(t)}
      send={() => call(changeUser, { body: { action: action.name, userId } })}
      keys={peopleKeys}
      success={action.successMessage(t, personName)}
      failure={t('The account was not changed')}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{action.consequence(t, personName)}</p>
      {session?.userId === userId && (
        <p>{t('This is your own account. You’ll be signed out immediately.')}</p>
      )}
    </ConfirmChange>
  );
}
