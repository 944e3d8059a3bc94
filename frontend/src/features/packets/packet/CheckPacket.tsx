import { Row, Stack } from '../../../components/layout/pieces.tsx';
import '../../../lib/schemaMode.ts';
import { Button, makeStyles, typographyStyles } from '@fluentui/react-components';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { otherPerson, otherPersonReasons } from '@portal/contract/files/schemas/otherPerson.ts';
import { replacement } from '@portal/contract/packets/replacements.ts';
import { unreadReason } from '@portal/contract/packets/pageChecks.ts';
import { mustBeCorrected, overrideReason } from '@portal/contract/packets/secondCheck.ts';
import { undecidedPages } from '@portal/contract/packets/undecidedPages.ts';
import { checkPacket } from '@portal/contract/packets/endpoints.ts';
import type { Packet } from '@portal/contract/packets/packet.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { SmallDialog } from '../../../components/dialogs/SmallDialog.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { FailedChange } from '../../../components/notices/FailedChange.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { useListMutation } from '../../../lib/query/useListMutation.ts';
import { call } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { LookText, OtherPersonWarning } from '../../files/look/DocumentLook.tsx';
import { releasedPacketState } from '../../files/release/releasedPacket.ts';
import { checkPagesPath } from '../../requests/startedAction/assemblePath.ts';
import { pageChecksQuery } from '../checks/pageChecksQuery.ts';
import { ReplacementFields, type ReplacementValues, replaceableFiles } from './ReplacementFields.tsx';
import { packetLink } from './packetLink.ts';
import { PacketPages } from './PacketPages.tsx';
import { secondCheckKeys } from './secondCheckKeys.ts';
import { SecondCheckNotice } from './SecondCheckNotice.tsx';

const ReturnDialog = lazyComponent(async () => (await import('./ReturnDialog.tsx')).ReturnDialog, {
  failure: 'abovePage',
});

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gap: '8px',
    minWidth: 0,
    flexGrow: 1,
    ...typographyStyles.body1,
    '& p': { margin: 0 },
  },
  question: { ...typographyStyles.subtitle2, margin: 0 },
  said: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  sentBack: { ...typographyStyles.body1, margin: 0, alignSelf: 'center' },
});

const schema = z.object({
  otherPersons: z.record(z.string(), z.optional(otherPerson)),
  replaces: z.union([
    z.pipe(
      z.object({ fileId: z.literal('') }),
      z.transform(() => null),
    ),
    replacement,
  ]),
  /** Null: every required page is checked. */
  unread: z.nullable(unreadReason),
  /** Null: no person is left out. */
  override: z.nullable(overrideReason),
});

interface Values extends ReplacementValues {
  unread: string | null;
  override: string | null;
  otherPersons: Record<string, { reason: string; note: string } | undefined>;
}

const noReplacement: ReplacementValues['replaces'] = { fileId: '', reason: '', note: '' };

/** With what a packet is released, or to whom it goes first. */
type NextStep = 'fulfill' | 'upload' | 'secondCheck';

interface Props {
  request: StaffRequestView;
  packet: Packet;
  document: NonNullable<Packet['document']>;
  /** Shows the packet itself; absent where its pages are shown. */
  onOpen?: () => void;
  onClose: () => void;
}

/**
 * Asks whether a packet belongs to the patient: its first page, its number of pages, and who is named in it. The answer
 * opens its release, and the form that releases it. If it needs a second check, who changed its pages sends it there; another
 * person releases it or sends it back. If the packet is gone, only a note that is being written stays open.
 */
export function CheckPacket({ request, packet, document, onOpen, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toasts = useToasts();
  const session = useSession();
  const isAdmin = session?.role === 'admin';
  const [step, setStep] = useState<NextStep | null>(null);
  const [isReturning, setReturning] = useState(false);
  const { packetId, look } = packet;
  const { _id: requestId, patientName, patientDob } = request;
  const replaceable = replaceableFiles(request.uploadedFiles, packet.replaces?.fileId);
  const resolver = standardSchemaResolver(schema) as unknown as Resolver<
    Values,
    unknown,
    z.output<typeof schema>
  >;
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    defaultValues: {
      otherPersons: {},
      unread: null,
      override: null,
      replaces: packet.replaces ?? noReplacement,
    },
    resolver,
  });
  const check = useListMutation(secondCheckKeys(requestId), (values: z.output<typeof schema>) => {
    const reason = values.otherPersons[packetId];
    const { unread, override, replaces } = values;
    return call(checkPacket, {
      body: {
        requestId,
        packetId,
        ...(reason && { otherPerson: reason }),
        ...(unread !== null && { unread: { reason: unread } }),
        ...(override !== null && { override: { reason: override } }),
        // What the person chose, so that it counts even if who asked for the second check said something else.
        ...(replaceable.length > 0 && { replaces }),
      },
    });
  });
  const { volumes } = document;
  // Its first page, and the first one of the records behind cover sheet and contents, both in the first volume.
  const pages = [...new Set([1, document.frontPages + 1])];
  const isReading = look === null || look.state === 'pending';
  const isOpen = packet.state === 'built' && !packet.isChecked;
  const checks = useQuery({ ...pageChecksQuery(requestId, packetId), enabled: isOpen });
  const counts = checks.data?.counts;
  const unread = useWatch({ control: form.control, name: 'unread' });
  const override = useWatch({ control: form.control, name: 'override' });
  const need = packet.isChecked ? undefined : checks.data?.secondCheck;
  const needsSecond = need !== undefined && need.reasons.length > 0;
  const isSecond = needsSecond && !need.isAuthor;
  const isUnread = isSecond && need.hasRead === false;
  const needsOther = needsSecond && need.isAuthor && override === null;
  const isSentBack = need !== undefined && mustBeCorrected(packet.secondCheck, session?.userId, need);
  const waitsForOther = packet.secondCheck?.state === 'waiting';
  const isLeft = counts !== undefined && counts.left > 0;
  // The reason of who asked counts until this person gives another one.
  const isBlocked = isLeft && (counts.blocking > 0 || (unread === null && !packet.unread));
  const isWaiting = (isReading || !counts || isBlocked) && !packet.isChecked;
  // The pages of a version that is not kept are not known, so it is asked about.
  const isAsked =
    checks.data !== undefined &&
    look?.state === 'read' &&
    (checks.data.version === packet.version
      ? undecidedPages(look, checks.data.pages, checks.data.names) > 0
      : look.otherPersonPages > 0);
  useEffect(() => {
    // The form asks no more for a reason that nobody can enter.
    if (!isAsked) form.setValue(`otherPersons.${packetId}`, undefined);
  }, [form, isAsked, packetId]);
  const said = JSON.stringify(packet.replaces ?? noReplacement);
  const handleSaid = useEffectEvent(() => {
    // Somebody else said it while the dialog is open: what this person has not touched must not overrule it unseen.
    if (!form.getFieldState('replaces').isDirty)
      form.resetField('replaces', { defaultValue: JSON.parse(said) as ReplacementValues['replaces'] });
  });
  useEffect(() => handleSaid(), [said]);
  const start = (chosen: NextStep) => {
    setStep(chosen);
    void form.handleSubmit(async (values) => {
      let isReady = packet.isChecked;
      try {
        if (!isReady || form.formState.dirtyFields.replaces)
          isReady = (await check.mutateAsync(values)).isChecked;
      } catch {
        // The dialog shows it.
        return;
      }
      // The server decides: the rules and the authors can have changed since the dialog opened.
      if (!isReady || chosen === 'secondCheck') {
        const message = isReady
          ? t('The packet is checked. It needs no second check any more.')
          : t('The packet waits for its second check. Nothing is released before.');
        toasts.show({ type: 'success', message });
        onClose();
        return;
      }
      const { fileId, name, size } = document;
      const replaces = values.replaces?.fileId;
      const state = releasedPacketState({ fileId, name, size, replaces }, chosen);
      void navigate(`/dashboard/request/${requestId}?tab=documents`, { state });
    })();
  };
  const patient = { name: patientName, day: patientDob ? formatDay(patientDob) : t('Not provided') };
  if (isReturning)
    return (
      <ReturnDialog
        requestId={requestId}
        packetId={packetId}
        problems={counts?.problem ?? 0}
        onReturned={onClose}
        onCheckPages={onClose}
        onClose={() => (packet.state === 'built' ? setReturning(false) : onClose())}
      />
    );
  if (packet.state !== 'built') return null;
  return (
    <SmallDialog
      wide
      title={t('Check the packet')}
      onClose={() => !check.isPending && onClose()}
      actions={
        <>
          {isSentBack && (
            <p className={styles.sentBack}>
              {t('{{name}} sent this packet back. Its pages must be corrected first.', {
                name: packet.secondCheck?.byName,
              })}
            </p>
          )}
          <Button disabledFocusable={check.isPending} onClick={onClose}>
            {packet.isChecked || isSentBack || (needsOther && waitsForOther) ? t('Close') : t('No, not yet')}
          </Button>
          {isSecond && waitsForOther && (
            <Button disabledFocusable={check.isPending} onClick={() => setReturning(true)}>
              {t('Send back...')}
            </Button>
          )}
          {isSentBack ? null : needsOther ? (
            !waitsForOther && button('secondCheck', t('Yes: send to the second check'))
          ) : (
            <>
              {button(
                'upload',
                packet.isChecked
                  ? t('Release with Upload Documents')
                  : t('Yes: release with Upload Documents'),
              )}
              {button(
                'fulfill',
                packet.isChecked ? t('Release with Fulfill') : t('Yes: release with Fulfill'),
              )}
            </>
          )}
        </>
      }
    >
      <FormProvider {...form}>
        {check.error && <FailedChange error={check.error} title={t('The packet was not checked')} />}
        <Stack gap={8} shared={['below12', 'unlessEmpty']}>
          {packet.isOutdated && (
            <Notice type="warning">
              {t('The pages were changed after it was built. Build it again to include the changes.')}
            </Notice>
          )}
          <SecondCheckNotice
            packet={packet}
            need={need}
            isOverriding={override !== null}
            actions={overrideAction()}
          />
          {isUnread && !isSentBack && (
            <Notice type="warning" actions={onOpen && <Button onClick={onOpen}>{t('Open')}</Button>}>
              {t(
                'Open the packet or its pages first. Only someone who has opened it can make the second check.',
              )}
            </Notice>
          )}
        </Stack>
        {override !== null && (
          <TextAreaField<Values>
            name="override"
            label={t('Why is it released without a second person?')}
            hint={t('Staff see it beside the document.')}
            maxLength={500}
          />
        )}
        <Row gap={20} align="top" nowrap shared="below12">
          <PacketPages
            size={volumes?.[0]?.size ?? document.size}
            getLink={() => packetLink(requestId, packet, 1, { isPreview: true })}
            pages={pages}
          />
          <div className={styles.facts}>
            <p>{document.name}</p>
            <p>
              {t('Pages of records: {{pages}}. In all: {{total}}.', {
                pages: packet.pages,
                total: document.allPages,
              })}
            </p>
            {volumes && (
              <p>{t('It is released as one document in {{count}} volumes.', { count: volumes.length })}</p>
            )}
            {packet.redactedPages > 0 && (
              <p>{t('Parts of {{count}} pages are redacted.', { count: packet.redactedPages })}</p>
            )}
            <Stack gap={2} shared="soft" role="status">
              {isReading ? (
                <Row as="span" gap={8} nowrap>
                  <SmallSpinner />
                  {t('Checking whose records these are...')}
                </Row>
              ) : (
                <LookText look={look} />
              )}
            </Stack>
            {!packet.isChecked && !isSentBack && (
              <p className={styles.question}>
                {isSecond
                  ? t('Second check: do these pages belong to {{name}}, born {{day}}?', patient)
                  : t('Do these pages belong to {{name}}, born {{day}}?', patient)}
              </p>
            )}
          </div>
        </Row>
        {replaceable.length > 0 && <ReplacementFields files={replaceable} />}
        {!packet.isChecked && pageSummary()}
        {isAsked && !packet.isChecked && !isSentBack && (
          <>
            <OtherPersonWarning id={packetId} name={document.name} look={look} patient={request} />
            {packet.otherPerson && (
              <p className={styles.said}>
                {t('{{name}} keeps pages that name another person: {{reason}}', {
                  name: packet.otherPerson.byName,
                  reason: [t(otherPersonReasons[packet.otherPerson.reason]), packet.otherPerson.note]
                    .filter(Boolean)
                    .join('. '),
                })}
              </p>
            )}
          </>
        )}
      </FormProvider>
    </SmallDialog>
  );

  /** Whether the pages are checked, and the way to a release without it. */
  function pageSummary() {
    if (checks.error && !counts)
      return <FailedChange error={checks.error} title={t('The page checks could not be loaded')} />;
    if (!counts) return null;
    const link = (
      <LinkButton to={checkPagesPath(requestId)} onClick={onClose}>
        {t('Check pages')}
      </LinkButton>
    );
    if (!isLeft)
      return (
        <Notice type="success" actions={link}>
          {counts.required === 0
            ? t('No page needs a check: none is flagged.')
            : t('All required pages are checked: {{pages}}', { pages: counts.required })}
        </Notice>
      );
    const canLeaveOut = counts.blocking === 0 && unread === null;
    return (
      <>
        <Notice
          type="warning"
          title={t('Pages to check before the release: {{pages}}', { pages: counts.left })}
          actions={
            <>
              {link}
              {canLeaveOut && (
                <Button onClick={() => form.setValue('unread', '')}>{t('Release unread...')}</Button>
              )}
            </>
          }
        >
          {counts.blocking > 0
            ? t('Some have a problem, or name another person. They need a decision.')
            : t('They name other people, have dates or words to look at, or can’t be read.')}
          {packet.unread && (
            <div className={styles.said}>
              {t('{{name}} left pages unchecked ({{pages}}): {{reason}}', {
                name: packet.unread.byName,
                pages: packet.unread.pages,
                reason: packet.unread.reason,
              })}
            </div>
          )}
        </Notice>
        {unread !== null && counts.blocking === 0 && (
          <TextAreaField<Values>
            name="unread"
            label={t('Why is it released unread?')}
            hint={t('Staff see it beside the document.')}
            maxLength={500}
          />
        )}
      </>
    );
  }

  /** An admin who changed the pages can release them with a reason, or take that back. */
  function overrideAction() {
    if (!isAdmin || !need?.isAuthor) return null;
    return override === null ? (
      <Button onClick={() => form.setValue('override', '')}>{t('Release without a second person...')}</Button>
    ) : (
      <Button onClick={() => form.setValue('override', null)}>{t('Wait for the second check')}</Button>
    );
  }

  function button(kind: NextStep, label: string) {
    const isPending = check.isPending && step === kind;
    return (
      <Button
        appearance={kind === 'upload' ? 'secondary' : 'primary'}
        disabled={isWaiting || isUnread}
        disabledFocusable={check.isPending}
        icon={isPending ? <SmallSpinner /> : null}
        onClick={() => start(kind)}
      >
        {label}
      </Button>
    );
  }
}
