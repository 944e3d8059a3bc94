import { Input } from '@fluentui/react-components';
import { rangeProblem } from '@portal/contract/analytics/rules.ts';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useSharedStyles } from '../../layout/useSharedStyles.ts';
import { useControlStyles } from '../controlStyles.ts';
import { FieldError } from '../FieldError.tsx';
import { onPasteDay } from './onPaste.ts';

interface Days {
  /** YYYY-MM-DD, or empty. */
  startDate: string;
  endDate: string;
}

/** The state of a form with a first and a last day. Problems are shown after it was submitted. */
export function useDayRange<Values extends Days>(initial: Values, onApply: (values: Values) => void) {
  const shared = useSharedStyles();
  const { control } = useControlStyles();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [isRejected, setIsRejected] = useState(false);
  const problem = isRejected ? rangeProblem(values) : null;
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const invalid = rangeProblem(values);
    setIsRejected(invalid !== null);
    if (!invalid) return onApply(values);
    form.current?.querySelector<HTMLInputElement>(`[name="${invalid.field}"]`)?.focus();
  }

  /** Takes values that have no problem. */
  function replace(valid: Values) {
    setIsRejected(false);
    setValues(valid);
  }

  const dayField = (name: keyof Days, label: string, className: string): ReactNode => (
    <div className={className}>
      <label htmlFor={`${id}${name}`} className={shared('small', 'soft')}>
        {label}
      </label>
      <Input
        id={`${id}${name}`}
        name={name}
        type="date"
        size="large"
        className={control}
        max="9999-12-31"
        value={values[name]}
        aria-invalid={problem?.field === name}
        aria-describedby={problem?.field === name ? `${id}problem` : undefined}
        onChange={(_, { value }) => setValues({ ...values, [name]: value })}
        onPaste={onPasteDay((value) => setValues((before) => ({ ...before, [name]: value })))}
      />
    </div>
  );
  const error = (
    <div role="alert">
      <FieldError id={`${id}problem`} message={problem?.message} />
    </div>
  );
  return { id, form, values, setValues, replace, onSubmit, dayField, error };
}
