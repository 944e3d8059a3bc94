import { MAX_REASON } from '@portal/contract/requests/schemas/requestAssignment.ts';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../TextAreaField.tsx';
import { TextField } from '../TextField.tsx';
import { usePrivacyStyles } from './usePrivacyStyles.ts';

interface Props<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string | undefined;
  optional?: boolean;
}

/** A calendar day. */
export function DayField<Values extends FieldValues>(props: Props<Values>) {
  return <TextField<Values> {...props} type="date" className={usePrivacyStyles().day} />;
}

/** A single-line text field without browser autofill. */
export function LineField<Values extends FieldValues>(props: Props<Values>) {
  return <TextField<Values> {...props} autoComplete="off" maxLength={200} />;
}

/** The reason for an action. */
export function ReasonField({ hint }: { hint?: string }) {
  const { t } = useTranslation();
  return (
    <TextAreaField<{ reason: string }>
      name="reason"
      label={t('Reason')}
      hint={hint ?? t('Only staff can read it.')}
      maxLength={MAX_REASON}
    />
  );
}
