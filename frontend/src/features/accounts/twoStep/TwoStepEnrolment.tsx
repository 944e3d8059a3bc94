import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../components/notices/ErrorPanel.tsx';
import { useEnrolmentSecret } from './useEnrolmentSecret.ts';
import { EnrolmentSkeleton } from './EnrolmentSkeleton.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type EnrolmentSecret, TwoStepSecret } from './TwoStepSecret.tsx';

interface Props {
  /** Asks for a secret; asked once, and again when it failed. */
  start: () => Promise<EnrolmentSecret>;
  /** What the button of that first code says. */
  action: string;
  /** Turns the second step on with a first code. */
  activate: (code: string) => Promise<{ recoveryCodes: readonly string[] }>;
  /** The recovery codes are saved. */
  onDone: () => void;
}

/** Setting up two-step sign-in: scan, confirm with a code, save the recovery codes. */
export function TwoStepEnrolment({ start, action, activate, onDone }: Props) {
  const { t } = useTranslation();
  const { secret, failure, retry } = useEnrolmentSecret(start);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  if (failure) {
    const title = t('Two-step sign-in is not set up yet');
    return <ErrorPanel title={title} message={failure.message} onRetry={retry} />;
  }
  if (!secret) return <EnrolmentSkeleton />;
  return (
    <TwoStepSecret
      secret={secret}
      action={action}
      confirm={async (code) => setCodes((await activate(code)).recoveryCodes)}
    />
  );
}
