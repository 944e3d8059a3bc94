import { FieldShell } from '../../../components/form/FieldShell.tsx';
import { useControlStyles } from '../../../components/form/controlStyles.ts';
import { useTranslation } from 'react-i18next';

/** The address of the account, which cannot be changed here. */
export function EmailOfAccount({ email }: { email: string }) {
  const { t } = useTranslation();
  const { control: look } = useControlStyles();
  return (
    <FieldShell
      name="email"
      label={t('Email')}
      hint={t('You sign in with it; it cannot be changed.')}
      optional={false}
      error={undefined}
    >
      {({ 'aria-required': _required, 'aria-invalid': _invalid, ...control }) => (
        <input type="email" {...control} className={look} value={email} readOnly />
      )}
    </FieldShell>
  );
}
