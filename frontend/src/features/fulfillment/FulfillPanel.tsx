import { Button, Checkbox, makeStyles, mergeClasses, typographyStyles } from '@fluentui/react-components';
import {
  type StatusDefinition,
  statusDefinitionOf,
} from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../components/buttons/SubmitButton.tsx';
import { LeaveDialog } from '../../components/dialogs/LeaveDialog.tsx';
import { Modal } from '../../components/dialogs/Modal.tsx';
import { useDialogStyles } from '../../components/dialogs/useDialogStyles.ts';
import { column } from '../../components/layout/shapes.ts';
import { useLeaveGuard } from '../../components/leaving/useLeaveGuard.ts';
import { ConflictNotice } from '../../components/notices/ConflictNotice.tsx';
import { SmallSpinner } from '../../components/SmallSpinner.tsx';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { LookedUploads } from '../files/look/LookedUploads.tsx';
import { FileTermsList } from '../files/release/FileTermsList.tsx';
import { ReleaseFields } from '../files/release/ReleaseFields.tsx';
import { ReplacementTerms } from '../files/release/ReplacementTerms.tsx';
import type { ReleaseValues, TermValues } from '../files/release/rules/releaseValues.ts';
import type { ReleaseDraft } from '../files/release/useReleaseDraft.ts';
import { RELEASED } from '../files/release/useReleaseDraft.ts';
import { useTermsText } from '../files/release/useTermsText.ts';
import { EditableLines } from '../invoices/components/EditableLines.tsx';
import { preventEnterSubmit } from '../invoices/components/preventEnterSubmit.ts';
import { QuickAdd } from '../invoices/components/QuickAdd.tsx';
import type { InvoiceValues } from '../invoices/rules/invoiceValues.ts';
import { useInvoiceLines } from '../invoices/useInvoiceLines.ts';
import { useCountedLines } from '../invoices/useCountedLines.ts';
import { useNextRequest } from '../requests/live/useNextRequest.ts';
import { RequestLine } from './RequestLine.tsx';
import { StatusFields } from './status/StatusFields.tsx';
import { EarlierInput } from './EarlierInput.tsx';
import { FulfillSummary, SummaryLine } from './FulfillSummary.tsx';
import { COMPLETED, type FulfillValues } from './rules/fulfillValues.ts';
import { readLastTerms } from './lastTerms.ts';
import type { Question } from './sending/question.ts';
import { SendProblemNotice } from './sending/SendProblemNotice.tsx';
import { SendQuestion } from './SendQuestion.tsx';
import { useFulfill } from './useFulfill.ts';

const WIDE = '@media (min-width: 1000px)';

const useStyles = makeStyles({
  panel: { width: '1180px', [WIDE]: { height: 'calc(100dvh - 24px)' } },
  body: {
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBottom: '64px',
    [WIDE]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      overflowY: 'hidden',
      '& > *': { overflowY: 'auto', overscrollBehavior: 'contain', scrollPaddingBottom: '64px' },
    },
  },
  head: { ...column('8px') },
  heading: { margin: 0, fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 'inherit' },
  form: { gap: '32px' },
  section: { ...column('16px'), margin: 0, padding: 0, border: 'none' },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  summaryLine: {
    ...typographyStyles.caption1Strong,
    flexBasis: '100%',
    margin: 0,
    overflowWrap: 'anywhere',
    [WIDE]: { display: 'none' },
  },
  lastTerms: { justifySelf: 'start' },
  counted: { ...typographyStyles.caption1, margin: 0 },
  complete: { marginLeft: '-8px', justifySelf: 'start' },
});

interface Props {
  request: StaffRequestView;
  statuses: readonly StatusDefinition[];
  /** The chosen files. They stay when the panel closes. */
  release: ReleaseDraft;
  /** Shown above the form. */
  notice: ReactNode;
  /** Keeps the terms of the chosen files. */
  onTerms: (values: ReleaseValues) => void;
  onClose: () => void;
}

/** Sends documents, an invoice, and a status with a note to the client in one step. Closing keeps what was entered. */
export function FulfillPanel({ request, statuses, release, notice, onTerms, onClose }: Props) {
  const styles = useStyles();
  const dialog = useDialogStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const titleId = useId();
  const formId = useId();
  const notices = useRef<HTMLDivElement>(null);
  const next = useNextRequest(request._id);
  const [startsNext, setStartsNext] = useState(false);
  const [question, setQuestion] = useState<(Question & { isNext: boolean }) | null>(null);
  const [confirmed, setConfirmed] = useState<Question | null>(null);
  const edit = useFulfill(request, release, onTerms);
  const { form, values, files, invoice, isSending, newerStatus, seenStatus, obstacle } = edit;
  const [isNoticeShown, setNoticeShown] = useState(edit.isRestored);
  const leaving = useLeaveGuard(() => edit.hasInput || isSending);
  const canCharge = !request.isSample;
  const isEmpty = files.length === 0 && !invoice && !edit.hasStatus;
  const labelOf = (key: string) => t(statusDefinitionOf(key, statuses).label);
  const { problem } = edit;
  useEffect(() => {
    notices.current?.scrollIntoView({ block: 'nearest' });
  }, [problem, newerStatus]);
  const close = () => {
    if (isSending) return;
    edit.keepTerms();
    onClose();
  };
  const isRetry = problem !== null;
  const send = (completes: boolean, newlyConfirmed = confirmed) => {
    // Another attempt also starts the next request, unless this one stays open.
    const thenStartsNext = completes || (isRetry && startsNext && values.status === COMPLETED);
    setStartsNext(thenStartsNext);
    void edit.submit({
      completes,
      confirmed: newlyConfirmed,
      onQuestion: (asked) => {
        setStartsNext(startsNext);
        setQuestion({ ...asked, isNext: completes });
      },
      onSent: (message, isEnded) => {
        toasts.show({ type: isEnded ? 'warning' : 'success', message });
        onClose();
        if (thenStartsNext && !isEnded) next.start(true);
      },
    });
  };
  const reason = obstacle ?? (isEmpty && !isSending ? t('Nothing to send yet') : null);
  return (
    <>
      <Modal
        labelledBy={titleId}
        className={mergeClasses(dialog.dialog, styles.panel)}
        onClose={close}
        onKey={preventEnterSubmit}
      >
        <div className={mergeClasses(dialog.heading, styles.head)}>
          <h2 id={titleId} className={styles.heading}>
            {t('Fulfill {{orderId}}', { orderId: request.orderId })}
          </h2>
          <RequestLine request={request} />
        </div>
        <FormProvider {...form}>
          <div className={styles.body}>
            <form
              id={formId}
              noValidate
              className={mergeClasses(dialog.form, styles.form)}
              aria-labelledby={titleId}
              onSubmit={(event) => {
                event.preventDefault();
                send(false);
              }}
            >
              {notice}
              <div ref={notices} hidden={!isNoticeShown && !problem && !newerStatus}>
                {isNoticeShown && (
                  <EarlierInput
                    missingFiles={edit.missingFiles}
                    isSending={isSending}
                    onStartOver={() => {
                      edit.startOver();
                      setNoticeShown(false);
                    }}
                  />
                )}
                {problem && <SendProblemNotice {...problem} />}
                {newerStatus !== null && (
                  <ConflictNotice
                    title={
                      edit.isClosedByOthers
                        ? t('Someone else closed this request')
                        : t('Someone else changed the status')
                    }
                    conflicts={[
                      {
                        field: 'status',
                        label: t('Status'),
                        yours: labelOf(values.status),
                        saved: labelOf(newerStatus),
                      },
                    ]}
                    onKeep={edit.keepMine}
                    onUseSaved={edit.acceptStored}
                  />
                )}
              </div>
              <Section title={t('Documents')} isDisabled={isSending}>
                <LookedUploads group={RELEASED} queue={release.queue} looks={edit.looks} request={request} />
                {files.length > 0 && (
                  <>
                    {canCharge && <LastTerms values={values} />}
                    <ReplacementTerms files={request.uploadedFiles} />
                    <ReleaseFields request={request} />
                    <FileTermsList files={files} canCharge={canCharge} />
                  </>
                )}
              </Section>
              {canCharge && (
                <Section title={t('Invoice')} isDisabled={isSending}>
                  <InvoiceFields key={edit.linesVersion} counted={edit.looks.counted} />
                </Section>
              )}
              <Section title={t('Status and note')} isDisabled={isSending}>
                <Checkbox
                  className={styles.complete}
                  label={t('Complete the request')}
                  checked={values.status === COMPLETED}
                  onChange={(_, { checked }) => form.setValue('status', checked ? COMPLETED : seenStatus)}
                />
                <StatusFields statuses={statuses} current={request.status} />
              </Section>
            </form>
            <FulfillSummary request={request} statuses={statuses} entered={edit.entered} />
          </div>
        </FormProvider>
        <div className={dialog.foot}>
          <SummaryLine
            request={request}
            statuses={statuses}
            entered={edit.entered}
            className={styles.summaryLine}
          />
          <span role="status" className={dialog.obstacle}>
            {reason}
          </span>
          <Button disabledFocusable={isSending} onClick={close}>
            {t('Close')}
          </Button>
          <Button
            disabled={obstacle !== null || (isEmpty && request.status === COMPLETED)}
            disabledFocusable={isSending}
            icon={isSending && startsNext ? <SmallSpinner /> : null}
            onClick={() => send(true)}
          >
            {files.length > 0 || invoice ? t('Send, complete, and start next') : t('Complete and start next')}
          </Button>
          <SubmitButton form={formId} disabled={reason !== null} isPending={isSending}>
            {sendLabel()}
          </SubmitButton>
        </div>
      </Modal>
      {question && (
        <SendQuestion
          request={request}
          question={question}
          onConfirm={() => {
            setQuestion(null);
            setConfirmed(question);
            send(question.isNext, question);
          }}
          onClose={() => setQuestion(null)}
        />
      )}
      {leaving.isAsking && (
        <LeaveDialog
          title={isSending ? t('Leave while it is being sent?') : t('Leave without sending?')}
          text={leaveText()}
          onStay={leaving.stay}
          onLeave={leaving.leave}
        />
      )}
    </>
  );

  function leaveText(): string {
    if (isSending) {
      return t('What you entered under “Fulfill” is being sent. If you leave now, it may not be sent.');
    }
    const text = t('What you entered under “Fulfill” isn’t sent yet.');
    return files.length > 0 ? `${text} ${t('You will have to choose the files again.')}` : text;
  }

  function sendLabel(): string {
    if (isSending) return t('Sending...');
    return isRetry ? t('Try again') : t('Send to client');
  }
}

interface SectionProps {
  title: string;
  isDisabled: boolean;
  children: ReactNode;
}

/** A part of the form. Its controls are disabled while it is sent. */
function Section({ title, isDisabled, children }: SectionProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <fieldset className={styles.section} disabled={isDisabled} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </fieldset>
  );
}

/** Offers the charge and embargo that the person used last. They are never applied without a click. */
function LastTerms({ values }: { values: TermValues }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const termsText = useTermsText();
  const { setValue } = useFormContext<FulfillValues>();
  const [last] = useState(readLastTerms);
  if (!last || termsText(last) === termsText(values)) return null;
  return (
    <Button
      className={styles.lastTerms}
      onClick={() => {
        setValue('requiresPayment', last.requiresPayment);
        setValue('chargeAmount', last.chargeAmount);
        setValue('embargoEnabled', last.embargoEnabled);
        setValue('embargoDays', last.embargoDays);
      }}
    >
      {t('Use last terms: {{terms}}', { terms: termsText(last) })}
    </Button>
  );
}

/** `counted`: the documents of the release whose pages are known, and their pages. */
function InvoiceFields({ counted }: { counted: { documents: number; pages: number } }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const form = useFormContext<InvoiceValues>();
  const lines = useInvoiceLines(form, 0);
  const { isCounted, addItem } = useCountedLines(form, lines, counted.pages);
  return (
    <>
      <QuickAdd isInline canAdd={lines.canAdd} onChoose={addItem} />
      {isCounted && counted.pages > 0 && (
        <p className={styles.counted}>
          {t('The quantity is the number of pages of {{count}} documents above: {{pages}}.', {
            count: counted.documents,
            pages: counted.pages,
          })}
        </p>
      )}
      <EditableLines lines={lines} />
    </>
  );
}
