import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Correction } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useFieldLabels } from '../../requests/fields/useFieldLabels.ts';
import { CorrectionChoice } from '../../requests/corrections/CorrectionChoice.tsx';

const useStyles = makeStyles({
  differences: {
    margin: '0 0 12px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    borderLeft: `4px solid ${tokens.colorNeutralStroke1}`,
  },
  open: { borderLeftColor: tokens.colorStatusWarningBorderActive },
});

interface Props {
  requestId: string;
  updateId: string;
  corrections: readonly Correction[];
}

/** The client’s values of an update next to the stored ones. Staff decide whether to apply them. */
export function UpdateDifferences({ requestId, updateId, corrections }: Props) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const { labels, displayValue } = useFieldLabels();
  if (corrections.length === 0) return null;
  const isOpen = corrections.some(({ state }) => state === 'open');
  return (
    <div className={mergeClasses(styles.differences, isOpen && styles.open)}>
      <p className={shared('strong')}>
        {isOpen ? t('The client’s information differs from the request') : t('Corrections by the client')}
      </p>
      <Stack as="dl" gap={12} shared="above8">
        {corrections.map((correction) => {
          const { field, sent, onFile } = correction;
          return (
            <div key={field}>
              <dt className={shared('small', 'soft')}>{labels[field]}</dt>
              <dd className={shared('body', 'breaks')}>
                <CorrectionChoice requestId={requestId} updateId={updateId} correction={correction}>
                  {displayValue(field, sent)}{' '}
                  <span className={shared('soft')}>
                    {sent === onFile || correction.state === 'on-file'
                      ? t('(now on file)')
                      : t('(on file: {{value}})', { value: displayValue(field, onFile) })}
                  </span>
                  <Outcome correction={correction} />
                </CorrectionChoice>
              </dd>
            </div>
          );
        })}
      </Stack>
    </div>
  );
}

/** Why staff do not have to decide a correction any more. */
function Outcome({ correction: { state, decision } }: { correction: Correction }) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  if (state === 'replaced')
    return <p className={shared('small', 'above2', 'soft')}>{t('Replaced by a newer update')}</p>;
  if (!decision) return null;
  const facts = { name: decision.by, time: formatDateTime(decision.at) };
  return (
    <p className={shared('small', 'above2', 'soft')}>
      {decision.kind === 'apply'
        ? t('Applied by {{name}} on {{time}}', facts)
        : t('Value on file kept by {{name}} on {{time}}', facts)}
    </p>
  );
}
