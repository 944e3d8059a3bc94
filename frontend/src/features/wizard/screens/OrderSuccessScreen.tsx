import { useLocation, useSearchParams } from 'react-router-dom';
import { groupTypedCode } from '../../requests/lookup/groupTypedCode.ts';
import { isJustSubmitted } from '../pendingSubmission.ts';
import { SubmissionPending } from '../submitted/SubmissionPending.tsx';
import { SubmissionSucceeded } from '../submitted/SubmissionSucceeded.tsx';

/** Stands in the address for a code that is not known yet: paid, but the submission was not answered. */
const PENDING = 'PENDING';

/** Stands in the address for a fee that a bank still works on. */
const CLEARING = 'clearing';

/** /order-success: what became of the submission, and how to follow the request. */
export function OrderSuccessScreen() {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const orderId = params.get('orderId') ?? '';
  const code = params.get('verificationCode') ?? '';
  const clearing = params.get('payment') === CLEARING;
  if (code === PENDING) return <SubmissionPending orderId={orderId} clearing={clearing} />;
  return (
    <SubmissionSucceeded
      orderId={orderId}
      code={groupTypedCode(code)}
      clearing={clearing}
      justSubmitted={isJustSubmitted(state)}
    />
  );
}
