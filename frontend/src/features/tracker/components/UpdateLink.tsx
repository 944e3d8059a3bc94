import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import type { AccessTo } from '../../requests/api/withRequestAccess.ts';
import { updateStateOf } from '../rules/updateStateOf.ts';

const useStyles = makeStyles({ link: { '@media print': { display: 'none' } } });

/** The way to the update form. Order id and code go with it in the history, not in the address. */
export function UpdateLink({ access }: { access: AccessTo }) {
  const { t } = useTranslation();
  const styles = useStyles();
  if (access.request.status === 'cancelled') return null;
  return (
    <span className={styles.link}>
      <LinkButton to="/client/request?update" state={updateStateOf(access)}>
        {t('Update this request')}
      </LinkButton>
    </span>
  );
}
