import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { authorityNames } from '@portal/contract/requests/authority/authorityTexts.ts';
import { saveAuthorityChecklist } from '@portal/contract/submissions/endpoints/authorityChecklists.ts';
import {
  type AuthorityChecklist,
  type AuthorityChecklistForm,
  authorityChecklistForm,
  MAX_AUTHORITY_LINES,
  MAX_AUTHORITY_TEXT,
} from '@portal/contract/submissions/schemas/authorityChecklist.ts';
import { authorizationLines } from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../../components/dialogs/FormDialog.tsx';
import { CheckboxField } from '../../../../components/form/CheckboxField.tsx';
import { SelectField } from '../../../../components/form/SelectField.tsx';
import { TextField } from '../../../../components/form/TextField.tsx';
import { useListForm } from '../../../../components/form/useListForm.ts';
import { column, listGrid } from '../../../../components/layout/shapes.ts';
import { call } from '../../../../lib/api.ts';
import { ApiError } from '../../../../lib/apiError.ts';
import { useListMutation } from '../../../../lib/query/useListMutation.ts';
import type { EarlierVersion } from './AuthorityHistory.tsx';
import { authorityChecklistKeys, authorityChecklistsQuery } from './managedAuthorityChecklists.ts';

interface LineValues {
  /** Identifies the line in the form. */
  key: string;
  lineId: string;
  text: string;
  source: string;
  /** Empty for none. */
  check: string;
  isActive: boolean;
  isRequired: boolean;
}

interface Values {
  isReviewedByCounsel: boolean;
  lines: LineValues[];
}

type Body = Omit<AuthorityChecklistForm, 'kind' | 'seenVersion'>;

const content = z.omit(authorityChecklistForm, { kind: true, seenVersion: true });

const dialogForm = z.pipe(
  z.transform<Values, z.input<typeof content>>(({ isReviewedByCounsel, lines }: Values) => ({
    isReviewedByCounsel,
    lines: lines.map(({ key: _key, lineId, check, ...line }) => ({
      ...line,
      ...(lineId && { lineId }),
      check: authorizationLines.find((fact) => fact === check) ?? null,
    })),
  })),
  content,
);

const newLine = (): LineValues => ({
  key: crypto.randomUUID(),
  lineId: '',
  text: '',
  source: '',
  check: '',
  isActive: true,
  isRequired: false,
});

interface Props {
  checklist: AuthorityChecklist;
  version?: EarlierVersion | undefined;
  onClose: () => void;
}

/** Makes a new version of a checklist. After a conflict, the next attempt replaces the version that is stored then. */
export function AuthorityChecklistDialog({ checklist, version, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { kind } = checklist;
  const start = version ?? checklist;
  const [seenVersion, setSeenVersion] = useState(checklist.version);
  const save = useListMutation(authorityChecklistKeys, async (body: Body) => {
    try {
      return await call(saveAuthorityChecklist, { body: { kind, seenVersion, ...body } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        const latest = await queryClient.fetchQuery({ ...authorityChecklistsQuery, staleTime: 0 });
        setSeenVersion(latest.find((one) => one.kind === kind)?.version ?? seenVersion);
      }
      throw error;
    }
  });
  const edit = useListForm<Values, Body>({
    schema: dialogForm as z.ZodMiniType<Body, unknown>,
    values: {
      isReviewedByCounsel: start.isReviewedByCounsel,
      lines: start.lines.map((line) => ({ ...line, key: line.lineId, check: line.check ?? '' })),
    },
    save: (body) => save.mutateAsync(body),
    success: t('Checklist saved'),
    onSaved: onClose,
    failure: t('The checklist was not saved'),
  });
  return (
    <FormDialog
      title={t('Checklist: {{authority}}', { authority: t(authorityNames[kind]) })}
      save={t('Save new version')}
      edit={edit}
      onClose={onClose}
    >
      <p>{t('If you change the text of a line, staff must check it again.')}</p>
      <NoneRequired />
      <Lines hasChecks={kind === 'authorization'} />
      <CheckboxField<Values>
        name="isReviewedByCounsel"
        label={t('Reviewed by counsel')}
        hint={t('Otherwise the checklist is marked “Review with counsel before use”.')}
      />
    </FormDialog>
  );
}

/** Says that approvals ask for nothing, as long as no active line is required. */
function NoneRequired() {
  const { t } = useTranslation();
  const lines = useWatch<Values, 'lines'>({ name: 'lines' });
  if (lines.some(({ isActive, isRequired }) => isActive && isRequired)) return null;
  return <p role="status">{t('No line is required. Staff can approve without checking any of them.')}</p>;
}

const useStyles = makeStyles({
  lines: { ...listGrid('12px') },
  line: {
    ...column('12px'),
    padding: '8px 12px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '32px' },
  number: { ...typographyStyles.body1Strong, margin: 0, color: tokens.colorNeutralForeground2 },
  add: { justifySelf: 'start' },
});

/** The lines in their order. */
function Lines({ hasChecks }: { hasChecks: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { control, setValue, clearErrors } = useFormContext<Values>();
  // Not `useFieldArray`, which every page with a form would load.
  const lines = useWatch({ control, name: 'lines' });
  const change = (changed: LineValues[]) => {
    clearErrors('lines');
    setValue('lines', changed);
  };
  /** Exchanges a line with the one before it. */
  const moveUp = (index: number) =>
    change([...lines.slice(0, index - 1), lines[index]!, lines[index - 1]!, ...lines.slice(index + 1)]);
  return (
    <>
      <ol className={styles.lines}>
        {lines.map(({ key }, index) => (
          <Line
            key={key}
            index={index}
            hasChecks={hasChecks}
            onUp={index > 0 ? () => moveUp(index) : null}
            onDown={index < lines.length - 1 ? () => moveUp(index + 1) : null}
            onRemove={lines.length > 1 ? () => change(lines.toSpliced(index, 1)) : null}
          />
        ))}
      </ol>
      <Button
        className={styles.add}
        icon={<AddRegular />}
        disabledFocusable={lines.length >= MAX_AUTHORITY_LINES}
        onClick={() => change([...lines, newLine()])}
      >
        {t('Add line')}
      </Button>
    </>
  );
}

interface LineProps {
  index: number;
  hasChecks: boolean;
  /** Null where it cannot move. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  /** Null for the only line. */
  onRemove: (() => void) | null;
}

function Line({ index, hasChecks, onUp, onDown, onRemove }: LineProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const number = index + 1;
  const checks: Record<(typeof authorizationLines)[number], string> = {
    patientName: t('Patient name'),
    dateOfBirth: t('Date of birth'),
    signature: t('Signature'),
    signatureDate: t('Date of the signature'),
    expiry: t('Expiration'),
    recipient: t('Recipient'),
  };
  return (
    <li className={styles.line} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.number}>
          {t('Line {{number}}', { number })}
        </h3>
        <div>
          <Button
            appearance="subtle"
            icon={<ArrowUpRegular />}
            aria-label={t('Move line {{number}} up', { number })}
            disabledFocusable={!onUp}
            onClick={() => onUp?.()}
          />
          <Button
            appearance="subtle"
            icon={<ArrowDownRegular />}
            aria-label={t('Move line {{number}} down', { number })}
            disabledFocusable={!onDown}
            onClick={() => onDown?.()}
          />
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={t('Remove line {{number}}', { number })}
            disabledFocusable={!onRemove}
            onClick={() => onRemove?.()}
          />
        </div>
      </div>
      <TextField<Values>
        name={`lines.${index}.text`}
        label={t('What is checked')}
        maxLength={MAX_AUTHORITY_TEXT}
        autoComplete="off"
      />
      <TextField<Values>
        name={`lines.${index}.source`}
        label={t('Source')}
        hint={t('The law or rule, such as 45 CFR 164.508(c)(1)(i).')}
        maxLength={MAX_AUTHORITY_TEXT}
        autoComplete="off"
      />
      {hasChecks && (
        <SelectField<Values>
          name={`lines.${index}.check`}
          label={t('About this fact of the uploaded authorization')}
          optional
          placeholder={t('None')}
          choices={authorizationLines.map((value) => ({ value, label: checks[value] }))}
        />
      )}
      <CheckboxField<Values>
        name={`lines.${index}.isRequired`}
        label={t('Required for an approval')}
        hint={t('Staff who approve without it must enter a reason.')}
      />
      <CheckboxField<Values> name={`lines.${index}.isActive`} label={t('Active', { context: 'line' })} />
    </li>
  );
}
