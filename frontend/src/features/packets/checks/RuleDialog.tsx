import '../../../lib/schemaMode.ts';
import { checkRequirements, pageCheckRule, type PageCheckRule } from '@portal/contract/packets/pageChecks.ts';
import { requestTypes } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { facilitiesQuery } from '../../requests/api/facilitiesQuery.ts';
import { requestTypeLabel } from '../../requests/requestTypeLabel.ts';
import { requirementText } from './requirementText.ts';

const SHARES = [5, 10, 20, 30, 50];

const { facility, requirement } = pageCheckRule.shape;
const numberOf = (text: string) => (text === '' ? null : Number(text));

/** Selects have texts. */
const form = z.object({
  facility,
  requirement,
  requestType: z.pipe(z.pipe(z.string(), z.transform(numberOf)), z.nullable(z.int())),
  share: z.pipe(z.pipe(z.string(), z.transform(Number)), z.int()),
});

interface Props {
  /** Null for a new one. */
  rule: PageCheckRule | null;
  save: (rule: PageCheckRule) => Promise<unknown>;
  onClose: () => void;
}

/** Adds or changes a rule. */
export function RuleDialog({ rule, save, onClose }: Props) {
  const { t } = useTranslation();
  const { data: facilities = [] } = useQuery(facilitiesQuery);
  const names = facilities.map(({ name }) => name);
  const own = rule && rule.facility !== '' && !names.includes(rule.facility) ? [rule.facility] : [];
  const edit = useListForm({
    schema: form,
    values: {
      facility: rule?.facility ?? '',
      requestType: rule?.requestType ? String(rule.requestType) : '',
      requirement: rule?.requirement ?? 'flagged',
      share: String(rule?.share ?? 10),
    },
    save,
    onSaved: onClose,
    failure: t('The rule was not saved'),
  });
  const share = rule && !SHARES.includes(rule.share) ? [rule.share, ...SHARES] : SHARES;
  return (
    <FormDialog title={rule ? t('Edit rule') : t('Add rule')} save={t('Save')} edit={edit} onClose={onClose}>
      <SelectField
        name="facility"
        label={t('Facility')}
        placeholder={t('All facilities')}
        choices={[...own, ...names].map((name) => ({ value: name, label: name }))}
      />
      <SelectField
        name="requestType"
        label={t('Request type')}
        placeholder={t('All request types')}
        choices={requestTypes.map(({ id }) => ({ value: String(id), label: requestTypeLabel(id, t) }))}
      />
      <RequirementFields shares={share} />
    </FormDialog>
  );
}

function RequirementFields({ shares }: { shares: readonly number[] }) {
  const { t } = useTranslation();
  const requirement = useWatch({ name: 'requirement' }) as string;
  const chosen = Number(useWatch({ name: 'share' }));
  return (
    <>
      <SelectField
        name="requirement"
        label={t('Staff check')}
        placeholder={t('Choose pages')}
        choices={checkRequirements.map((value) => ({
          value,
          label: requirementText({ requirement: value, share: chosen }, t),
        }))}
      />
      {requirement === 'share' && (
        <SelectField
          name="share"
          label={t('Share of the pages that are not flagged')}
          placeholder={t('Choose a share')}
          choices={shares.map((value) => ({ value: String(value), label: `${value}%` }))}
        />
      )}
    </>
  );
}
