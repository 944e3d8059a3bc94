import { changeUser, type PersonView } from '@portal/contract/accounts/endpoints/people.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { FailedChange } from '../../../components/notices/FailedChange.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useListMutation } from '../../../lib/query/useListMutation.ts';
import { peopleKeys } from './peopleKeys.ts';
import { nameOfPerson } from './nameOfPerson.ts';
import type { PersonAction, PersonActionName } from './personActions.ts';

interface Props {
  person: PersonView;
  action: PersonAction;
  onClose: () => void;
  /** Called after the change. */
  onDone: (changed: DataOf<typeof changeUser>) => void;
}

/** Explains the consequence of an action on an account and asks for confirmation. */
export function PersonActionDialog({ person, action, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const session = useSession();
  const personName = nameOfPerson(person);
  const { userId } = person;
  const { isPending, mutate, error } = useListMutation(peopleKeys, (name: PersonActionName) =>
    call(changeUser, { body: { action: name, userId } }),
  );
  return (
    <ConfirmDialog
      title={action.label(t)}
      confirmLabel={action.label(t)}
      isPending={isPending}
      onConfirm={() =>
        mutate(action.name, {
          onSuccess: (changed) => {
            toasts.show({ type: 'success', message: action.successMessage(t, personName) });
            onDone(changed);
          },
        })
      }
      onClose={onClose}
    >
      <p>{action.consequence(t, personName)}</p>
      {session?.userId === userId && (
        <p>{t('This is your own account. You’ll be signed out immediately.')}</p>
      )}
      {error && <FailedChange error={error} title={t('The account was not changed')} />}
    </ConfirmDialog>
  );
}
