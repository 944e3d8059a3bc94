import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { ErrorSummary } from '../../../components/form/ErrorSummary.tsx';
import { internalFields, type InternalValues } from '../internalValues.ts';

/** What keeps the form from being sent; takes the focus with each refusal. */
export function InternalProblems({ refusals }: { refusals: number }) {
  const { control } = useFormContext<InternalValues>();
  const { errors } = useFormState({ control });
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  const problems = internalFields.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, message }] : [];
  });
  return <ErrorSummary ref={summary} problems={problems} />;
}
