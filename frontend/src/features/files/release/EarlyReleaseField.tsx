import type { EarliestProductionView } from '@portal/contract/deadlines/earlyRelease.ts';
import { MAX_REASON } from '@portal/contract/requests/schemas/requestAssignment.ts';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { formatDay } from '../../../lib/format.ts';

interface Props {
  /** Absent if the records may be produced on any day. */
  earliest: EarliestProductionView | undefined;
}

/** Asks why documents are released before the earliest production date. Nothing if that is not ahead. */
export function EarlyReleaseField({ earliest }: Props) {
  const { t } = useTranslation();
  if (!earliest?.isAhead) return null;
  const day = formatDay(earliest.day, 'medium');
  const { source } = earliest;
  return (
    <>
      {/* A grid item: the notice itself would shrink. */}
      <div>
        <Notice type="warning">
          {source
            ? t(
                'These records may not be produced before {{day}} ({{source}}). To release them earlier, give a reason.',
                { day, source },
              )
            : t('These records may not be produced before {{day}}. To release them earlier, give a reason.', {
                day,
              })}
        </Notice>
      </div>
      <TextAreaField<{ earlyReleaseReason: string }>
        name="earlyReleaseReason"
        label={t('Reason for the early release')}
        hint={t('Only staff can read it.')}
        maxLength={MAX_REASON}
      />
    </>
  );
}
