import { changeUser, type PersonView } from '@portal/contract/accounts/endpoints/people.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useListMutation } from '../api/useListMutation.ts';
import { nameOfPerson } from './nameOfPerson.ts';
import type { PersonAction, PersonActionName } from './personActions.ts';

interface Props {
  person: PersonView;
  action: PersonAction;
  onClose: () => void;
  /** With the link of an invitation, where the portal tells it. */
  onDone: (inviteUrl: string | undefined) => void;
}

/** Asks before something is done with an account, and says what follows. */
export function PersonConfirm({ person, action, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const session = useSession();
  const name = nameOfPerson(person);
  const { userId } = person;
  const { isPending, mutate, error } = useListMutation('people', (wanted: PersonActionName) =>
    call(changeUser, { body: { action: wanted, userId } }),
  );
  return (
    <ConfirmDialog
      title={action.label(t)}
      confirmLabel={action.label(t)}
      isPending={isPending}
      onConfirm={() =>
        mutate(action.name, {
          onSuccess: ({ inviteUrl }) => {
            toasts.show({ type: 'success', message: action.done(t, name) });
            onDone(inviteUrl);
          },
        })
      }
      onClose={onClose}
    >
      <p>{action.consequence(t, name)}</p>
      {session?.userId === userId && (
        <p>{t('This is your own account. You’ll be signed out immediately.')}</p>
      )}
      {error && (
        <Notice type="error" role="alert" title={t('The account was not changed')}>
          {error.message}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
