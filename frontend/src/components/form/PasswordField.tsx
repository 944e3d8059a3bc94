import { Button } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { useState } from 'react';
import { type FieldPath, type FieldValues, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldId } from './fieldId.ts';
import type { FieldText } from './FieldShell.tsx';
import { TextField } from './TextField.tsx';

interface Props<Values extends FieldValues> extends FieldText {
  name: FieldPath<Values>;
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password field of the surrounding form. The password can be shown; it is hidden again while the form is submitted, so
 * that the browser does not save it as plain text.
 */
export function PasswordField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label } = props;
  const { t } = useTranslation();
  const { isSubmitting } = useFormState<Values>();
  const [isShown, setIsShown] = useState(false);
  const hidden = { label: label.toLocaleLowerCase() };
  return (
    <TextField<Values>
      {...props}
      type={isShown && !isSubmitting ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      contentAfter={
        <Button
          appearance="transparent"
          icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
          aria-label={isShown ? t('Hide {{label}}', hidden) : t('Show {{label}}', hidden)}
          aria-controls={fieldId(name)}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
