import '../../../lib/schemaMode.ts';
import { SHORT_WINDOW } from '../../../components/page/shortWindow.ts';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type MissingReason, missingReasonKeys } from '@portal/contract/submissions/missingReasons.ts';
import {
  MAX_REVIEW_NOTE,
  rejection,
  type Rejection,
} from '@portal/contract/submissions/schemas/reviewStep.ts';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CheckboxField } from '../../../components/form/CheckboxField.tsx';
import { useLeaveGuard } from '../../../components/leaving/useLeaveGuard.ts';
import { ButtonRow } from '../../../components/buttons/ButtonRow.tsx';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { SubmitButton } from '../../../components/buttons/SubmitButton.tsx';
import { RestoredNotice } from '../../../components/notices/RestoredNotice.tsx';
import { useStaffDraft } from '../../../lib/session/useStaffDraft.ts';
import { useReviewLabels } from '../../requests/useReviewLabels.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px' },
  reasons: { display: 'grid', border: 'none', margin: 0, padding: 0, minWidth: 0 },
  actions: {
    position: 'sticky',
    // Covers the padding of the card.
    bottom: '-8px',
    zIndex: 1,
    [SHORT_WINDOW]: { position: 'static' },
    padding: '8px 0',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  legend: { padding: 0, marginBottom: '4px', fontWeight: tokens.fontWeightSemibold },
});

const stored = z.object({ missing: z.array(z.enum(missingReasonKeys)), note: z.string() });

interface Props {
  requestId: string;
  /** What the form does: ask the client and wait, or reject. */
  action: 'ask' | 'reject';
  /** Reasons that are selected at first. */
  missing: readonly MissingReason[];
  isSending: boolean;
  /** Resolves when it was sent. A failure is shown outside the form. */
  onSend: (rejection: Rejection) => Promise<unknown>;
  onBack: () => void;
}

/** What is missing, and a note to the client. What was entered is kept until it is sent. */
export function MissingForm(props: Props) {
  const { requestId, action, missing, isSending, onSend, onBack } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const { reason } = useReviewLabels();
  const errorId = useId();
  const draft = useStaffDraft(action, requestId, stored);
  const [isRestored, setRestored] = useState(draft.initial !== null);
  const [empty] = useState({ missing: [...missing], note: '' });
  const form = useForm<Rejection>({
    defaultValues: draft.initial ?? empty,
    resolver: standardSchemaResolver(rejection),
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as Rejection;
  const isOther = values.missing.includes('other');
  const reasons = useRef<HTMLFieldSetElement>(null);
  // The form would focus the last checkbox.
  const focusFirst = () => reasons.current?.querySelector('input')?.focus();
  useEffect(focusFirst, []);
  const hasInput = values.note !== '' || values.missing.toSorted().join() !== empty.missing.toSorted().join();
  const save = useEffectEvent(() => (hasInput ? draft.save(values) : draft.clear()));
  useEffect(() => save(), [values]);
  const problem = form.formState.errors.missing?.message;
  // What was entered is kept until the tab is closed.
  useLeaveGuard(
    () => hasInput && !isSending,
    () => true,
  );
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={action === 'ask' ? t('Ask for what is missing') : t('Reject the submission')}
        className={styles.form}
        onSubmit={(event) =>
          void form.handleSubmit(
            (entered) => onSend(entered).then(draft.clear, () => undefined),
            (errors) => (errors.missing ? focusFirst() : form.setFocus('note')),
          )(event)
        }
      >
        {isRestored && (
          <RestoredNotice
            onStartOver={() => {
              form.reset(empty);
              setRestored(false);
              focusFirst();
            }}
          />
        )}
        <fieldset ref={reasons} className={styles.reasons} aria-describedby={problem ? errorId : undefined}>
          <legend className={styles.legend}>
            {action === 'ask' ? t('What is missing?') : t('Why can’t this submission be approved?')}
          </legend>
          {missingReasonKeys.map((key) => (
            <CheckboxField<Rejection> key={key} name="missing" value={key} label={reason(key)} />
          ))}
          <FieldError id={errorId} message={problem} />
        </fieldset>
        <TextAreaField<Rejection>
          name="note"
          label={t('Note to the client')}
          hint={t(
            'The client sees this note on their request page and in the update form. The email does not include it.',
          )}
          optional={!isOther}
          maxLength={MAX_REVIEW_NOTE}
        />
        <div className={styles.actions}>
          <ButtonRow>
            <Button disabledFocusable={isSending} onClick={onBack}>
              {t('Back')}
            </Button>
            <SubmitButton isPending={isSending}>
              {action === 'ask' ? t('Ask the client') : t('Reject and notify the client')}
            </SubmitButton>
          </ButtonRow>
        </div>
      </form>
    </FormProvider>
  );
}
