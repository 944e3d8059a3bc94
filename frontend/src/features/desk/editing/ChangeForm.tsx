import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { type ReactNode, useEffect } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ButtonRow } from '../../../components/buttons/ButtonRow.tsx';
import { FormActions } from '../../../components/buttons/FormActions.tsx';
import { Stack } from '../../../components/layout/pieces.tsx';
import { ConflictNotice } from '../../../components/notices/ConflictNotice.tsx';
import { FailedChange } from '../../../components/notices/FailedChange.tsx';
import { RestoredNotice } from '../../../components/notices/RestoredNotice.tsx';
import type { useChangeForm } from './useChangeForm.ts';

interface Props {
  title: string;
  /** Label of the edited value. */
  label: string;
  change: ReturnType<typeof useChangeForm>;
  /** Title of the notice when someone else changed the value first. */
  conflictTitle: string;
  formatInput: (value: string) => string;
  formatStored: (request: StaffRequestView) => string;
  onClose: () => void;
  children: ReactNode;
}

/** Form for one value of a request. Shows a conflicting change of someone else. */
export function ChangeForm(props: Props) {
  const { title, label, change, conflictTitle, formatInput, formatStored, onClose, children } = props;
  const { t } = useTranslation();
  const { form, field, isSaving, newerRequest, problem } = change;
  const { setFocus } = form;
  useEffect(() => setFocus(field), [setFocus, field]);
  const value = useWatch({ control: form.control, name: field });
  return (
    <FormProvider {...form}>
      <Stack noValidate as="form" gap={20} aria-label={title} onSubmit={(event) => void change.submit(event)}>
        {change.isRestored && <RestoredNotice onStartOver={change.startOver} />}
        {problem && <FailedChange error={problem} title={t('Your changes were not saved')} />}
        {newerRequest && (
          <ConflictNotice
            title={conflictTitle}
            conflicts={[{ field, label, yours: formatInput(value), saved: formatStored(newerRequest) }]}
            onKeep={change.keepMine}
            onUseSaved={change.acceptStored}
          />
        )}
        {children}
        <ButtonRow>
          <FormActions
            label={isSaving ? t('Saving...') : t('Save')}
            isPending={isSaving}
            onCancel={() => {
              change.discard();
              onClose();
            }}
          />
        </ButtonRow>
      </Stack>
    </FormProvider>
  );
}
