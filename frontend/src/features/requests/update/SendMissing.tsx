import { type MissingReason, missingReasons } from '@portal/contract/submissions/missingReasons.ts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { type UpdateAccess, updateFormState } from './updateFormState.ts';

interface Props {
  access: UpdateAccess;
  missing: readonly MissingReason[];
}

/** Opens the update form, which answers what staff asked the client for. */
export function SendMissing({ access, missing }: Props) {
  const { t } = useTranslation();
  return (
    <LinkButton to="/client/request?update" appearance="primary" state={updateFormState(access)}>
      {missing.every((reason) => missingReasons[reason].isLoa)
        ? t('Upload what is missing')
        : t('Send what is missing')}
    </LinkButton>
  );
}
