import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { useState } from 'react';
import { type FieldPath, type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useControlStyles } from './controlStyles.ts';
import { FieldShell, type FieldText } from './FieldShell.tsx';
import { useFieldError } from './useFieldError.ts';

const useStyles = makeStyles({
  box: { position: 'relative' },
  input: { paddingRight: '52px' },
  toggle: {
    position: 'absolute',
    inset: '1px 1px 1px auto',
    width: '44px',
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: '20px',
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-3px' },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
  },
});

interface Props<Values extends FieldValues> extends FieldText {
  name: FieldPath<Values>;
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password, bound to a field of the form around it. It can be shown; while the form is sent it is hidden again, so
 * that the browser does not keep it as ordinary text.
 */
export function PasswordField<Values extends FieldValues>({
  name,
  label,
  hint,
  optional,
  autoComplete,
}: Props<Values>) {
  const styles = useStyles();
  const { control: look } = useControlStyles();
  const { t } = useTranslation();
  const { register, control } = useFormContext<Values>();
  const { isSubmitting } = useFormState({ control });
  const error = useFieldError(name);
  const [shown, setShown] = useState(false);
  return (
    <FieldShell name={name} label={label} hint={hint} optional={optional ?? false} error={error}>
      {(belonging) => (
        <div className={styles.box}>
          <input
            {...belonging}
            {...register(name)}
            type={shown && !isSubmitting ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={mergeClasses(look, styles.input)}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={shown ? t('Hide {{label}}', { label }) : t('Show {{label}}', { label })}
            aria-controls={belonging.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffRegular aria-hidden /> : <EyeRegular aria-hidden />}
          </button>
        </div>
      )}
    </FieldShell>
  );
}
