import {
  Button,
  Checkbox,
  makeStyles,
  mergeClasses,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type {
  AuthorizationCheck,
  AuthorizationLine,
  Suggestion,
} from '@portal/contract/submissions/schemas/authorizationCheck.ts';
import { isLineOpen } from '@portal/contract/submissions/openLines.ts';
import type { ReviewedItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { hintText, row, wrap } from '../../../components/layout/shapes.ts';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { authorityName, authorityLines } from '../../requests/authority/authorityFacts.ts';
import { useChecks } from '../api/useReviewStep.ts';
import { newestLetters } from '../rules/newestLetters.ts';
import { ProblemMark } from './ProblemMark.tsx';

const AuthorityDialog = lazyComponent(
  async () => (await import('../../requests/authority/AuthorityDialog.tsx')).AuthorityDialog,
  { failure: 'abovePage' },
);

const useStyles = makeStyles({
  head: {
    ...row('0 12px'),
    minHeight: '32px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingTop: '4px',
  },
  toggle: { marginLeft: '-8px', padding: '5px 4px 5px 6px', minWidth: 0, ...typographyStyles.body1Strong },
  name: { ...typographyStyles.body1, overflowWrap: 'anywhere' },
  // The icon alone, so that the line of the longest kind fits at 1280 px.
  actions: { display: 'flex', marginLeft: 'auto' },
  facts: {
    ...typographyStyles.body1,
    margin: 0,
    padding: '0 0 4px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  version: { ...row('4px 8px'), ...hintText, padding: '0 0 4px' },
  item: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  // Aligned with the text: Fluent's box has a margin of 8 px.
  checkbox: { marginLeft: '-8px', minWidth: 0 },
  below: {
    ...wrap('0 12px'),
    ...hintText,
    justifyContent: 'space-between',
    marginTop: '-4px',
    padding: '0 0 6px 28px',
    overflowWrap: 'anywhere',
  },
});

/** The authority for release with its checklist, collapsed to how much of it is checked. */
export function AuthorityChecklist({ request }: { request: StaffRequestView }) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const id = useId();
  const { review, authority } = request;
  const { checklist, check, mark } = useChecks(request._id, review);
  const isDecided = review?.state === 'approved' || review?.state === 'rejected';
  const [isExpanded, setExpanded] = useState(() => !isDecided && checklist.some(isLineOpen));
  const [isEditing, setEditing] = useState(false);
  const isAdmin = useSession()?.role === 'admin';
  if (!review) return null;
  const lines = checklist.filter(({ source }) => source !== undefined);
  const open = lines.filter(({ checked }) => checked === null);
  const title = t('Authority for release');
  const [, ...facts] = authorityLines(authority, t);
  const suggestions = newestLetters(request).map(({ authorizationCheck }) => authorizationCheck?.suggestions);
  const suggestionOf = ({ check: fact }: ReviewedItem) => fact && combined(suggestions, fact);
  const found = open.filter((line) => !line.problem && suggestionOf(line) === 'found');
  const required = lines.filter((line) => line.isRequired && isLineOpen(line)).length;
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        {lines.length > 0 ? (
          <Button
            id={`${id}-title`}
            appearance="subtle"
            className={styles.toggle}
            icon={isExpanded ? <ChevronDownRegular /> : <ChevronRightRegular />}
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? `${id}-lines` : undefined}
            onClick={() => setExpanded(!isExpanded)}
          >
            {title}
          </Button>
        ) : (
          <h2 id={`${id}-title`} className={shared('strong')}>
            {title}
          </h2>
        )}
        <span className={mergeClasses(styles.name, !authority && shared('muted'))}>
          {authorityName(authority, t)}
        </span>
        {lines.length > 0 && (
          <span role="status" className={shared('body', 'muted', 'digits')}>
            {t('{{checked}} of {{total}} checked', {
              checked: lines.length - open.length,
              total: lines.length,
            })}
          </span>
        )}
        {!isDecided && required > 0 && (
          <Mark tone="attention">{t('Required lines open: {{number}}', { number: required })}</Mark>
        )}
        <div className={styles.actions}>
          <Button
            appearance="subtle"
            icon={<EditRegular />}
            aria-label={t('Edit {{group}}', { group: title })}
            title={t('Edit')}
            onClick={() => setEditing(true)}
          />
        </div>
      </div>
      {isExpanded && lines.length > 0 && (
        <div id={`${id}-lines`}>
          {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
          <div className={styles.version}>
            {t('Checklist version {{version}}', { version: review.authorityChecklist?.version ?? 0 })}
            {isAdmin && review.authorityChecklist?.isReviewedByCounsel === false && (
              <Mark tone="attention">{t('Review with counsel before use')}</Mark>
            )}
            {!isDecided && found.length > 0 && (
              <Button
                size="small"
                className={shared('pushed')}
                onClick={() =>
                  check(
                    found.map(({ itemId }) => itemId),
                    true,
                  )
                }
              >
                {t('Confirm what the pre-check found: {{number}}', { number: found.length })}
              </Button>
            )}
          </div>
          <Stack as="ul">
            {lines.map((line) => (
              <AuthorityLine
                key={line.itemId}
                line={line}
                suggestion={suggestionOf(line)}
                isDecided={isDecided}
                onCheck={(checked) => check([line.itemId], checked)}
                onMark={(isProblem) => mark(line.itemId, isProblem)}
              />
            ))}
          </Stack>
        </div>
      )}
      {isEditing && <AuthorityDialog request={request} onClose={() => setEditing(false)} />}
    </section>
  );
}

type Suggestions = AuthorizationCheck['suggestions'];

/** What all of them say about a line; undefined without any, and while one of the letters is not checked. */
function combined(
  all: readonly (Suggestions | undefined)[],
  line: AuthorizationLine,
): Suggestion | 'differs' | undefined {
  const [first, ...others] = all.map((suggestions) => suggestions?.[line]);
  if (all.includes(undefined)) return undefined;
  return others.every((other) => other === first) ? first : 'differs';
}

interface LineProps {
  line: ReviewedItem;
  /** What the pre-check of the newest authorizations says about it; undefined if it says nothing. */
  suggestion: Suggestion | 'differs' | undefined;
  isDecided: boolean;
  onCheck: (checked: boolean) => void;
  onMark: (isProblem: boolean) => void;
}

/** A line with its source. Lines that come with the portal are translated. */
function AuthorityLine({ line, suggestion, isDecided, onCheck, onMark }: LineProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const sourceId = useId();
  const { text, source = '', checked, problem, isRequired } = line;
  const suggestionLabels = {
    found: t('Pre-check: found'),
    'not-found': t('Pre-check: not found'),
    unreadable: t('Pre-check: not readable'),
    differs: t('Pre-check: differs by document'),
  };
  return (
    <li className={styles.item}>
      <Row gap={8} align="top" justify="between" nowrap>
        <Checkbox
          className={styles.checkbox}
          label={t(text)}
          aria-describedby={sourceId}
          checked={checked !== null}
          disabled={isDecided}
          onChange={(_, data) => onCheck(data.checked === true)}
        />
        <ProblemMark text={t(text)} isMarked={problem !== undefined} isDecided={isDecided} onMark={onMark} />
      </Row>
      <div className={styles.below}>
        <span id={sourceId}>
          {[isRequired && t('Required'), t(source), suggestion && suggestionLabels[suggestion]]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <Signature {...(checked ?? problem)} />
      </div>
    </li>
  );
}

/** Who checked or marked a line, and when. Both follow when it is saved. */
function Signature({ by, at }: { by?: string; at?: string }) {
  if (!by) return null;
  return (
    <span>
      {by}
      {at && (
        <>
          {' · '}
          <time dateTime={at}>{formatDateTime(at)}</time>
        </>
      )}
    </span>
  );
}
