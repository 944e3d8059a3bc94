import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { ErrorSummary } from '../../../components/form/ErrorSummary.tsx';
import { updateFields, type UpdateValues } from '../updateValues.ts';

/** What keeps the form from being sent; takes the focus with each refusal. */
export function UpdateProblems({ refusals }: { refusals: number }) {
  const { control } = useFormContext<UpdateValues>();
  const { errors } = useFormState({ control });
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  const problems = updateFields.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, message: String(message) }] : [];
  });
  return <ErrorSummary ref={summary} problems={problems} />;
}
