import { Button, makeStyles } from '@fluentui/react-components';
import { authorityNames } from '@portal/contract/requests/authority/authorityTexts.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { ReviewDecisionView } from '@portal/contract/submissions/schemas/reviewDecision.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact } from '../../../components/card/FactList.tsx';
import { Mark } from '../../../components/card/Mark.tsx';
import { screenOnly } from '../../../components/layout/shapes.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { useStaffFormOpener } from '../../../lib/session/staffForms.ts';
import { authorityLines } from '../../requests/authority/authorityFacts.ts';

const AuthorityDialog = lazyComponent(
  async () => (await import('../../requests/authority/AuthorityDialog.tsx')).AuthorityDialog,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  // As high as a line, so that the row does not grow.
  edit: { ...screenOnly, minWidth: 0, height: '18px', padding: '0 4px', verticalAlign: 'middle' },
});

/** On what authority the records are released, and the latest decision about it. */
export function AuthorityFact({ request }: { request: StaffRequestView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  useStaffFormOpener('authority', () => setEditing(true));
  const { authority, reviewDecision } = request;
  const title = t('Authority for release');
  return (
    <>
      <Fact term={title} wide={authority !== undefined}>
        {authorityLines(authority, t).join(' · ')}{' '}
        <Button
          appearance="subtle"
          size="small"
          className={styles.edit}
          aria-label={t('Edit {{group}}', { group: title })}
          onClick={() => setEditing(true)}
        >
          {t('Edit')}
        </Button>
        {isEditing && <AuthorityDialog request={request} onClose={() => setEditing(false)} />}
      </Fact>
      {reviewDecision && (
        <Fact term={t('Decision')} wide>
          <DecisionText decision={reviewDecision} />
        </Fact>
      )}
    </>
  );
}

function DecisionText({ decision }: { decision: ReviewDecisionView }) {
  const { t } = useTranslation();
  const { state, at, by: name, authority, open = [], reason, isCurrent } = decision;
  const who = { name, time: formatDateTime(at) };
  const decided =
    state === 'approved'
      ? t('Approved by {{name}} on {{time}}', who)
      : t('Rejected by {{name}} on {{time}}', who);
  const checked =
    authority &&
    t('{{authority}}: {{checked}} of {{total}} checked, checklist version {{version}}', {
      ...authority,
      authority: t(authorityNames[authority.kind]),
    });
  return (
    <>
      {[decided, checked].filter(Boolean).join(' · ')}{' '}
      {open.length > 0 && (
        <div>{t('Open: {{lines}}', { lines: open.map((line) => t(line)).join('; ') })}</div>
      )}
      {reason && <div>{t('Reason: {{reason}}', { reason })}</div>}
      {!isCurrent && <Mark tone="attention">{t('Changed after the decision')}</Mark>}
    </>
  );
}
