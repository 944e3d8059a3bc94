import { makeStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { embargoEndsAt } from '@portal/contract/files/rules/downloads.ts';
import { MAX_COMMENT } from '@portal/contract/files/schemas/fileRelease.ts';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { dayInDisplayZone, formatDate, formatDay } from '../../../lib/format.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { ChargeField } from './ChargeField.tsx';
import { EarlyReleaseField } from './EarlyReleaseField.tsx';
import { EmbargoDaysField } from './EmbargoDaysField.tsx';
import type { ReleaseValues, TermValues } from './rules/releaseValues.ts';
import { normalizedDays } from './rules/normalizedDays.ts';

const useStyles = makeStyles({
  terms: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  // Aligned with the label of the checkbox.
  nested: { paddingLeft: '28px', maxWidth: '240px' },
});

interface Props {
  request: Pick<StaffRequestView, 'scope' | 'earliestProduction' | 'isSample' | 'dueDate'>;
}

/** Comment, charge and embargo of a release, with hints about their effect for the client. */
export function ReleaseFields({ request }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { control, setFocus } = useFormContext<ReleaseValues>();
  const [isCharged, isEmbargoed, days, fileTerms] = useWatch({
    control,
    name: ['requiresPayment', 'embargoEnabled', 'embargoDays', 'fileTerms'],
  });
  // After a click, the cursor moves to the amount. With the keyboard, Tab reaches it.
  const wasClicked = useRef(false);
  useEffect(() => {
    if (isCharged && wasClicked.current) setFocus('chargeAmount');
    wasClicked.current = false;
  }, [isCharged, setFocus]);
  const uploadedAt = useNow().toISOString();
  const embargoDays = normalizedDays(days);
  const end = embargoDays && embargoEndsAt({ uploadedAt, embargoEnabled: true, embargoDays });
  const lastEnd = lastEmbargoEnd(
    [{ embargoEnabled: isEmbargoed, embargoDays: days }, ...Object.values(fileTerms)],
    uploadedAt,
  );
  const { dueDate } = request;
  const isLate = lastEnd !== null && dueDate !== '' && dayInDisplayZone(lastEnd) > dueDate;
  const needsNotice = request.scope?.some(({ scope }) => scope.sensitive?.['substanceUse'] !== undefined);
  return (
    <>
      {needsNotice && (
        <div>
          <Notice type="info">
            {t(
              'The client asked for substance use records. The notice of 42 CFR 2.32 is released with the documents.',
            )}
          </Notice>
        </div>
      )}
      <EarlyReleaseField earliest={request.earliestProduction} />
      <TextAreaField<ReleaseValues>
        name="comment"
        label={t('Comment')}
        hint={t('The client sees this comment next to each of these files.')}
        optional
        maxLength={MAX_COMMENT}
      />
      {!request.isSample && (
        <div className={styles.terms}>
          <div onPointerUp={() => (wasClicked.current = true)}>
            <CheckboxField<ReleaseValues>
              name="requiresPayment"
              label={t('Charge for these files')}
              hint={chargeHint()}
            />
          </div>
          {isCharged && (
            <div className={styles.nested}>
              <ChargeField name="chargeAmount" label={t('Amount for each file, in USD')} />
            </div>
          )}
        </div>
      )}
      <div className={styles.terms}>
        <CheckboxField<ReleaseValues> name="embargoEnabled" label={t('Embargo')} hint={embargoHint()} />
        {isEmbargoed && (
          <div className={styles.nested}>
            <EmbargoDaysField name="embargoDays" label={t('Days')} />
          </div>
        )}
        {isLate && (
          <Notice type="warning">
            {t(
              'The request is due on {{from}}, and the client can’t download these documents before {{to}}.',
              { from: formatDay(dueDate), to: formatDate(lastEnd.toISOString()) },
            )}
          </Notice>
        )}
      </div>
    </>
  );

  function chargeHint(): string {
    if (isCharged) {
      return t('The client pays before opening a file and can then download it once, within 12 hours.');
    }
    return isEmbargoed
      ? t('The client can open these files free of charge. The downloads start after the embargo.')
      : t('The client can open these files free of charge and download them as often as needed.');
  }

  function embargoHint(): string {
    if (isEmbargoed && end) {
      const day = formatDate(end.toISOString());
      return isCharged
        ? t('The client can pay for and download these files from {{day}}.', { day })
        : t('The client can view the files now and download them from {{day}}.', { day });
    }
    return isCharged
      ? t('The client can download the files as soon as they are paid for.')
      : t('The client can download the files right away.');
  }
}

/** When the last embargo of these terms ends; null without one, or with days that must be corrected. */
function lastEmbargoEnd(
  terms: readonly (Pick<TermValues, 'embargoEnabled' | 'embargoDays'> | undefined)[],
  uploadedAt: string,
): Date | null {
  const days = terms.map((each) => (each?.embargoEnabled ? (normalizedDays(each.embargoDays) ?? 0) : 0));
  const embargoDays = Math.max(...days);
  return embargoEndsAt({ uploadedAt, embargoEnabled: embargoDays > 0, embargoDays });
}
