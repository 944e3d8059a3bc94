import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { listPageCheckRules, savePageCheckRules } from '@portal/contract/packets/checkEndpoints.ts';
import { MAX_PAGE_CHECK_RULES, type PageCheckRule } from '@portal/contract/packets/pageChecks.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmChange } from '../../../components/dialogs/ConfirmChange.tsx';
import { DeleteButton, EditButton } from '../../../components/list/ItemActions.tsx';
import { ListFrame } from '../../../components/list/ListFrame.tsx';
import { ListRow } from '../../../components/list/ListRow.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { useListMutation } from '../../../lib/query/useListMutation.ts';
import { useSession } from '../../../lib/session/session.ts';
import { requestTypeLabel } from '../../requests/requestTypeLabel.ts';
import { requirementText } from './requirementText.ts';
import { secondCheckRuleText } from './secondCheckTexts.ts';

const RuleDialog = lazyComponent(async () => (await import('./RuleDialog.tsx')).RuleDialog, {
  failure: 'abovePage',
});

const key = ['management', 'pageCheckRules'] as const;

const rulesQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call(listPageCheckRules, { signal }),
});

/** Which pages staff must check before a packet is released. Staff can view the rules; admins can change them. */
export function PageCheckRules() {
  const { t } = useTranslation();
  const toasts = useToasts();
  const canEdit = useSession()?.role === 'admin';
  const query = useQuery(rulesQuery);
  const { data: rules } = query;
  /** The index of the rule in the dialog; the number of rules for a new one. */
  const [editing, setEditing] = useState<number | null>(null);
  const [deleting, setDeleting] = useState<number | null>(null);
  const save = useListMutation([key], (next: PageCheckRule[]) =>
    call(savePageCheckRules, { body: { rules: next } }),
  );
  const change = (next: PageCheckRule[]) =>
    save.mutate(next, {
      onError: (error) => toasts.show({ type: 'error', message: error.message }),
    });
  const name = (index: number) => t('Rule {{number}}', { number: index + 1 });
  return (
    <>
      <ListFrame
        title={t('Page Checks before a Release')}
        actions={
          canEdit &&
          rules && (
            <Button
              appearance="primary"
              icon={<AddRegular />}
              disabledFocusable={rules.length >= MAX_PAGE_CHECK_RULES}
              onClick={() => setEditing(rules.length)}
            >
              {t('Add rule')}
            </Button>
          )
        }
        notices={
          <>
            <LoadError query={query} title={t('Failed to load the rules')} />
            <Notice type="info">
              {canEdit
                ? t(
                    'Staff check these pages of a packet before its release. A rule can also ask for a second check, by a person who did not change the pages. The first rule that fits a request applies. Without a rule, staff check the flagged pages.',
                  )
                : t('Only admins can make changes here.')}
            </Notice>
          </>
        }
        empty={rules?.length === 0 ? t('No rules yet: staff check the flagged pages.') : null}
      >
        {rules?.map((rule, index) => (
          <ListRow
            // Rules have no ID, and are only shown.
            key={JSON.stringify([index, rule])}
            order={`#${index + 1}`}
            head={requestsText(rule, t)}
            text={requirementText(rule, t)}
            details={secondCheckRuleText(rule.secondCheck, t) ?? undefined}
            actions={
              canEdit && (
                <>
                  {index > 0 && (
                    <Button
                      disabledFocusable={save.isPending}
                      aria-label={t('Move {{name}} up', { name: name(index) })}
                      onClick={() => change(rules.toSpliced(index, 1).toSpliced(index - 1, 0, rule))}
                    >
                      {t('Move up')}
                    </Button>
                  )}
                  <EditButton name={name(index)} onClick={() => setEditing(index)} />
                  <DeleteButton name={name(index)} onClick={() => setDeleting(index)} />
                </>
              )
            }
          />
        ))}
      </ListFrame>
      {rules && deleting !== null && rules[deleting] && (
        <ConfirmChange
          title={t('Delete “{{name}}”?', { name: name(deleting) })}
          send={() => call(savePageCheckRules, { body: { rules: rules.toSpliced(deleting, 1) } })}
          keys={[key]}
          onClose={() => setDeleting(null)}
        >
          <p>{requestsText(rules[deleting], t)}</p>
          <p>{t('Packets that are not released yet then need only what the other rules ask for.')}</p>
        </ConfirmChange>
      )}
      {rules && editing !== null && (
        <RuleDialog
          rule={rules[editing] ?? null}
          save={(rule) => save.mutateAsync(rules.toSpliced(editing, 1, rule))}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

/** Which requests a rule is for. */
function requestsText({ facility, requestType }: PageCheckRule, t: TFunction): string {
  const type = requestType === null ? t('All request types') : requestTypeLabel(requestType, t);
  return t('{{label}}: {{value}}', { label: facility || t('All facilities'), value: type });
}
