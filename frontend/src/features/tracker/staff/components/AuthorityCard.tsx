import { Button, makeStyles } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { authorityNames } from '@portal/contract/requests/authority/authorityTexts.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { ReviewDecisionView } from '@portal/contract/submissions/schemas/reviewDecision.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card/Card.tsx';
import { Fact, FactList } from '../../../../components/card/FactList.tsx';
import { Mark } from '../../../../components/card/Mark.tsx';
import { lazyComponent } from '../../../../components/lazyComponent.tsx';
import { formatDateTime } from '../../../../lib/format.ts';
import { authorityFacts, authorityName } from '../../../requests/authority/authorityFacts.ts';

const AuthorityDialog = lazyComponent(
  async () => (await import('../../../requests/authority/AuthorityDialog.tsx')).AuthorityDialog,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  edit: { flexShrink: 0, minWidth: 0, marginRight: '-12px', '@media print': { display: 'none' } },
});

/** On what authority the records are released, and the latest decision about it. */
export function AuthorityCard({ request }: { request: StaffRequestView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { authority, reviewDecision } = request;
  const title = t('Authority for release');
  return (
    <Card
      title={title}
      action={
        <Button
          appearance="subtle"
          icon={<EditRegular />}
          className={styles.edit}
          aria-label={t('Edit {{group}}', { group: title })}
          onClick={() => setEditing(true)}
        >
          {t('Edit')}
        </Button>
      }
    >
      <FactList>
        <Fact term={t('Kind of authority')}>{authorityName(authority, t)}</Fact>
        {authorityFacts(authority, t).map(({ label, value }) => (
          <Fact key={label} term={label}>
            {value}
          </Fact>
        ))}
        {reviewDecision && (
          <Fact term={t('Decision')} wide>
            <DecisionText decision={reviewDecision} />
          </Fact>
        )}
      </FactList>
      {isEditing && <AuthorityDialog request={request} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function DecisionText({ decision }: { decision: ReviewDecisionView }) {
  const { t } = useTranslation();
  const { state, at, by: name, authority, isCurrent } = decision;
  const time = formatDateTime(at);
  return (
    <>
      {state === 'approved'
        ? t('Approved by {{name}} on {{time}}', { name, time })
        : t('Rejected by {{name}} on {{time}}', { name, time })}
      {authority && (
        <div>
          {t('{{authority}}: {{checked}} of {{total}} checked, checklist version {{version}}', {
            ...authority,
            authority: t(authorityNames[authority.kind]),
          })}
        </div>
      )}
      {!isCurrent && <Mark tone="attention">{t('Changed after the decision')}</Mark>}
    </>
  );
}
