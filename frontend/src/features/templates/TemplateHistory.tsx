import { Button } from '@fluentui/react-components';
import { languages } from '@portal/contract/languages/languages.ts';
import { templateHistory } from '@portal/contract/templates/endpoints.ts';
import type { TemplateChange, TemplateForm } from '@portal/contract/templates/schemas.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { languageNames } from '../../lib/language/languageNames.ts';
import { useHistoryPages } from '../../lib/query/useHistoryPages.ts';
import { ChangedFacts } from '../../components/list/ChangedFacts.tsx';
import { HistoryFrame } from '../../components/list/HistoryFrame.tsx';
import { ListRow } from '../../components/list/ListRow.tsx';

interface Props {
  /** Opens the form with an earlier state; undefined for people who cannot change templates. */
  onUse: ((templateId: string, values: TemplateForm) => void) | undefined;
}

/** Who changed which template and when, newest first. */
export function TemplateHistory({ onUse }: Props) {
  const { t } = useTranslation();
  const query = useHistoryPages(
    'templateHistory',
    (page, signal) => call(templateHistory, { query: page, signal }),
    ({ n }: TemplateChange) => n,
  );
  const changes = query.data?.pages.flatMap(({ history }) => history);
  return (
    <HistoryFrame title={t('History')} query={query} changes={changes}>
      {changes?.map((change) => (
        <ChangeRow key={change.n} change={change} onUse={onUse} />
      ))}
    </HistoryFrame>
  );
}

function ChangeRow({ change, onUse }: Props & { change: TemplateChange }) {
  const { t } = useTranslation();
  const { templateId, at, byName, from, to } = change;
  const name = (to ?? from)?.name ?? '';
  const time = formatDateTime(at);
  const what = from === null ? t('Added') : to === null ? t('Deleted') : t('Changed');
  return (
    <ListRow
      head={name}
      details={t('{{what}} by {{name}} on {{time}}', { what, name: byName, time })}
      actions={
        onUse &&
        from && (
          <Button
            aria-label={t('Use the earlier text: {{name}}, from before {{time}}', { name, time })}
            onClick={() => onUse(templateId, from)}
          >
            {t('Use the earlier text')}
          </Button>
        )
      }
    >
      <ChangedFacts facts={changedFacts(change)} />
    </ListRow>
  );

  function letterOf({ asLetter }: TemplateForm): string {
    return asLetter ? t('Yes') : t('No');
  }

  /** What differs. Of a new or deleted template, all of it. */
  function changedFacts({ from: earlier, to: later }: Pick<TemplateChange, 'from' | 'to'>) {
    const facts = [
      { key: 'name', label: t('Template name'), before: earlier?.name ?? null, after: later?.name ?? null },
      {
        key: 'asLetter',
        label: t('Send as a letter'),
        before: earlier && letterOf(earlier),
        after: later && letterOf(later),
      },
      ...languages.flatMap((language) =>
        (['subject', 'text'] as const).map((field) => ({
          key: `${language}.${field}`,
          label: t('{{field}} ({{language}})', {
            field: field === 'subject' ? t('Subject') : t('Text'),
            language: languageNames[language],
          }),
          before: earlier?.texts[language]?.[field] || null,
          after: later?.texts[language]?.[field] || null,
        })),
      ),
    ];
    return facts.filter(({ before, after }) => before !== after);
  }
}
