import '../../../lib/schemaMode.ts';
import { Input, makeStyles } from '@fluentui/react-components';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { departments } from '@portal/contract/requests/catalogs/departments.ts';
import { submitUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { profile, type Profile, type UserView } from '@portal/contract/accounts/schemas/user.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { FormActions } from '../../../components/buttons/FormActions.tsx';
import { useControlStyles } from '../../../components/form/controlStyles.ts';
import { fieldId } from '../../../components/form/fieldId.ts';
import { FieldShell } from '../../../components/form/FieldShell.tsx';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { FailedChange } from '../../../components/notices/FailedChange.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { call } from '../../../lib/api.ts';
import { profileQuery } from '../../../lib/session/profileQuery.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gap: '20px 24px',
    alignItems: 'start',
    '@media (min-width: 900px)': { gridTemplateColumns: '1fr 1fr' },
  },
  wide: { gridColumn: '1 / -1' },
  problem: { marginBottom: '20px' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px', marginTop: '20px' },
});

type Values = z.input<typeof profile>;

interface Props {
  user: UserView;
  onCancel: () => void;
  onSaved: () => void;
}

/** Edits the profile. The email address cannot be changed. */
export function ProfileForm({ user, onCancel, onSaved }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { firstName, lastName, phoneNumber, bio, jobTitle, department } = user;
  const form = useForm<Values, unknown, z.output<typeof profile>>({
    defaultValues: { firstName, lastName, phoneNumber, bio, jobTitle, department },
    resolver: standardSchemaResolver(profile),
  });
  const save = useSaveProfile(user.userId);
  const { setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);
  const submit = form.handleSubmit((values) => save.mutate(values, { onSuccess: onSaved }));
  return (
    <FormProvider {...form}>
      <form noValidate aria-label={t('Your Profile')} onSubmit={(event) => void submit(event)}>
        <Surface>
          {save.isError && (
            <div className={styles.problem}>
              <FailedChange error={save.error} title={t('Failed to update profile')} />
            </div>
          )}
          <div className={styles.fields}>
            <TextField<Values> name="firstName" label={t('First name')} autoComplete="given-name" />
            <TextField<Values> name="lastName" label={t('Last name')} autoComplete="family-name" />
            <AccountEmail email={user.email} />
            <PhoneField<Values> name="phoneNumber" label={t('Phone number')} optional />
            <TextField<Values> name="jobTitle" label={t('Job title')} optional maxLength={100} />
            <SelectField<Values>
              name="department"
              label={t('Department')}
              placeholder={t('Select a department')}
              choices={departments.map((name) => ({ value: name, label: t(name) }))}
            />
            <div className={styles.wide}>
              <TextAreaField<Values> name="bio" label={t('About you')} optional maxLength={500} />
            </div>
          </div>
          <div className={styles.actions}>
            <FormActions
              size="large"
              label={save.isPending ? t('Saving...') : t('Save')}
              isPending={save.isPending}
              onCancel={onCancel}
            />
          </div>
        </Surface>
      </form>
    </FormProvider>
  );
}

/** Saves the profile of the signed-in user. */
function useSaveProfile(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Profile) => call(submitUserProfile, { body, fallback: 'Profile update failed' }),
    // The answer lacks what only the profile has.
    onSuccess: ({ user }) =>
      queryClient.setQueryData(profileQuery(userId).queryKey, (known) => ({ ...known, ...user })),
  });
}

/** The email address of the account, read-only. */
function AccountEmail({ email }: { email: string }) {
  const { t } = useTranslation();
  const styles = useControlStyles();
  return (
    <FieldShell
      name="email"
      label={t('Email')}
      hint={t('You sign in with this address. It can’t be changed.')}
      optional={false}
      error={undefined}
    >
      <Input
        id={fieldId('email')}
        type="email"
        size="large"
        required={false}
        className={styles.control}
        value={email}
        readOnly
      />
    </FieldShell>
  );
}
