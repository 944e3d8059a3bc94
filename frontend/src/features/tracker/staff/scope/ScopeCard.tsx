import { Button, makeStyles } from '@fluentui/react-components';
import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card/Card.tsx';
import { lazyComponent } from '../../../../components/lazyComponent.tsx';
import { filesOfRequest } from '../../../requests/filesOfRequest.ts';
import { ScopeFacts } from '../../../requests/scope/ScopeFacts.tsx';

const NarrowScopeDialog = lazyComponent(
  async () => (await import('./NarrowScopeDialog.tsx')).NarrowScopeDialog,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  // Aligns the button text with the right edge of the content.
  narrow: {
    flexShrink: 0,
    margin: 'calc((var(--card-head, 32px) - 32px) / 2) -12px calc((var(--card-head, 32px) - 32px) / 2) 0',
    '@media print': { display: 'none' },
  },
});

/** What the client asked for. Staff can narrow it with the client's consent. Nothing for a request without a scope. */
export function ScopeCard({ request }: { request: StaffRequestView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isNarrowing, setNarrowing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { scope } = request;
  if (!scope) return null;
  const close = () => {
    setNarrowing(false);
    button.current?.focus();
  };
  return (
    <Card
      title={t('Scope of records')}
      action={
        !closedStatuses.includes(request.status) && (
          <Button
            ref={button}
            appearance="subtle"
            className={styles.narrow}
            onClick={() => setNarrowing(true)}
          >
            {t('Narrow scope')}
          </Button>
        )
      }
    >
      <ScopeFacts versions={scope} files={filesOfRequest(request)} />
      {isNarrowing && <NarrowScopeDialog requestId={request._id} current={scope.at(-1)!} onClose={close} />}
    </Card>
  );
}
