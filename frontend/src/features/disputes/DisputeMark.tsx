import type { DisputeState, DisputeView } from '@portal/contract/disputes/schemas.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../components/card/Mark.tsx';

/** The badge of a dispute. */
export function DisputeMark({ dispute }: { dispute: Pick<DisputeView, 'state'> }) {
  const { t } = useTranslation();
  const { state } = dispute;
  return <Mark tone={state === 'won' ? 'good' : 'attention'}>{disputeStateLabel(state, t)}</Mark>;
}

/** Label of a dispute state. */
function disputeStateLabel(state: DisputeState, t: TFunction): string {
  switch (state) {
    case 'inquiry':
      return t('Bank inquiry');
    case 'open':
      return t('Disputed');
    case 'lost':
      return t('Dispute lost');
    case 'won':
      return t('Dispute won');
  }
}
