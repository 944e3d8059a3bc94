import { Checkbox, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { MAX_REASON } from '@portal/contract/requests/schemas/requestAssignment.ts';
import { withoutHiddenRanges } from '@portal/contract/requests/rules/toRequest.ts';
import { narrowScope } from '@portal/contract/requests/scope/endpoints.ts';
import { wideningProblems, withExclusion } from '@portal/contract/requests/scope/narrowing.ts';
import { scopeNarrowing, type ScopeNarrowing } from '@portal/contract/requests/scope/schemas.ts';
import { consentMethods } from '@portal/contract/requests/scope/scopeOptions.ts';
import { MAX_SCOPE_TEXT } from '@portal/contract/requests/scope/scopeProblems.ts';
import { scopeValues, type ScopeValues } from '@portal/contract/requests/scope/scopeValues.ts';
import { sensitiveCategories } from '@portal/contract/requests/scope/sensitiveCategories.ts';
import type { Scope, ScopeVersion } from '@portal/contract/requests/scope/view.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { RestoredNotice } from '../../../components/notices/RestoredNotice.tsx';
import { useListForm } from '../../../components/form/useListForm.ts';
import { call } from '../../../lib/api.ts';
import { useStaffDraft } from '../../../lib/session/useStaffDraft.ts';
import { useRefresh } from '../api/useRefresh.ts';
import { DateRangeFields } from './DateRangeFields.tsx';

interface Values {
  requestId: string;
  seenVersion: number;
  /** `exclude`: only what is added to the current exclusions. */
  scope: ScopeValues;
  consent: { method: string; givenOn: string };
  reason: string;
}

/** What was entered and not sent, for this version of the scope. */
const kept = z.object({
  seenVersion: z.int(),
  scope: scopeValues,
  consent: z.object({ method: z.string(), givenOn: z.string() }),
  reason: z.string(),
});

/** The body of the call, which must be narrower than the current scope. */
function narrowerThan(current: Scope) {
  return z.pipe(
    z.transform(
      (values: Values) =>
        ({
          ...values,
          scope: {
            ...withoutHiddenRanges(values.scope),
            exclude: withExclusion(current.exclude, values.scope.exclude ?? ''),
          },
        }) as z.input<typeof scopeNarrowing>,
    ),
    scopeNarrowing.check((ctx) => {
      for (const { path, message } of wideningProblems(current, ctx.value.scope ?? { ranges: [] }))
        ctx.issues.push({ code: 'custom', input: ctx.value, path: ['scope', ...path], message });
    }),
  );
}

const useStyles = makeStyles({
  day: { height: '44px' },
  group: { display: 'grid', minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { ...typographyStyles.body1Strong, padding: 0 },
  checkbox: { marginLeft: '-8px' },
  excluded: { ...typographyStyles.body1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
});

interface Props {
  requestId: string;
  /** The version that is narrowed. */
  current: ScopeVersion;
  onClose: () => void;
}

/** Narrows the scope. Dates can only shrink, categories only be removed, and exclusions only be added. */
export function NarrowScopeDialog({ requestId, current, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const refresh = useRefresh(requestId);
  const [{ scope, version }] = useState(current);
  const empty: Values = {
    requestId,
    seenVersion: version,
    scope: { ...scope, exclude: '' },
    consent: { method: '', givenOn: '' },
    reason: '',
  };
  const draft = useStaffDraft('scope', requestId, kept);
  // Dates and categories that were entered for an earlier version may be wider than this one.
  const isSameVersion = draft.initial?.seenVersion === version;
  const restored = draft.initial && {
    ...draft.initial,
    seenVersion: version,
    ...(!isSameVersion && { scope: { ...scope, exclude: draft.initial.scope.exclude } }),
  };
  const [isRestored, setRestored] = useState(draft.initial !== null);
  const edit = useListForm<Values, ScopeNarrowing>({
    schema: narrowerThan(scope) as z.ZodMiniType<ScopeNarrowing, unknown>,
    values: { ...empty, ...restored },
    save: ({ scope: next, ...body }) =>
      call(narrowScope, { body: { ...body, scope: next ?? {} } }).finally(refresh),
    success: t('Scope narrowed'),
    onSaved: () => {
      draft.clear();
      onClose();
    },
    failure: t('The scope was not narrowed'),
  });
  const { form } = edit;
  const keep = useEffectEvent((values: Values) => {
    if (JSON.stringify(values) === JSON.stringify(empty)) draft.clear();
    else draft.save(kept.parse(values));
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  );
  const startOver = () => {
    form.reset(empty);
    draft.clear();
    setRestored(false);
  };
  const dates = scope.dates ?? '';
  const held = sensitiveCategories.filter(({ id }) => scope.sensitive?.[id] !== undefined);
  return (
    <FormDialog title={t('Narrow scope')} save={t('Narrow scope')} edit={edit} onClose={onClose}>
      {isRestored && <RestoredNotice onStartOver={startOver} />}
      <p className={styles.text}>
        {t(
          'You can only narrow the scope, with the client’s consent. The client is notified and sees both versions.',
        )}
      </p>
      <DateRangeFields
        legend={t('Dates of service')}
        choices={[
          ...(dates === '' ? [{ value: '', label: t('Not stated') }] : []),
          ...(dates === 'all' ? [{ value: 'all', label: t('All dates') }] : []),
          { value: 'ranges', label: t('Date ranges') },
        ]}
      />
      {held.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('Sensitive records')}</legend>
          {held.map(({ id, label }) => (
            <KeptCategory
              key={id}
              category={id}
              label={t(label)}
              authorization={scope.sensitive?.[id] ?? ''}
            />
          ))}
        </fieldset>
      )}
      {scope.exclude && (
        <div>
          <div className={styles.legend}>{t('Excluded now')}</div>
          <div className={styles.excluded}>{scope.exclude}</div>
        </div>
      )}
      <TextAreaField<Values>
        name="scope.exclude"
        label={scope.exclude ? t('Also exclude') : t('Exclude')}
        {...(!scope.exclude && { hint: t('Such as pharmacy records.') })}
        optional
        maxLength={Math.max(0, MAX_SCOPE_TEXT - withExclusion(scope.exclude, 'x').length + 1)}
      />
      <SelectField<Values>
        name="consent.method"
        label={t('How the client agreed')}
        placeholder={t('Choose one')}
        choices={consentMethods.map(({ value, label }) => ({ value, label: t(label) }))}
      />
      <TextField<Values>
        name="consent.givenOn"
        label={t('When the client agreed')}
        type="date"
        className={styles.day}
      />
      <TextAreaField<Values>
        name="reason"
        label={t('Reason')}
        hint={t('The client can read it.')}
        maxLength={MAX_REASON}
      />
    </FormDialog>
  );
}

/** A sensitive category of the scope. Clearing it removes the category. */
function KeptCategory(props: { category: string; label: string; authorization: string }) {
  const { category, label, authorization } = props;
  const styles = useStyles();
  const { field } = useController<Values>({ name: `scope.sensitive.${category}` });
  return (
    <Checkbox
      className={styles.checkbox}
      label={label}
      checked={field.value !== undefined}
      onChange={(_, { checked }) => field.onChange(checked ? authorization : undefined)}
    />
  );
}
