import {
  Button,
  Checkbox,
  makeStyles,
  mergeClasses,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { CorrectableField } from '@portal/contract/requests/catalogs/corrections.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { ChecklistKind } from '@portal/contract/submissions/checklistKinds.ts';
import type { ReviewedItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { formatDay, formatList } from '../../../lib/format.ts';
import { CorrectedValue } from '../../requests/corrections/CorrectedValue.tsx';
import { latestCorrection } from '../../requests/corrections/latestCorrection.ts';
import { requestTypeLabel } from '../../requests/requestTypeLabel.ts';
import { useChecks } from '../api/useReviewStep.ts';
import { authorizationOf } from '../rules/authorizationOf.ts';
import { ProblemMark } from './ProblemMark.tsx';
import { AuthorizationSuggestions } from './AuthorizationSuggestions.tsx';

const NARROW = '@container (max-width: 420px)';

const useStyles = makeStyles({
  checklist: { containerType: 'inline-size' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', minHeight: '32px' },
  item: {
    display: 'grid',
    gridTemplateColumns: '190px minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  custom: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  // Aligned with the text: Fluent's box has a margin of 8 px.
  checkbox: { marginLeft: '-8px', minWidth: 0 },
  fact: {
    ...typographyStyles.body1,
    minWidth: 0,
    padding: '6px 0',
    overflowWrap: 'anywhere',
    // Below the label and aligned with it.
    [NARROW]: { gridColumn: '1 / -1', gridRow: '2', padding: '0 0 8px 28px' },
  },
  warning: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '6px',
    color: tokens.colorStatusWarningForeground3,
    '& svg': { flexShrink: 0, alignSelf: 'center' },
  },
  marks: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '4px', minHeight: '32px' },
  by: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, textAlign: 'right' },
});

/** The checklist of a review with the facts to check. Checking is possible until the review is decided. */
export function ReviewChecklist({ request }: { request: StaffRequestView }) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const titleId = useId();
  const { review } = request;
  const { checklist: all, check, mark } = useChecks(request._id, review);
  const checklist = all.filter(({ source }) => source === undefined);
  if (!review || checklist.length === 0) return null;
  const { state } = review;
  const isDecided = state === 'approved' || state === 'rejected';
  // A problem is for the clerk to take back.
  const open = checklist.filter(({ checked, problem }) => checked === null && !problem);
  return (
    <section className={styles.checklist} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={shared('strong')}>
          {t('Checklist')}
        </h2>
        <span role="status" className={shared('body', 'muted', 'digits')}>
          {t('{{checked}} of {{total}} checked', {
            checked: checklist.filter(({ checked }) => checked !== null).length,
            total: checklist.length,
          })}
        </span>
        {!isDecided && (
          <Button
            className={shared('pushed')}
            appearance="subtle"
            disabledFocusable={open.length === 0}
            onClick={() =>
              check(
                open.map(({ itemId }) => itemId),
                true,
              )
            }
          >
            {t('Check all')}
          </Button>
        )}
      </div>
      <Stack as="ul">
        {checklist.map((item) => (
          <ChecklistRow
            key={item.itemId}
            item={item}
            isDecided={isDecided}
            fact={item.kind && <ChecklistFact kind={item.kind} request={request} />}
            onCheck={(checked) => check([item.itemId], checked)}
            onMark={(isProblem) => mark(item.itemId, isProblem)}
          />
        ))}
      </Stack>
    </section>
  );
}

interface RowProps {
  item: ReviewedItem;
  isDecided: boolean;
  /** Null for an item that staff added. */
  fact: ReactNode;
  onCheck: (checked: boolean) => void;
  onMark: (isProblem: boolean) => void;
}

function ChecklistRow({ item, isDecided, fact, onCheck, onMark }: RowProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const factId = useId();
  const { kind, text, checked, problem } = item;
  const label = kind ? t(text) : text;
  return (
    <li className={mergeClasses(styles.item, fact === null && styles.custom)}>
      <Checkbox
        className={styles.checkbox}
        label={label}
        aria-describedby={fact === null ? undefined : factId}
        checked={checked !== null}
        disabled={isDecided}
        onChange={(_, data) => onCheck(data.checked === true)}
      />
      {fact !== null && (
        <div id={factId} className={styles.fact}>
          {fact}
        </div>
      )}
      <div className={styles.marks}>
        <span className={styles.by}>{(checked ?? problem)?.by}</span>
        <ProblemMark text={label} isMarked={problem !== undefined} isDecided={isDecided} onMark={onMark} />
      </div>
    </li>
  );
}

/** What the request says about a built-in item. */
function ChecklistFact({ kind, request }: { kind: ChecklistKind; request: StaffRequestView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const withCorrection = (field: CorrectableField, value: string) =>
    latestCorrection(request, field) ? (
      <CorrectedValue request={request} field={field}>
        {value}
      </CorrectedValue>
    ) : (
      value
    );
  switch (kind) {
    case 'patient':
      return (
        <Facts
          of={[
            withCorrection('patientName', request.patientName),
            withCorrection('patientDob', formatDay(request.patientDob, 'medium')),
          ]}
        />
      );
    case 'requestType':
      return requestTypeLabel(request.requestType, t);
    case 'physician':
      return <Facts of={[request.physicianName, request.facilityName]} />;
    case 'contact':
      // The address that the portal emails.
      return (
        <Facts
          of={[
            request.copyServiceName || request.attorneyName,
            withCorrection(
              'contactPhone',
              request.contactPhone || request.copyServicePhone || request.lawyerPhone,
            ),
            request.contactEmail ?? request.copyServiceEmail,
          ]}
        />
      );
    case 'authorization': {
      const authorization = authorizationOf(request);
      switch (authorization.kind) {
        case 'received':
          if (authorization.files.every(({ authorizationCheck }) => !authorizationCheck))
            return <Facts of={authorization.files.map(({ originalName }) => originalName)} />;
          return authorization.files.map(({ fileId, originalName, authorizationCheck }) => (
            <div key={fileId}>
              {originalName}
              {authorizationCheck && <AuthorizationSuggestions check={authorizationCheck} />}
            </div>
          ));
        case 'answered':
          return t('New document from the client: {{names}}', {
            names: formatList(authorization.files.map(({ originalName }) => originalName)),
          });
        case 'in-packet':
          return t('The client says that the letter is in the subpoena packet.');
        case 'not-needed':
          return t('Internal requests need no letter.');
        case 'missing':
          return (
            <span className={styles.warning}>
              <WarningRegular aria-hidden />
              {t('There is no usable letter of authorization.')}
            </span>
          );
      }
    }
  }
}

/** The facts that are known: in one line, or below each other if the client corrected one. */
function Facts({ of }: { of: readonly ReactNode[] }) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const known = of.filter((each) => each !== '');
  if (known.length === 0) return <span className={shared('muted')}>{t('Not provided')}</span>;
  if (known.every((each) => typeof each === 'string')) return known.join(' · ');
  return known.map((each, index) => <div key={index}>{each}</div>);
}
