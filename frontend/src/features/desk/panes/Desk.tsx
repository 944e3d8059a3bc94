import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { SHORT_WINDOW } from '../../../components/page/shortWindow.ts';
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMediaQuery } from '../../../components/useMediaQuery.ts';
import { readDocumentShare, saveDocumentShare } from './documentShare.ts';
import { PaneSeparator } from './PaneSeparator.tsx';

const useStyles = makeStyles({
  // From 1280 px the page fills the window exactly, and each pane scrolls. 60 px: the bar above the page.
  desk: {
    '@media screen and (min-width: 1280px)': {
      display: 'flex',
      flexDirection: 'column',
      height: 'calc(100dvh - var(--above-page, 0px) - 60px - 16px - 12px)',
      marginTop: '-16px',
      minHeight: '560px',
      marginBottom: '-36px',
      // Half a page is narrow: the work is compact.
      '--header-gap': '2px',
      '--action-height': '32px',
      '--work-bar': '32px',
      '--title-size': '24px',
      '--card-padding': '4px 16px 5px',
      '--card-gap': '0px',
      '--cards-gap': '6px',
      '--fact-gap': '1px 16px',
      '--value-gap': '0px',
      '--file-padding': '6px 8px 6px 12px',
      '--action-icon': 'none',
      '--entry-padding': '2px',
      '--bar-padding': '6px',
      '--tab-padding': '6px 8px',
      '--tab-gap': '0px',
      '--tab-height': '34px',
      '--card-head': '26px',
      '--value-line': '18px',
      '--mark-size': '24px',
    },
  },
  line: {
    marginBottom: '16px',
    '@media screen and (min-width: 1280px)': { flexShrink: 0, marginBottom: '4px' },
    '@media print': { display: 'none' },
  },
  panes: {
    '@media screen and (min-width: 1280px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, calc(var(--document-share) * 1% - 8px)) 16px minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      flexGrow: 1,
      minHeight: 0,
    },
  },
  documents: { minWidth: 0, minHeight: 0 },
  work: {
    '@media screen and (min-width: 1280px)': { display: 'flex', flexDirection: 'column', minHeight: 0 },
  },
  content: {
    '@media screen and (min-width: 1280px)': {
      // Contains what is hidden visually, which would make the page longer.
      position: 'relative',
      flexGrow: 1,
      flexBasis: 0,
      minHeight: 0,
      overflowY: 'auto',
      // Room for the shadows of the cards.
      margin: '0 -4px',
      padding: '0 4px 8px',
    },
  },
  decision: {
    position: 'sticky',
    bottom: '8px',
    zIndex: 1,
    marginTop: '16px',
    [SHORT_WINDOW]: { position: 'static' },
    ':empty': { display: 'none' },
    '@media screen and (min-width: 1280px)': {
      position: 'static',
      marginTop: '8px',
      // A form that is higher than the pane scrolls.
      display: 'flex',
      flexDirection: 'column',
      minHeight: 0,
      '& > *': { minHeight: 0 },
    },
  },
});

/** Whether there is room for the documents beside the work. */
export function useHasTwoPanes(): boolean {
  return useMediaQuery('(min-width: 1280px)');
}

interface Props {
  header: ReactNode;
  /** Below the header, in one line. */
  line: ReactNode;
  /** The left pane; null on screens without room for it. */
  documents: ReactNode;
  tabs: ReactNode;
  /** The chosen tab. Each starts at its top. */
  tab: string;
  /** Always visible. */
  decision: ReactNode;
  /** The content of the tab. */
  children: ReactNode;
}

/** The layout of a request for staff: the documents beside the work and the decision. */
export function Desk({ header, line, documents, tabs, tab, decision, children }: Props) {
  const styles = useStyles();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (content.current) content.current.scrollTop = 0;
  }, [tab]);
  const panes = useRef<HTMLDivElement>(null);
  const documentsId = useId();
  const [share, setShare] = useState(readDocumentShare);
  const hasPanes = documents !== null;
  return (
    <div className={styles.desk}>
      {header}
      <div className={styles.line}>{line}</div>
      <div
        ref={panes}
        className={mergeClasses(hasPanes && styles.panes)}
        style={{ '--document-share': share } as CSSProperties}
      >
        {hasPanes && (
          <>
            <div id={documentsId} className={styles.documents}>
              {documents}
            </div>
            <PaneSeparator
              controls={documentsId}
              panes={panes}
              share={share}
              onShare={setShare}
              onChosen={saveDocumentShare}
            />
          </>
        )}
        <div className={styles.work}>
          {tabs}
          <div ref={content} className={styles.content}>
            {children}
          </div>
          <div className={styles.decision}>{decision}</div>
        </div>
      </div>
    </div>
  );
}
