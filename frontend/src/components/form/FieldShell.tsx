import { Field, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from './fieldId.ts';
import { useRequiredMark } from './useRequiredMark.ts';

const useStyles = makeStyles({
  field: { minWidth: 0 },
  optional: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
});

export interface FieldText {
  label: string;
  hint?: ReactNode;
  /** Optional fields are labeled so; required fields have an asterisk. */
  optional?: boolean;
}

interface Props extends FieldText {
  name: string;
  error: string | undefined;
  /** The control, with the id `fieldId(name)`. Fluent connects it with label, hint and error. */
  children: ReactElement;
}

/** The label, hint and error of a control. */
export function FieldShell({ name, label, hint, optional = false, error, children }: Props) {
  const styles = useStyles();
  const { required } = useRequiredMark();
  const { t } = useTranslation();
  const id = fieldId(name);
  const text = optional ? (
    <>
      {label} <span className={styles.optional}>{t('(optional)')}</span>
    </>
  ) : (
    label
  );
  return (
    <Field
      className={styles.field}
      label={{
        children: text,
        htmlFor: id,
        weight: 'semibold',
        // The mark is generated content, so that it is not part of the name.
        required: false,
        className: optional ? '' : required,
      }}
      required={!optional}
      hint={hint ? { children: hint, id: `${id}-hint` } : null}
      validationState={error ? 'error' : 'none'}
      // It is not a live region, because the error summary announces it.
      validationMessage={error ? { children: t(error), id: `${id}-error`, role: undefined } : null}
    >
      {children}
    </Field>
  );
}
