import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NotFoundScreen } from '../../../components/page/NotFoundScreen.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { type PayoutsSelection, payoutsSearchParams, readPayoutsSelection } from '../rules/payoutsAddress.ts';
import { PayoutDetails } from './PayoutDetails.tsx';
import { PayoutLists } from './PayoutLists.tsx';

/** /payouts: Stripe's balance transactions and payouts, for matching the bank. */
export function PayoutsScreen() {
  const session = useSession();
  if (!session) return null;
  return isStaffRole(session.role) ? <Payouts /> : <NotFoundScreen />;
}

function Payouts() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const selection = readPayoutsSelection(params, today);
  const addressOf = (changed: Partial<PayoutsSelection>) =>
    `/payouts?${new URLSearchParams(payoutsSearchParams({ ...selection, ...changed })).toString()}`;
  if (selection.payoutId)
    return <PayoutDetails payoutId={selection.payoutId} listAddress={addressOf({ payoutId: '' })} />;
  return (
    <PayoutLists
      selection={selection}
      today={today}
      addressOf={(payoutId) => addressOf({ payoutId })}
      onChange={(next) => setParams(payoutsSearchParams(next), { preventScrollReset: true })}
    />
  );
}
