import type { OpenPdf } from '../pdf/openPdf.ts';
import type { Match } from './matches.ts';

export interface FindState {
  /** `pending` while pages are still searched; `noText` for a scan. */
  readonly kind: 'idle' | 'pending' | 'found' | 'notFound' | 'noText';
  /** Which match is the current one, from 1; 0 for none. */
  readonly current: number;
  readonly total: number;
}

export const IDLE: FindState = { kind: 'idle', current: 0, total: 0 };

/** A search in the text of a document. */
export interface Finder {
  /** Searches for another text, from the current page on. An empty text ends the search. */
  find: (query: string) => void;
  /** Makes the next or the previous match the current one. After the last one comes the first. */
  step: (direction: 'next' | 'previous') => void;
  /** The matches on a page, from 1. */
  matchesOf: (page: number) => readonly Match[];
  close: () => void;
}

interface Options {
  pdf: OpenPdf;
  /** The number of the page that the person reads. */
  currentPage: () => number;
  onState: (state: FindState) => void;
  /** Called when matches of a page changed. */
  onMatches: () => void;
  /** Called with the page of the match that becomes the current one. */
  onCurrent: (page: number) => void;
}

/** Prepares the search of pdf.js, which ignores case and accents and finds words that are hyphenated over two lines. */
export async function openFinder({ pdf, ...options }: Options): Promise<Finder> {
  const { currentPage, onState, onMatches, onCurrent } = options;
  const {
    EventBus,
    FindState: states,
    PDFFindController,
    SimpleLinkService,
  } = await import('pdfjs-dist/web/pdf_viewer.mjs');

  class Pages extends SimpleLinkService {
    override get pagesCount(): number {
      return pdf.pageCount;
    }
    override get page(): number {
      return currentPage();
    }
    override set page(page: number) {
      onCurrent(page);
    }
  }

  const eventBus = new EventBus();
  const controller = new PDFFindController({ linkService: new Pages(), eventBus });
  let query = '';
  let isClosed = false;
  let textSearch: Promise<boolean> | null = null;

  async function reportNothing(searched: string) {
    onState({ kind: 'notFound', current: 0, total: 0 });
    const hasText = await (textSearch ??= hasAnyText(pdf));
    if (!isClosed && !hasText && query === searched) onState({ kind: 'noText', current: 0, total: 0 });
  }

  interface Count {
    readonly current: number;
    readonly total: number;
  }
  eventBus.on('updatefindcontrolstate', (event: { state: number; matchesCount: Count }) => {
    if (isClosed || query === '') return;
    if (event.state === states.NOT_FOUND) return void reportNothing(query);
    onState({ kind: event.state === states.PENDING ? 'pending' : 'found', ...event.matchesCount });
  });
  eventBus.on('updatefindmatchescount', ({ matchesCount }: { matchesCount: Count }) => {
    if (!isClosed && query !== '' && matchesCount.total > 0) onState({ kind: 'found', ...matchesCount });
  });
  eventBus.on('updatetextlayermatches', () => !isClosed && onMatches());
  controller.setDocument(pdf.document);

  function search(type: '' | 'again', findPrevious: boolean) {
    eventBus.dispatch('find', {
      source: controller,
      type,
      query,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      matchDiacritics: false,
      findPrevious,
    });
  }

  return {
    find: (next) => {
      query = next;
      if (query === '') onState(IDLE);
      search('', false);
    },
    step: (direction) => {
      if (query !== '') search('again', direction === 'previous');
    },
    matchesOf: (page) => {
      if (query === '') return [];
      const begins = (controller.pageMatches?.[page - 1] ?? []) as readonly number[];
      const lengths = (controller.pageMatchesLength?.[page - 1] ?? []) as readonly number[];
      const { selected } = controller;
      return begins.map((begin, index) => ({
        begin,
        length: lengths[index]!,
        isCurrent: selected?.pageIdx === page - 1 && selected.matchIdx === index,
      }));
    },
    close: () => {
      isClosed = true;
      eventBus.dispatch('findbarclose', { source: controller });
    },
  };
}

/** Whether any page has text. Scans have none; a document with text is known by its first page. */
async function hasAnyText({ document, pageCount }: OpenPdf): Promise<boolean> {
  for (let number = 1; number <= pageCount; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    if (items.some((item) => 'str' in item && item.str.trim() !== '')) return true;
  }
  return false;
}
