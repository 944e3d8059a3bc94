import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { languages } from '@portal/contract/languages/languages.ts';
import { deleteTemplate } from '@portal/contract/templates/endpoints.ts';
import {
  MAX_TEMPLATES,
  type MessageTemplate,
  type TemplateForm,
} from '@portal/contract/templates/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../components/card/Mark.tsx';
import { ConfirmChange } from '../../components/dialogs/ConfirmChange.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Stack } from '../../components/layout/pieces.tsx';
import { LoadError } from '../../components/notices/ErrorPanel.tsx';
import { ScreenSkeleton } from '../../components/page/ScreenSkeleton.tsx';
import { call } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { languageNames } from '../../lib/language/languageNames.ts';
import { useSession } from '../../lib/session/session.ts';
import { ListFrame } from '../../components/list/ListFrame.tsx';
import { DeleteButton, EditButton } from '../../components/list/ItemActions.tsx';
import { ListRow } from '../../components/list/ListRow.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';
import { TemplateHistory } from './TemplateHistory.tsx';
import { useTemplateChange } from './useTemplateChange.ts';
import { managedTemplatesQuery } from './managedTemplates.ts';

type OpenDialog =
  /** `template`: null for a new one. `values`: of an earlier version. */
  | { kind: 'edit'; template: MessageTemplate | null; values?: TemplateForm }
  | { kind: 'delete'; template: MessageTemplate };

/** The message templates and their history. Staff can view them; admins can change them. */
export function TemplatesTab() {
  const { t } = useTranslation();
  const canEdit = useSession()?.role === 'admin';
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const query = useQuery(managedTemplatesQuery);
  const { data: templates, error } = query;
  if (!templates && !error) return <ScreenSkeleton />;
  const isFull = templates !== undefined && templates.length >= MAX_TEMPLATES;
  const close = () => setOpenDialog(null);
  return (
    <Stack gap={16}>
      <ListFrame
        title={t('Message Templates')}
        actions={
          canEdit &&
          templates && (
            <Button
              appearance="primary"
              icon={<AddRegular />}
              disabledFocusable={isFull}
              onClick={() => setOpenDialog({ kind: 'edit', template: null })}
            >
              {t('Add template')}
            </Button>
          )
        }
        notices={
          <>
            <LoadError query={query} title={t('Failed to load the message templates')} />
            <Notice type="info">
              {isFull
                ? t('The list is full. It can have at most {{max}} templates.', { max: MAX_TEMPLATES })
                : canEdit
                  ? t('Staff choose a template when they write to a client, and can change the text first.')
                  : t('Only admins can make changes here.')}
            </Notice>
          </>
        }
        empty={templates?.length === 0 ? t('No templates yet') : null}
      >
        {templates?.map((template) => (
          <TemplateRow
            key={template.templateId}
            template={template}
            canEdit={canEdit}
            onOpen={(kind) => setOpenDialog({ kind, template })}
          />
        ))}
      </ListFrame>
      {templates && (
        <TemplateHistory
          onUse={
            canEdit
              ? (templateId, values) => {
                  const template = templates.find((one) => one.templateId === templateId) ?? null;
                  setOpenDialog({ kind: 'edit', template, values });
                }
              : undefined
          }
        />
      )}
      {openDialog?.kind === 'edit' && (
        <TemplateDialog template={openDialog.template} values={openDialog.values} onClose={close} />
      )}
      {openDialog?.kind === 'delete' && <DeleteTemplate template={openDialog.template} onClose={close} />}
    </Stack>
  );
}

interface RowProps {
  template: MessageTemplate;
  canEdit: boolean;
  onOpen: (dialog: 'edit' | 'delete') => void;
}

function TemplateRow({ template, canEdit, onOpen }: RowProps) {
  const { t } = useTranslation();
  const { name, texts, changed } = template;
  return (
    <ListRow
      head={
        <>
          {name}
          {languages.map(
            (language) =>
              texts[language] && (
                <Mark key={language}>
                  <span lang={language}>{languageNames[language]}</span>
                </Mark>
              ),
          )}
        </>
      }
      text={texts.en.subject}
      details={
        changed
          ? t('Changed by {{name}} on {{time}}', { name: changed.byName, time: formatDateTime(changed.at) })
          : t('Comes with the portal')
      }
      actions={
        canEdit && (
          <>
            <EditButton name={name} onClick={() => onOpen('edit')} />
            <DeleteButton name={name} onClick={() => onOpen('delete')} />
          </>
        )
      }
    />
  );
}

function DeleteTemplate({ template, onClose }: { template: MessageTemplate; onClose: () => void }) {
  const { t } = useTranslation();
  const { templateId, name } = template;
  const { mutateAsync } = useTemplateChange(template, (_: null, seenVersion) =>
    call(deleteTemplate, { body: { templateId, seenVersion } }),
  );
  return (
    <ConfirmChange
      title={t('Delete “{{name}}”?', { name })}
      send={() => mutateAsync(null)}
      success={t('Template deleted')}
      failure={t('The template was not deleted')}
      onClose={onClose}
    >
      <p>{t('Staff can no longer choose it. Messages that were sent are not changed.')}</p>
    </ConfirmChange>
  );
}
