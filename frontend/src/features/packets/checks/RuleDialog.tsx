import '../../../lib/schemaMode.ts';
import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { checkRequirements, pageCheckRule, type PageCheckRule } from '@portal/contract/packets/pageChecks.ts';
import { noSecondCheck, secondCheckRule } from '@portal/contract/packets/secondCheck.ts';
import { requestTypes } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { facilitiesQuery } from '../../requests/api/facilitiesQuery.ts';
import { requestTypeLabel } from '../../requests/requestTypeLabel.ts';
import { requirementText } from './requirementText.ts';

const SHARES = [5, 10, 20, 30, 50];
/** Of requests with a second check, in percent. */
const SECOND_SHARES = [5, 10, 20, 30, 50, 100];

const useStyles = makeStyles({
  group: {
    display: 'grid',
    gap: '12px',
    paddingTop: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
});

const { facility, requirement } = pageCheckRule.shape;
const { overPages, sensitive, share: secondShare } = secondCheckRule.shape;
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** Selects and fields have texts. */
const form = z.object({
  facility,
  requirement,
  requestType: z.pipe(z.pipe(z.string(), z.transform(numberOf)), z.nullable(z.int())),
  share: z.pipe(z.pipe(z.string(), z.transform(Number)), z.int()),
  secondShare: z.pipe(z.pipe(z.string(), z.transform(Number)), secondShare),
  overPages: z.pipe(z.pipe(z.string(), z.transform(numberOf)), overPages),
  sensitive,
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
  const second = rule?.secondCheck ?? noSecondCheck;
  const edit = useListForm({
    schema: form,
    values: {
      facility: rule?.facility ?? '',
      requestType: rule?.requestType ? String(rule.requestType) : '',
      requirement: rule?.requirement ?? 'flagged',
      share: String(rule?.share ?? 10),
      secondShare: String(second.share || ''),
      overPages: String(second.overPages ?? ''),
      sensitive: second.sensitive,
    },
    save: ({ secondShare: requests, overPages: pages, sensitive: isSensitive, ...facts }) =>
      save({ ...facts, secondCheck: { share: requests, overPages: pages, sensitive: isSensitive } }),
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
      <SecondCheckFields own={second.share} />
    </FormDialog>
  );
}

/** When a second person must check the packet. `own`: the share that the rule has. */
function SecondCheckFields({ own }: { own: number }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const shares = own === 0 || SECOND_SHARES.includes(own) ? SECOND_SHARES : [own, ...SECOND_SHARES];
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.title}>
        {t('Second check')}
      </h3>
      <span className={styles.text}>
        {t('A person who did not change the pages checks the packet too, if any of these applies.')}
      </span>
      <SelectField
        name="secondShare"
        label={t('Share of the requests')}
        optional
        placeholder={t('None')}
        choices={shares.map((value) => ({ value: String(value), label: `${value}%` }))}
      />
      <TextField
        name="overPages"
        label={t('Packets with more pages than')}
        hint={t('Pages that were released before for the request count too.')}
        optional
        inputMode="numeric"
        maxLength={5}
      />
      <CheckboxField
        name="sensitive"
        label={t('Packets with sensitive records')}
        hint={t('By the scope of the order, or by words on the pages.')}
      />
    </div>
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
