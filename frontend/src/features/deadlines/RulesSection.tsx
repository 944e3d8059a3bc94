import {
  type DeadlineKind,
  deadlineKinds,
  type DeadlineRules,
} from '@portal/contract/deadlines/deadlineRules.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../components/card/Mark.tsx';
import { ListFrame } from '../../components/list/ListFrame.tsx';
import { EditButton } from '../../components/list/ItemActions.tsx';
import { ListRow } from '../../components/list/ListRow.tsx';
import { useDeadlineTexts } from './deadlineTexts.ts';
import type { ChangeRules } from './editing.ts';
import { RuleDialog } from './RuleDialog.tsx';

interface Props {
  rules: DeadlineRules;
  /** Undefined for people who cannot change the rules. */
  onChange: ChangeRules | undefined;
}

/** The rule of each authority, and the one for all others. */
export function RulesSection({ rules, onChange }: Props) {
  const { t } = useTranslation();
  const texts = useDeadlineTexts();
  const [edited, setEdited] = useState<DeadlineKind | null>(null);
  return (
    <>
      <ListFrame title={t('Due date by authority')} empty={null}>
        {deadlineKinds.map((kind) => {
          const rule = rules.rules[kind];
          const name = texts.kinds[kind] ?? kind;
          return (
            <ListRow
              key={kind}
              head={
                <>
                  {name}
                  {!rule && <Mark>{t('Same as all other requests')}</Mark>}
                </>
              }
              text={texts.rule(rule ?? rules.rules.default)}
              details={rule ? t(rule.source) : undefined}
              actions={onChange && <EditButton name={name} onClick={() => setEdited(kind)} />}
            />
          );
        })}
      </ListFrame>
      {edited && onChange && (
        <RuleDialog kind={edited} rules={rules} onChange={onChange} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
