import { noFrame, plainList } from '../../../components/layout/shapes.ts';
import '../../../lib/schemaMode.ts';
import { SHORT_WINDOW } from '../../../components/page/shortWindow.ts';
import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  MAX_REVIEW_NOTE,
  rejection,
  type Rejection,
} from '@portal/contract/submissions/schemas/reviewStep.ts';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form';
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
import { askedOf, type MissingChoice, type MissingChoices } from '../rules/missingChoices.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px' },
  reasons: { ...noFrame, display: 'grid' },
  group: {
    ...plainList,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    columnGap: '16px',
    alignItems: 'start',
  },
  heading: { ...typographyStyles.caption1Strong, margin: '8px 0 0', color: tokens.colorNeutralForeground2 },
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

const stored = z.object({ missing: z.array(z.string()), note: z.string() });

/** `missing` has the values of choices. */
type Values = z.output<typeof stored>;

interface Props {
  requestId: string;
  /** What the form does: ask the client and wait, or reject. */
  action: 'ask' | 'reject';
  choices: MissingChoices;
  isSending: boolean;
  /** Whether the client can be emailed or texted. */
  isNotified: boolean;
  /** Resolves when it was sent. A failure is shown outside the form. */
  onSend: (rejection: Rejection) => Promise<unknown>;
  onBack: () => void;
}

/** What is missing, and a note to the client. What was entered is kept until it is sent. */
export function MissingForm(props: Props) {
  const { requestId, action, choices: offered, isNotified, isSending, onSend, onBack } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const errorId = useId();
  // What is offered stays as it was when the form opened.
  const [choices] = useState(offered);
  const draft = useStaffDraft(action, requestId, stored);
  const [isRestored, setRestored] = useState(draft.initial !== null);
  const [empty] = useState<Values>({ missing: choices.known.map(({ value }) => value), note: '' });
  const [schema] = useState(() =>
    z.pipe(
      z.transform<Values, z.input<typeof rejection>>(({ missing, note }: Values) => ({
        ...askedOf(choices, missing),
        note,
      })),
      rejection,
    ),
  );
  const form = useForm<Values, unknown, Rejection>({
    defaultValues: draft.initial ?? empty,
    resolver: standardSchemaResolver(schema as never) as Resolver<Values, unknown, Rejection>,
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as Values;
  const isOther = askedOf(choices, values.missing).missing.includes('other');
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
          <ChoiceGroup choices={choices.known} label={t('Not found, or marked as a problem')} />
          <ChoiceGroup choices={choices.unchecked} label={t('Not checked yet')} />
          <ChoiceGroup
            choices={choices.others}
            label={choices.known.length + choices.unchecked.length > 0 ? t('Other reasons') : null}
          />
          <FieldError id={errorId} message={problem} />
        </fieldset>
        <TextAreaField<Values>
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
              {action === 'ask'
                ? t('Ask the client')
                : isNotified
                  ? t('Reject and notify the client')
                  : t('Reject the submission')}
            </SubmitButton>
          </ButtonRow>
        </div>
      </form>
    </FormProvider>
  );
}

/** Choices under what they have in common; nothing without any. */
function ChoiceGroup({ choices, label }: { choices: readonly MissingChoice[]; label: string | null }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <div role="group" {...(label && { 'aria-labelledby': id })}>
      {label && (
        <p id={id} className={styles.heading}>
          {label}
        </p>
      )}
      <ul className={styles.group}>
        {choices.map(({ value, name, line, document }) => {
          const hint = [document, line && t(line)].filter(Boolean).join(' · ');
          return (
            <li key={value}>
              <CheckboxField<Values> name="missing" value={value} label={t(name)} {...(hint && { hint })} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
