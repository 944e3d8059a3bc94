import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ManagedStatus } from '@portal/contract/requests/schemas/requestStatus.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoxStyles } from '../../../components/form/controlStyles.ts';
import { ChoiceFilter } from '../../../components/list/ChoiceFilter.tsx';

const useStyles = makeStyles({
  group: { display: 'grid', gap: '12px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '8px', fontWeight: tokens.fontWeightSemibold },
  choice: { display: 'flex', gap: '10px', alignItems: 'flex-start', cursor: 'pointer' },
  radio: { margin: '2px 0 0' },
  target: { display: 'grid', marginLeft: '28px' },
});

export type Choice = 'migrate' | 'deactivate';

interface Props {
  choice: Choice;
  onChoice: (choice: Choice) => void;
  /** Id of the status that requests move to; empty for none. */
  target: string;
  onTarget: (id: string) => void;
  targets: readonly ManagedStatus[];
}

/** Choice of what happens to the requests of a status. */
export function TargetChoice({ choice, onChoice, target, onTarget, targets }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { box } = useBoxStyles();
  const name = useId();
  const radio = (value: Choice, text: string) => (
    <label className={styles.choice}>
      <input
        type="radio"
        name={name}
        className={mergeClasses(box, styles.radio)}
        checked={choice === value}
        onChange={() => onChoice(value)}
      />
      {text}
    </label>
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('What should happen to these requests?')}</legend>
      {radio('migrate', t('Move them to another status, then delete this one. Clients don’t get an email.'))}
      {choice === 'migrate' && (
        <div className={styles.target}>
          <ChoiceFilter
            label={t('Status to move the requests to')}
            all={t('Select a status')}
            choices={targets.map(({ _id, label }) => ({ value: _id, label: t(label) }))}
            value={target}
            onChoose={onTarget}
          />
        </div>
      )}
      {radio('deactivate', t('Deactivate it. Staff can no longer choose it, and these requests keep it.'))}
    </fieldset>
  );
}
