import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { PageDecision } from '@portal/contract/packets/pageChecks.ts';
import type { PageRef } from '@portal/contract/packets/recipe.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ProgressLine } from '../../../components/ProgressLine.tsx';
import { Select } from '../../../components/Select.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { useShortcutsEnabled } from '../../../lib/shortcuts/shortcutsSetting.ts';
import { useShortcuts } from '../../../lib/shortcuts/useShortcuts.ts';
import { RequestLine } from '../../fulfillment/RequestLine.tsx';
import { assemblePath } from '../../requests/startedAction/assemblePath.ts';
import type { Assembly } from '../editing/useAssembly.ts';
import { FullPage } from '../pages/FullPage.tsx';
import { partsOf } from '../pages/sourcePages.ts';
import { useWorkScreenStyles, WorkScreenHead } from '../WorkScreen.tsx';
import { NameDialog, ProblemDialog, StayDialog } from './PageDialogs.tsx';
import { AcceptedNames, PageFacts } from './PageFacts.tsx';
import { isShown, pageBeside, type PageFilter, pageFilters } from './pageFilter.ts';
import type { PageChecks } from './pageChecksQuery.ts';
import { SecondCheckBar } from './SecondCheckBar.tsx';
import { useReadPages } from './useReadPages.ts';
import { usePageChecks } from './usePageChecks.ts';

const useStyles = makeStyles({
  progress: { minWidth: '140px', display: 'grid', gap: '4px', ...typographyStyles.caption1 },
  columns: {
    gridTemplateColumns: 'minmax(0, 1fr) 288px',
    '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  },
  side: { overflowY: 'auto', padding: '12px', gap: '12px' },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  section: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2, margin: 0 },
  buttons: { display: 'grid', gap: '6px' },
  steps: { display: 'flex', gap: '6px', '& > *': { flexGrow: 1, minWidth: 0 } },
  names: { display: 'grid', gap: '6px', marginTop: 'auto' },
  keys: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2, margin: 0 },
});

interface Props {
  request: StaffRequestView;
  assembly: Assembly;
  checks: PageChecks;
}

type OpenDialog =
  | { readonly kind: 'problem' | 'stay'; readonly page: PageRef }
  | { readonly kind: 'name'; readonly name: string; readonly isMentioned: boolean };

/** Page after page in full size: what its text says, and whether it is fine. */
export function CheckPages({ request, assembly, checks }: Props) {
  const styles = useStyles();
  const frame = useWorkScreenStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const hasShortcuts = useShortcutsEnabled();
  const requestId = request._id;
  const { pages, counts, names, version } = checks;
  const { decide, accept, withdraw, waiting } = usePageChecks(requestId, version);
  const [filter, setFilter] = useState<PageFilter>(() => (counts.left > 0 ? 'left' : 'all'));
  const [chosen, setChosen] = useState<PageRef | null>(() => pageBeside(pages, null, filter, 1));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const announce = (text: string) => setAnnouncement((before) => (before === text ? `${text}\u00a0` : text));
  const at = pages.findIndex(({ page }) => page === chosen);
  const current = pages[at];
  const recipe = assembly.recipe;
  const source = assembly.sources.find(({ number }) => chosen && number === partsOf(chosen).source);
  const section = recipe?.sections.find((each) => chosen && each.pages.includes(chosen));
  const done = counts.required - counts.left;
  const makesSecondCheck = checks.secondCheck.reasons.length > 0 && !checks.secondCheck.isAuthor;

  const { search } = useLocation();
  const shown = assembly.packets.find(({ state, isOutdated }) => state === 'built' && !isOutdated);
  useReadPages(requestId, {
    packetId: shown?.packetId,
    sourceId: source?.state === 'ready' ? source.sourceId : undefined,
    // A packet that is opened by its address covers them.
    isReading: makesSecondCheck && search === '',
  });

  function go(step: 1 | -1): void {
    const next = pageBeside(pages, chosen, filter, step);
    if (next) setChosen(next);
    else announce(step === 1 ? t('This is the last page.') : t('This is the first page.'));
  }

  async function say(page: PageRef, decision: PageDecision): Promise<void> {
    const next = pageBeside(pages, page, filter, 1);
    const saved = decide(page, decision);
    if (next) setChosen(next);
    else announce(t('This was the last page.'));
    await saved;
  }

  function sayAtOnce(verdict: 'fine' | 'later'): void {
    if (!current) return;
    if (verdict === 'fine' && current.patient === 'other') {
      setDialog({ kind: 'stay', page: current.page });
      return;
    }
    say(current.page, { verdict, note: '' }).catch(failed);
  }

  function startProblem(): void {
    if (current) setDialog({ kind: 'problem', page: current.page });
  }

  function failed(error: unknown): void {
    toasts.show({
      type: 'error',
      message: error instanceof Error ? error.message : t('The check was not saved'),
    });
  }

  useShortcuts({
    '1': () => sayAtOnce('fine'),
    '2': startProblem,
    '3': () => sayAtOnce('later'),
    j: () => go(1),
    k: () => go(-1),
  });
  const keyOf = (key: string) => ({ 'aria-keyshortcuts': hasShortcuts ? key : undefined });

  return (
    <div className={frame.screen}>
      <WorkScreenHead
        title={t('Check pages')}
        crumbs={[
          {
            to: `/dashboard/request/${requestId}?tab=documents`,
            label: t('Order {{orderId}}', { orderId: request.orderId }),
          },
          { to: assemblePath(requestId), label: t('Assemble records') },
        ]}
      >
        <div className={styles.progress}>
          <span role="status">
            {counts.required === 0
              ? t('No check is required')
              : t('Checked: {{done}} of {{total}}', { done, total: counts.required })}
          </span>
          <ProgressLine
            value={counts.required === 0 ? 1 : done / counts.required}
            label={t('Required pages that are checked')}
          />
        </div>
        <Select
          aria-label={t('Pages to go through')}
          value={filter}
          choices={pageFilters.map((value) => ({ value, label: filterText(value) }))}
          onChange={(_, { value }) => {
            const next = value as PageFilter;
            setFilter(next);
            if (!current || !isShown(current, next)) setChosen(pageBeside(pages, null, next, 1) ?? chosen);
          }}
        />
      </WorkScreenHead>
      <RequestLine request={request} />
      <SecondCheckBar request={request} assembly={assembly} checks={checks} />
      {pages.length > 0 && counts.left === 0 && !makesSecondCheck && (
        <div>
          <Notice
            type="success"
            actions={<LinkButton to={assemblePath(requestId)}>{t('Continue')}</LinkButton>}
          >
            {t('Everything that is required is checked. Go back to Assemble records to continue.')}
          </Notice>
        </div>
      )}
      <div className={mergeClasses(frame.columns, styles.columns)}>
        <div className={frame.pane}>
          <FullPage
            requestId={requestId}
            page={chosen}
            source={source}
            rotation={(chosen && recipe?.rotations[chosen]) || 0}
            number={at < 0 ? null : at + 1}
            own={(chosen && recipe?.redactions[chosen]) || []}
            redactions={null}
          />
        </div>
        <section className={mergeClasses(frame.pane, styles.side)} aria-label={t('Check of the page')}>
          {current ? (
            <>
              <div>
                <h2 className={styles.title}>
                  {t('Page {{page}} of {{total}}', { page: at + 1, total: pages.length })}
                </h2>
                {section && <p className={styles.section}>{section.title}</p>}
              </div>
              <PageFacts
                page={current}
                onAccept={(name, isMentioned) => setDialog({ kind: 'name', name, isMentioned })}
              />
              <div className={styles.buttons}>
                <Button appearance="primary" {...keyOf('1')} onClick={() => sayAtOnce('fine')}>
                  {current.patient === 'other' ? t('Fine: it stays...') : t('Fine')}
                </Button>
                <Button {...keyOf('2')} onClick={startProblem}>
                  {t('Problem...')}
                </Button>
                <Button {...keyOf('3')} onClick={() => sayAtOnce('later')}>
                  {t('Later')}
                </Button>
              </div>
              <div className={styles.steps}>
                <Button {...keyOf('K')} onClick={() => go(-1)}>
                  {t('Previous page')}
                </Button>
                <Button {...keyOf('J')} onClick={() => go(1)}>
                  {t('Next page')}
                </Button>
              </div>
              {hasShortcuts && (
                <p className={styles.keys}>
                  {t('Keys: 1 fine, 2 problem, 3 later, J next page, K previous page.')}
                </p>
              )}
            </>
          ) : (
            <p className={styles.section}>{t('No page here. Choose other pages to go through.')}</p>
          )}
          {names.length > 0 && (
            <div className={styles.names}>
              <h2 className={styles.title}>{t('Accepted names')}</h2>
              <AcceptedNames names={names} onWithdraw={(name) => void withdraw(name).catch(failed)} />
            </div>
          )}
        </section>
      </div>
      <VisuallyHidden role="status">
        {waiting > 0 ? t('Saving...') : ''}
        {announcement}
      </VisuallyHidden>
      {dialog?.kind === 'problem' && (
        <ProblemDialog onSave={(decision) => say(dialog.page, decision)} onClose={() => setDialog(null)} />
      )}
      {dialog?.kind === 'stay' && (
        <StayDialog onSave={(decision) => say(dialog.page, decision)} onClose={() => setDialog(null)} />
      )}
      {dialog?.kind === 'name' && (
        <NameDialog
          name={dialog.name}
          isMentioned={dialog.isMentioned}
          onSave={accept}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );

  function filterText(value: PageFilter): string {
    switch (value) {
      case 'left':
        return t('To check ({{pages}})', { pages: counts.left });
      case 'flagged':
        return t('Flagged ({{pages}})', { pages: counts.flagged });
      case 'problems':
        return t('Problems ({{pages}})', { pages: counts.problem });
      case 'later':
        return t('Later ({{pages}})', { pages: counts.later });
      case 'all':
        return t('All pages ({{pages}})', { pages: counts.pages });
    }
  }
}
