import type { DisputeView } from '@portal/contract/schemas/dispute.ts';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../components/card/Mark.tsx';
import { standingWords } from './standingWords.ts';

/** The badge of a dispute. */
export function DisputeMark({ dispute }: { dispute: Pick<DisputeView, 'standing'> }) {
  const { t } = useTranslation();
  const { standing } = dispute;
  return <Mark tone={standing === 'won' ? 'good' : 'attention'}>{standingWords(standing, t)}</Mark>;
}
