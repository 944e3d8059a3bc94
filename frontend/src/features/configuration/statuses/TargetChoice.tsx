import { Field, makeStyles, Radio, RadioGroup } from '@fluentui/react-components';
import type { ManagedStatus } from '@portal/contract/requests/schemas/requestStatus.ts';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '../../../components/list/ChoiceFilter.tsx';

const useStyles = makeStyles({ target: { display: 'grid', marginLeft: '32px' } });

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
  return (
    <Field label={{ children: t('What should happen to these requests?'), weight: 'semibold' }}>
      <RadioGroup
        value={choice}
        onChange={(_, { value }) => onChoice(value === 'migrate' ? 'migrate' : 'deactivate')}
      >
        <Radio
          value="migrate"
          label={t('Move them to another status, then delete this one. Clients don’t get an email.')}
        />
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
        <Radio
          value="deactivate"
          label={t('Deactivate this status. These requests keep it, but staff can’t choose it anymore.')}
        />
      </RadioGroup>
    </Field>
  );
}
