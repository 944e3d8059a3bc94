import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { ErrorSummary } from '../../../components/form/ErrorSummary.tsx';
import { emptyValues, type WizardValues } from '../../requests/draft/wizardValues.ts';

/** What keeps the open step from going on; takes the focus with each refusal. */
export function StepProblems({ refusals }: { refusals: number }) {
  const { control } = useFormContext<WizardValues>();
  const { errors } = useFormState({ control });
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  const problems = (Object.keys(emptyValues) as (keyof WizardValues)[]).flatMap((field) => {
    const error = errors[field];
    return error && error.type !== 'live' && error.message ? [{ field, message: String(error.message) }] : [];
  });
  return <ErrorSummary ref={summary} problems={problems} />;
}
