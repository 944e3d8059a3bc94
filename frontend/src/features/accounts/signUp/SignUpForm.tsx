import { Checkbox, makeStyles } from '@fluentui/react-components';
import type { DataOf } from '@portal/contract/endpoint.ts';
import type { getInvitation, SignInStep } from '@portal/contract/accounts/endpoints/auth.ts';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { fieldId } from '../../../components/form/fieldId.ts';
import { PhoneField } from '../../../components/form/PhoneField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useFieldError } from '../../../components/form/useFieldError.ts';
import { EmailField } from '../form/EmailField.tsx';
import { LazyAuthForm } from '../form/LazyAuthForm.tsx';
import { TextLink } from '../form/TextLink.tsx';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import type { SignUpValues } from './signUpForm.ts';

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
    gap: '20px 16px',
    alignItems: 'start',
  },
});

interface Props {
  /** Prefills the name and fixes the email address; null without an invitation. */
  invitation: ValidInvitation | null;
  onStep: (step: SignInStep) => Promise<void>;
}

/** Name, email, phone number, password and consent for a new account. */
export function SignUpForm({ invitation, onStep }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <LazyAuthForm
      load={() => import('./submitSignUp.ts')}
      defaultValues={{
        firstName: invitation?.firstName ?? '',
        lastName: invitation?.lastName ?? '',
        email: invitation?.email ?? '',
        phoneNumber: '',
        password: '',
        confirmPassword: '',
        terms: false,
      }}
      send={async (values, { sendSignUp }) => onStep(await sendSignUp(values, invitation?.token))}
      fallback={t('Registration failed. Please try again.')}
      action={t('Create account')}
      busyAction={t('Creating account...')}
    >
      <div className={styles.pair}>
        <TextField<SignUpValues> name="firstName" label={t('First name')} autoComplete="given-name" />
        <TextField<SignUpValues> name="lastName" label={t('Last name')} autoComplete="family-name" />
      </div>
      <EmailField
        autoComplete="username"
        {...(invitation && { readOnly: true, hint: t('Your invitation is for this address.') })}
      />
      <PhoneField<SignUpValues> name="phoneNumber" label={t('Phone number')} autoComplete="tel" optional />
      <NewPasswordFields<SignUpValues>
        name="password"
        label={t('Password')}
        hint={t('At least 6 characters')}
        confirmLabel={t('Confirm password')}
      />
      <TermsField />
    </LazyAuthForm>
  );
}

/** A valid invitation with the token from its email. */
type ValidInvitation = DataOf<typeof getInvitation> & { token: string };

const useTermsFieldStyles = makeStyles({
  field: { display: 'grid', gap: '6px' },
  // Aligned with the fields above: Fluent's box has a margin of 8 px.
  checkbox: { marginLeft: '-8px' },
  links: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', paddingLeft: '28px' },
});

/** Consent to the terms, with links to the documents. They open in a new tab, so that entered values are kept. */
function TermsField() {
  const styles = useTermsFieldStyles();
  const { t } = useTranslation();
  const {
    field: { ref, ...field },
  } = useController<SignUpValues, 'terms'>({ name: 'terms' });
  const error = useFieldError('terms');
  const id = fieldId('terms');
  return (
    <div className={styles.field}>
      <Checkbox
        className={styles.checkbox}
        ref={ref}
        id={id}
        name={field.name}
        label={t('I agree to the terms and conditions')}
        checked={field.value}
        aria-required
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
        onBlur={field.onBlur}
        onChange={(_, { checked }) => field.onChange(checked)}
      />
      <FieldError id={`${id}-error`} message={error} />
      <div className={styles.links}>
        <TextLink to="/terms" newTab>
          {t('Terms')}
        </TextLink>
        <TextLink to="/privacy" newTab>
          {t('Privacy Policy')}
        </TextLink>
      </div>
    </div>
  );
}
