import '../../lib/schemaMode.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { changeContactEmail } from '@portal/contract/notifications/endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DialogForm } from '../../components/dialogs/DialogForm.tsx';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { ConflictNotice } from '../../components/notices/ConflictNotice.tsx';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/apiError.ts';
import { failureTitle } from '../../lib/language/failureTitle.ts';
import { useSession } from '../../lib/session/session.ts';
import { requestDetailsQuery } from '../requests/api/requestDetailsQuery.ts';
import { useNoticesRefresh } from './useNoticesRefresh.ts';

const schema = z.object({
  contactEmail: changeContactEmail.body.shape.contactEmail,
  release: z.boolean(),
});

interface Values {
  contactEmail: string;
  /** Whether staff allow emails to the address again, which the portal refused. */
  release: boolean;
}

interface Props {
  requestId: string;
  /** The address of the contact that the person sees; empty if there is none. */
  address: string;
  onCorrected: () => void;
  onClose: () => void;
}

/** Corrects the email address of the contact of a request, and says that the verification code is replaced. */
export function ContactEmailDialog({ requestId, address, onCorrected, onClose }: Props) {
  const { t } = useTranslation();
  const change = useContactChange(requestId, address, () => {
    onCorrected();
    onClose();
  });
  const { form, seen, newerAddress, isSaving } = change;
  const typed = useWatch({ control: form.control, name: 'contactEmail' });
  const session = useSession();
  const isStaff = session !== null && isStaffRole(session.role);
  const label = t('Email address of the contact');
  return (
    <FormProvider {...form}>
      <DialogForm
        title={t('Correct the email address')}
        save={isSaving ? t('Saving...') : t('Correct the address')}
        isSaving={isSaving}
        disabled={newerAddress !== null}
        problem={change.problem}
        onSubmit={change.submit}
        onClose={onClose}
      >
        {newerAddress !== null && (
          <ConflictNotice
            title={t('Someone else changed the address')}
            conflicts={[
              {
                field: 'contactEmail',
                label,
                yours: typed,
                saved: newerAddress || t('Not provided'),
              },
            ]}
            onKeep={change.keepMine}
            onUseSaved={onClose}
          />
        )}
        <TextField<Values>
          name="contactEmail"
          label={label}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
        />
        {isStaff && typed.trim() === change.refusedAddress && (
          <CheckboxField<Values>
            name="release"
            label={t('Allow emails again')}
            hint={t(
              'For up to a day, the email service may still refuse the address because of the earlier emails. “Notices” shows what becomes of each email.',
            )}
          />
        )}
        <p>
          {seen
            ? t(
                'The verification code is replaced, because {{email}} may belong to someone else: the current code and its link stop working. We email the new code to the corrected address.',
                { email: seen },
              )
            : t(
                'The verification code is replaced: the current code and its link stop working. We email the new code to the corrected address.',
              )}
        </p>
        <p>{t('Accounts that already have this order keep it.')}</p>
      </DialogForm>
    </FormProvider>
  );
}

const NO_ATTEMPT = { key: '', content: '' };

/** Form state of the correction. A conflict keeps what was typed, and shows the newer address. */
function useContactChange(requestId: string, address: string, onCorrected: () => void) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const refresh = useNoticesRefresh(requestId);
  const [seen, setSeen] = useState(address);
  const [newerAddress, setNewerAddress] = useState<string | null>(null);
  const [refusedAddress, setRefusedAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ title: string; reason: string } | null>(null);
  // The same change is sent with the same key, so that a repeated call makes it once.
  const [attempt, setAttempt] = useState(NO_ATTEMPT);
  const form = useForm<Values, unknown, Values>({
    defaultValues: { contactEmail: address, release: false },
    resolver: standardSchemaResolver(schema),
  });

  async function send({ contactEmail, release: isChecked }: Values) {
    if (contactEmail.toLowerCase() === seen.toLowerCase()) {
      const message = 'This is already the address. Please enter another one.';
      return form.setError('contactEmail', { message }, { shouldFocus: true });
    }
    const release = isChecked && contactEmail === refusedAddress;
    const content = JSON.stringify([contactEmail, seen, release]);
    const { key } = attempt.content === content ? attempt : { key: crypto.randomUUID() };
    setAttempt({ key, content });
    setProblem(null);
    try {
      const changed = await call(changeContactEmail, {
        body: { requestId, contactEmail, seen, ...(release && { release }), key },
        fallback: 'Something went wrong on our side. Please try again.',
      });
      toasts.show({
        type: 'success',
        message: t('Address corrected. We email the new verification code to {{email}}.', {
          email: changed.contactEmail,
        }),
      });
      onCorrected();
      void refresh();
    } catch (error) {
      await handleFailure(error, contactEmail).catch(showProblem);
    }
  }

  async function handleFailure(error: unknown, sent: string) {
    if (!(error instanceof ApiError)) throw error;
    const message = error.fields['contactEmail'];
    // The form checks everything else itself.
    if (message) {
      setRefusedAddress(sent);
      form.setValue('release', false);
      return form.setError('contactEmail', { type: 'server', message }, { shouldFocus: true });
    }
    if (error.code !== 'conflict') throw error;
    const current = await queryClient.fetchQuery({ ...requestDetailsQuery(requestId), staleTime: 0 });
    if (current.contactEmail === undefined || current.contactEmail === seen) throw error;
    setNewerAddress(current.contactEmail);
  }

  function showProblem(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    setProblem({ title: failureTitle(cause, t('The address was not corrected')), reason });
  }

  return {
    form,
    submit: form.handleSubmit(send),
    isSaving: form.formState.isSubmitting,
    seen,
    problem,
    /** The stored address if someone else changed it first; null otherwise. */
    newerAddress,
    /** The address that was refused last, because the portal no longer emails it; null if none was. */
    refusedAddress,
    /** Keeps what was typed, to replace the newer address. */
    keepMine: () => {
      if (newerAddress !== null) setSeen(newerAddress);
      setNewerAddress(null);
      form.setFocus('contactEmail');
    },
  };
}
