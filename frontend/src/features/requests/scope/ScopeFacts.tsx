import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { consentMethods } from '@portal/contract/requests/scope/scopeOptions.ts';
import type { Scope, ScopeVersion } from '@portal/contract/requests/scope/view.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact, FactList } from '../../../components/card/FactList.tsx';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { formatDate, formatDateTime, formatDay, formatList } from '../../../lib/format.ts';
import { useScopeLines } from './useScopeLines.ts';

const useStyles = makeStyles({
  scope: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--fact-gap, 16px)' },
  pair: { overflowWrap: 'anywhere', lineHeight: 'var(--value-line, 20px)' },
  term: { display: 'inline', color: tokens.colorNeutralForeground3, '::after': { content: '": "' } },
  definition: { display: 'inline', margin: 0, whiteSpace: 'pre-wrap' },
  version: {
    display: 'grid',
    gap: '8px',
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  toggle: { justifySelf: 'start', marginLeft: '-12px', '@media print': { display: 'none' } },
});

interface Props {
  /** Oldest first; at least one. `byName`: for staff. */
  versions: readonly (ScopeVersion & { byName?: string })[];
  /** The files of the request, to name the authorizations. */
  files: readonly { readonly fileId: string; readonly originalName: string }[];
  /** Shows several parts on a line. */
  isCompact?: boolean;
}

/** The scope that applies, how it was narrowed, and the earlier versions on demand. */
export function ScopeFacts({ versions, files, isCompact = false }: Props) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const current = versions.at(-1);
  if (!current) return null;
  const earlier = versions.slice(0, -1).toReversed();
  return (
    <div className={styles.scope}>
      <ScopeList scope={current.scope} files={files} isCompact={isCompact} />
      <Narrowing version={current} />
      {earlier.length > 0 && (
        <Button
          appearance="subtle"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('Hide earlier versions') : t('Show earlier versions')}
        </Button>
      )}
      {isOpen && (
        <Stack id={id} as="ol" gap={12} aria-label={t('Earlier versions of the scope')}>
          {earlier.map((version) => (
            <li key={version.version} className={styles.version}>
              <p className={shared('strong')}>
                {t('Version {{version}}, {{date}}', {
                  version: version.version,
                  date: formatDateTime(version.at),
                })}
              </p>
              <ScopeList scope={version.scope} files={files} isCompact />
              <Narrowing version={version} />
            </li>
          ))}
        </Stack>
      )}
    </div>
  );
}

interface ListProps extends Pick<Props, 'files'> {
  scope: Scope;
  isCompact: boolean;
}

/** The stated parts of a scope. */
function ScopeList({ scope, files, isCompact }: ListProps) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const linesOf = useScopeLines();
  const lines = linesOf(
    scope,
    files.map(({ fileId, originalName }) => ({ fileId, name: originalName })),
  );
  if (isCompact) {
    return (
      <Row as="dl" gap={16} rowGap={0} align="stretch" shared="body">
        {lines.map(([term, values]) => (
          <div key={term} className={styles.pair}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.definition}>{formatList(values)}</dd>
          </div>
        ))}
      </Row>
    );
  }
  return (
    <FactList>
      {lines.map(([term, values]) => (
        <Fact key={term} term={term} wide={values.some((value) => value.length > 60)}>
          {values.map((value) => (
            <span key={value} className={shared('block', 'lines')}>
              {value}
            </span>
          ))}
        </Fact>
      ))}
    </FactList>
  );
}

/** When, why and with which consent a version was narrowed. Nothing for what the client submitted. */
function Narrowing({ version }: { version: Props['versions'][number] }) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const { narrowing, at, byName } = version;
  if (!narrowing) return null;
  const { method, givenOn } = narrowing.consent;
  const label = consentMethods.find(({ value }) => value === method)?.label;
  const facts = {
    date: formatDate(at, 'medium'),
    name: byName ?? '',
    method: label ? t(label) : method,
    day: formatDay(givenOn, 'medium'),
    reason: narrowing.reason,
  };
  return (
    <p className={shared('body', 'readable', 'soft', 'breaks')}>
      {byName === undefined
        ? t('Narrowed on {{date}}. Your consent: {{day}} ({{method}}). Reason: {{reason}}', facts)
        : t(
            'Narrowed on {{date}} by {{name}}. The client’s consent: {{day}} ({{method}}). Reason: {{reason}}',
            facts,
          )}
    </p>
  );
}
