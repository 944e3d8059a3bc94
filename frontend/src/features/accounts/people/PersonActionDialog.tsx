import { changeUser, type PersonView } from '@portal/contract/accounts/endpoints/people.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { peopleKeys } from './peopleKeys.ts';
import { nameOfPerson } from './nameOfPerson.ts';
import type { PersonAction } from './personActions.ts';

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
