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
 * A password field of the surrounding form. The password can be shown; it is hidden again while the form is submitted, so
 * that the browser does not save it as plain text.
 */
export function PasswordField<Values extends FieldValues>({
  name,
  label,
  hint,
  optional,
  autoComplete,
}: Props<Values>) {
  const styles = useStyles();
  const { control: controlClass } = useControlStyles();
  const { t } = useTranslation();
  const { register, control } = useFormContext<Values>();
  const { isSubmitting } = useFormState({ control });
  const error = useFieldError(name);
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldShell name={name} label={label} hint={hint} optional={optional ?? false} error={error}>
      {(controlProps) => (
        <div className={styles.box}>
          <input
            {...controlProps}
            {...register(name)}
            type={isShown && !isSubmitting ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={mergeClasses(controlClass, styles.input)}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={isShown ? t('Hide {{label}}', { label }) : t('Show {{label}}', { label })}
            aria-controls={controlProps.id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOffRegular aria-hidden /> : <EyeRegular aria-hidden />}
          </button>
        </div>
      )}
    </FieldShell>
  );
}
