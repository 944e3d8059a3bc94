import { useLocation, useSearchParams } from 'react-router-dom';
import { groupTypedCode } from '../../requests/lookup/groupTypedCode.ts';
import { isJustSubmitted } from '../pendingSubmission.ts';
import { SubmissionPending } from '../submitted/SubmissionPending.tsx';
import { SubmissionSucceeded } from '../submitted/SubmissionSucceeded.tsx';

/** Replaces the code in the URL when the fee is paid but the submission got no response. */
const PENDING = 'PENDING';

/** Marks a clearing bank payment in the URL. */
const CLEARING = 'clearing';

/** /order-success: the result of the submission and how to track the request. */
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
      state={state}
    />
  );
}
