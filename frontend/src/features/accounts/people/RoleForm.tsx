import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { roles } from '@portal/contract/accounts/catalogs/roles.ts';
import { changeUser, type PersonView } from '@portal/contract/accounts/endpoints/people.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedChange } from '../../../components/notices/FailedChange.tsx';
import { Select } from '../../../components/Select.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useListMutation } from '../../../lib/query/useListMutation.ts';
import { peopleKeys } from './peopleKeys.ts';
import { nameOfPerson } from './nameOfPerson.ts';
import { usePeopleLabels } from './usePeopleLabels.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '6px' },
  label: { fontWeight: tokens.fontWeightSemibold },
  row: { display: 'flex', gap: '8px' },
  save: { flexShrink: 0, minHeight: '44px' },
  hint: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** Changes the role of an account. */
export function RoleForm({ person }: { person: PersonView }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const labels = usePeopleLabels();
  const session = useSession();
  const toasts = useToasts();
  const id = useId();
  const [role, setRole] = useState(person.role);
  const name = nameOfPerson(person);
  const { userId } = person;
  const { isPending, mutate, error } = useListMutation(peopleKeys, () =>
    call(changeUser, { body: { action: 'set-role', userId, role } }),
  );
  const save = () =>
    mutate(undefined, {
      onSuccess: () =>
        toasts.show({
          type: 'success',
          message: t('{{name}}’s role is now {{role}}', { name, role: labels.role[role] }),
        }),
    });
  return (
    <div className={styles.form}>
      <label htmlFor={id} className={styles.label}>
        {t('Role')}
      </label>
      <div className={styles.row}>
        <Select
          id={id}
          aria-describedby={`${id}-hint`}
          value={role}
          onChange={(_, data) => setRole(roles.find((value) => value === data.value) ?? person.role)}
          choices={roles.map((value) => ({ value, label: labels.role[value] }))}
        />
        <Button
          className={styles.save}
          disabled={role === person.role}
          disabledFocusable={isPending}
          icon={isPending ? <SmallSpinner /> : null}
          onClick={save}
        >
          {t('Change role')}
        </Button>
      </div>
      <span id={`${id}-hint`} className={styles.hint}>
        {t('Staff see every request. Admins also refund payments, change settings, and manage people.')}{' '}
        {person.userId === session?.userId
          ? t(
              'This is your own account. You’ll be signed out everywhere, and only another admin can change your role back.',
            )
          : t('Changing the role signs this person out everywhere. We’ll email them about the change.')}
      </span>
      {error && <FailedChange error={error} title={t('The account was not changed')} />}
    </div>
  );
}
