import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from './FieldError.tsx';
import { fieldId } from './fieldId.ts';
import { useRequiredMark } from './useRequiredMark.ts';

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 },
  label: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  optional: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  hint: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

export interface FieldText {
  label: string;
  hint?: ReactNode;
  /** Optional fields are labeled so; required fields have an asterisk. */
  optional?: boolean;
}

/** Props that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}

interface Props extends FieldText {
  name: string;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** The label, hint and error of a control. */
export function FieldShell({ name, label, hint, optional = false, error, children }: Props) {
  const styles = useStyles();
  const { required } = useRequiredMark();
  const { t } = useTranslation();
  const id = fieldId(name);
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={mergeClasses(styles.label, !optional && required)}>
        {label}
        {optional && (
          <>
            {' '}
            <span className={styles.optional}>{t('(optional)')}</span>
          </>
        )}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
        'aria-required': !optional,
      })}
      <FieldError id={`${id}-error`} message={error} />
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
