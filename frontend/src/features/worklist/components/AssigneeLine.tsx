import { makeStyles, tokens } from '@fluentui/react-components';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { smallText } from '../../../components/layout/shapes.ts';

const useStyles = makeStyles({
  assignee: { ...smallText, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** The assignee of a request. */
export function AssigneeLine({ request: { assignee } }: { request: Pick<RequestListItem, 'assignee'> }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <span className={styles.assignee}>
      {assignee && <VisuallyHidden>{`${t('Assigned to')} `}</VisuallyHidden>}
      {assignee?.name ?? t('Unassigned')}
    </span>
  );
}
