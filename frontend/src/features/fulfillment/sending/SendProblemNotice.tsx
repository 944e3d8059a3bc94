import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import type { SendProblem } from './useSend.ts';

/** Why nothing was sent, or that this is not known. */
export function SendProblemNotice({ reason, isUnconfirmed }: SendProblem) {
  const { t } = useTranslation();
  const title = isUnconfirmed ? t('We could not confirm that it was sent') : t('Nothing was sent');
  return (
    <Notice type="error" role="alert" title={title}>
      {reason} {isUnconfirmed ? t('Try again. Nothing is sent twice.') : t('What you entered is still here.')}
    </Notice>
  );
}
