import { Stack } from '../../components/layout/pieces.tsx';
import { wrap } from '../../components/layout/shapes.ts';
import '../../lib/schemaMode.ts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { EarliestProductionView } from '@portal/contract/deadlines/earlyRelease.ts';
import { hasTooManyLines } from '@portal/contract/messages/rules/messageLines.ts';
import { MAX_MESSAGE_LENGTH, messageText } from '@portal/contract/messages/schemas.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SubmitButton } from '../../components/buttons/SubmitButton.tsx';
import { LeaveDialog } from '../../components/dialogs/LeaveDialog.tsx';
import { RadioGroupField } from '../../components/form/RadioGroupField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { useLeaveGuard } from '../../components/leaving/useLeaveGuard.ts';
import { Notice } from '../../components/Notice.tsx';
import { FailedChange } from '../../components/notices/FailedChange.tsx';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { ApiError } from '../../lib/apiError.ts';
import { currentSession } from '../../lib/session/session.ts';
import { LetterChoice } from './LetterChoice.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';
import { useStaffDraft } from '../../lib/session/useStaffDraft.ts';
import { EarlyReleaseField } from '../files/release/EarlyReleaseField.tsx';
import { useAssignees } from '../requests/api/useAssignees.ts';
import type { CallAccess } from '../requests/api/withRequestAccess.ts';
import { useSendMessage } from './api/useMessages.ts';
import { AttachFiles } from './AttachFiles.tsx';
import { useMessageUploads } from './useMessageUploads.ts';

const values = z.object({
  text: messageText,
  audience: z.enum(['client', 'staff']),
  /** User ID of the colleague to notify; empty for none. */
  mention: z.string(),
  /** Also sends the text as a letter. */
  asLetter: z.boolean(),
  /** Why files are released before the earliest production date. */
  earlyReleaseReason: z.string(),
});

type Values = z.output<typeof values>;

/** What staff have not sent. `attempt`: the message that may have been sent, and its ID. */
const stored = z.object({
  values: z.object({
    ...values.shape,
    text: z.string(),
    asLetter: z._default(z.boolean(), false),
    earlyReleaseReason: z._default(z.string(), ''),
  }),
  attempt: z.object({ id: z.string(), content: z.string() }),
  /** `fileId`: null for a file that was not uploaded, which must be chosen again. `size` in bytes. */
  files: z._default(
    z.array(z.object({ fileId: z.nullable(z.string()), name: z.string(), size: z.int() })),
    [],
  ),
});

const EMPTY: Values = { text: '', audience: 'client', mention: '', asLetter: false, earlyReleaseReason: '' };
const NO_ATTEMPT = { id: '', content: '' };

const useStyles = makeStyles({
  internal: {
    padding: '12px',
    margin: '0 -12px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderLeft: `4px solid ${tokens.colorStatusWarningBorder1}`,
  },
  choices: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: '12px 16px',
    ':empty': { display: 'none' },
  },
  end: { ...wrap('12px'), alignItems: 'end', '& > div': { flexBasis: '100%' } },
  send: { marginLeft: 'auto' },
});

interface Props {
  access: CallAccess;
  isStaff: boolean;
  /** Absent if the records may be produced on any day, and for clients. */
  earliestProduction?: EarliestProductionView | undefined;
}

/** Writes a message to the other side, or an internal note of staff. */
export function MessageForm({ access, isStaff, earliestProduction }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const send = useSendMessage(access);
  const failure = useRef<HTMLDivElement>(null);
  // It may be behind the decision.
  useEffect(() => {
    failure.current?.scrollIntoView({ block: 'nearest' });
  }, [send.error]);
  const draft = useStaffDraft('message', access.request._id, stored);
  const form = useForm<Values>({
    defaultValues: (isStaff && draft.initial?.values) || EMPTY,
    resolver: standardSchemaResolver(values),
  });
  const entered = useWatch({ control: form.control }) as Values;
  const isInternal = entered.audience === 'staff';
  const isTooLong = entered.text.length > MAX_MESSAGE_LENGTH || hasTooManyLines(entered.text);
  useEffect(() => {
    if (isTooLong || form.getFieldState('text').error) void form.trigger('text');
  }, [form, isTooLong]);
  const colleagues = useAssignees(isStaff).filter(({ userId }) => userId !== currentSession()?.userId);
  // The same message keeps its ID, so that another attempt does not send it twice.
  const [attempt, setAttempt] = useState((isStaff && draft.initial?.attempt) || NO_ATTEMPT);
  const earlierFiles = (isStaff && draft.initial?.files) || [];
  const uploads = useMessageUploads(
    access,
    isStaff,
    earlierFiles.flatMap(({ fileId, ...file }) => (fileId === null ? [] : [{ fileId, ...file }])),
  );
  const [lostFiles, setLostFiles] = useState(() => earlierFiles.filter(({ fileId }) => fileId === null));
  const missingFiles = lostFiles.filter(({ name }) => uploads.selected.every((file) => file.name !== name));
  const files = [
    ...missingFiles,
    ...uploads.selected.map(({ name, size, state }) => ({
      fileId: state.kind === 'done' ? state.fileId : null,
      name,
      size,
    })),
  ];
  const save = useEffectEvent(() => {
    if (!isStaff) return;
    if (entered.text.trim() === '' && files.length === 0) draft.clear();
    else draft.save({ values: entered, attempt, files });
  });
  const fileStates = files.map(({ fileId, name }) => `${name} ${fileId}`).join('\n');
  useEffect(() => save(), [entered, attempt, fileStates]);
  const leaving = useLeaveGuard(() => form.getValues('text').trim() !== '' || uploads.selected.length > 0);
  const isEarly = earliestProduction?.isAhead === true && !isInternal && uploads.selected.length > 0;
  const submit = form.handleSubmit(async ({ text, audience, mention, asLetter, earlyReleaseReason }) => {
    const reason = isEarly ? earlyReleaseReason.trim() : '';
    if (isEarly && reason === '') {
      form.setError('earlyReleaseReason', { message: 'Please enter a reason' }, { shouldFocus: true });
      return;
    }
    const attached = audience === 'staff' ? [] : uploads.take();
    if (!attached) return;
    const message = {
      text,
      isInternal: audience === 'staff',
      mentions: mention === '' ? [] : [mention],
      uploadedFiles: attached.map(({ fileId }) => ({ fileId })),
      ...(audience === 'client' && asLetter && { asLetter }),
      ...(reason !== '' && { earlyReleaseReason: reason }),
    };
    const content = JSON.stringify(message);
    const { id } = attempt.content === content ? attempt : { id: crypto.randomUUID() };
    setAttempt({ id, content });
    try {
      await send.mutateAsync({ messageId: id, ...message });
    } catch (error) {
      if (error instanceof ApiError) uploads.refuse(error.fields);
      return;
    }
    setAttempt(NO_ATTEMPT);
    form.reset({ ...EMPTY, audience });
    if (!message.isInternal) {
      uploads.reset();
      setLostFiles([]);
    }
    form.setFocus('text');
    toasts.show({ type: 'success', message: message.isInternal ? t('Note saved') : t('Message sent') });
  });
  return (
    <FormProvider {...form}>
      <Stack
        noValidate
        aria-label={isInternal ? t('Write an internal note') : t('Write a message')}
        as="form"
        gap={12}
        shared="screenOnly"
        onSubmit={(event) => void submit(event)}
      >
        {isStaff && (
          <RadioGroupField<Values>
            name="audience"
            legend={t('Who can read it')}
            hideLegend
            twoColumns
            choices={[
              { value: 'client', label: t('Message to the client') },
              { value: 'staff', label: t('Internal note, for staff only') },
            ]}
          />
        )}
        {isStaff && (
          <div className={styles.choices}>
            {!isInternal && <TemplateChoice requestId={access.request._id} />}
            {colleagues.length > 0 && (
              <SelectField<Values>
                name="mention"
                label={t('Notify a colleague')}
                optional
                placeholder={t('Nobody')}
                choices={colleagues.map(({ userId, name }) => ({ value: userId, label: name }))}
              />
            )}
          </div>
        )}
        <div className={isInternal ? styles.internal : undefined}>
          <TextAreaField<Values>
            name="text"
            label={isInternal ? t('Internal note') : t('Message')}
            hint={
              isStaff
                ? isInternal
                  ? t('The client never sees internal notes.')
                  : t('The client reads it on the request page. The email has only a link.')
                : t('The answer appears here. We’ll email you a link to it.')
            }
          />
        </div>
        {missingFiles.length > 0 && (
          <Notice type="info">
            {t('Choose these files again: {{names}}.', {
              names: missingFiles.map(({ name }) => name).join(', '),
            })}
          </Notice>
        )}
        {isStaff && !isInternal && <LetterChoice requestId={access.request._id} />}
        {send.error && (
          <div ref={failure}>
            <FailedChange
              error={send.error}
              title={t('Your message was not sent')}
              unconfirmedTitle={t('We could not confirm that your message was sent')}
            />
          </div>
        )}
        {isEarly && <EarlyReleaseField earliest={earliestProduction} />}
        <div className={styles.end}>
          <AttachFiles uploads={uploads} isStaff={isStaff} isInternal={isInternal} />
          <SubmitButton isPending={form.formState.isSubmitting} className={styles.send}>
            {isInternal ? t('Save note') : t('Send message')}
          </SubmitButton>
        </div>
      </Stack>
      {leaving.isAsking && (
        <LeaveDialog
          title={t('Leave without sending?')}
          text={t('Your message isn’t sent yet.')}
          onStay={leaving.stay}
          onLeave={leaving.leave}
        />
      )}
    </FormProvider>
  );
}
