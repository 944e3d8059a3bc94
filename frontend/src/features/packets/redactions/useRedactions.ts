import type { PageRef } from '@portal/contract/packets/recipe.ts';
import { type RedactionReason, listRedactionReasons } from '@portal/contract/packets/redactionReasons.ts';
import type { PageBox, Redaction } from '@portal/contract/packets/redactions.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import type { BenchState } from '../useBench.ts';

const reasonsQuery = queryOptions({
  queryKey: ['redactionReasons'],
  queryFn: ({ signal }) => call(listRedactionReasons, { signal }),
  staleTime: 5 * 60_000,
});

const noReasons: readonly RedactionReason[] = [];

/** A redaction of a page of the packet. */
export interface ListedRedaction {
  readonly page: PageRef;
  /** In the packet, from 1. */
  readonly number: number;
  readonly redaction: Redaction;
}

/** The redactions of the bench, and what can be done with them. */
export function useRedactions(bench: BenchState) {
  const { t } = useTranslation();
  const { data: reasons = noReasons } = useQuery(reasonsQuery);
  const [isDrawing, setDrawing] = useState(false);
  const [chosen, setReason] = useState<string | null>(null);
  /** A box that was drawn before a reason was chosen. */
  const [waiting, setWaiting] = useState<{ page: PageRef; box: PageBox } | null>(null);
  const [selected, select] = useState<string | null>(null);
  /** IDs of those that the person saw, on their page or with their words. */
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  // Nobody records a reason by not choosing one.
  const reason = chosen ?? '';
  const all = bench.kept.flatMap(({ page, number, redactions }) =>
    redactions.map((redaction): ListedRedaction => ({ page, number: number ?? 0, redaction })),
  );
  const unconfirmed = all.filter(({ redaction }) => !redaction.isConfirmed);

  /** Adds unconfirmed redactions. Returns whether it was possible: a page has at most 200, a packet 5,000. */
  function add(boxes: readonly { page: PageRef; box: PageBox }[], of = reason): boolean {
    if (of === '') return false;
    const marks = boxes.map(({ page, box }) => ({
      page,
      box,
      id: crypto.randomUUID() as string,
      reason: of,
      isConfirmed: false,
    }));
    const isAdded = bench.apply(
      { kind: 'redact', marks },
      t('Redactions added: {{total}}. They are not confirmed yet.', { total: marks.length }),
    );
    if (isAdded && marks.length === 1) select(marks[0]!.id);
    return isAdded;
  }

  return {
    all,
    unconfirmed,
    isDrawing,
    setDrawing: (next: boolean) => {
      setDrawing(next);
      setWaiting(null);
    },
    waiting,
    /** Of the next redaction: the last one that the person chose; empty before. */
    reason,
    setReason: (next: string) => {
      setReason(next);
      if (waiting && next !== '') add([waiting], next);
      setWaiting(null);
    },
    /** The reasons that can be chosen, with the one that something has. */
    choicesWith: (used: string) =>
      reasons
        .filter(({ reasonId, isActive }) => isActive || reasonId === used)
        .map(({ reasonId, label }) => ({ value: reasonId, label: t(label) })),
    reasonText: (id: string) => {
      const found = reasons.find(({ reasonId }) => reasonId === id);
      return found ? t(found.label) : t('Reason no longer in the list');
    },
    selected,
    select,
    seen,
    markSeen: (ids: readonly string[]) => {
      if (ids.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...ids]));
    },
    add,
    /** Adds a box as soon as it has a reason. */
    draw: (page: PageRef, box: PageBox) => {
      if (reason === '') setWaiting({ page, box });
      else add([{ page, box }]);
    },
    confirm: (marks: readonly { page: PageRef; id: string }[]) =>
      bench.apply(
        { kind: 'confirmRedactions', marks: marks.map(({ page, id }) => ({ page, id })) },
        t('Redactions confirmed: {{total}}', { total: marks.length }),
      ),
    remove: (page: PageRef, id: string) =>
      bench.apply({ kind: 'unredact', marks: [{ page, id }] }, t('Redaction deleted')),
    changeReason: (page: PageRef, id: string, next: string) => {
      // The next one usually has it too.
      setReason(next);
      const own = bench.recipe.redactions[page] ?? [];
      bench.apply(
        {
          kind: 'put',
          redactions: { [page]: own.map((each) => (each.id === id ? { ...each, reason: next } : each)) },
        },
        t('Reason changed'),
      );
    },
  };
}

export type Redactions = ReturnType<typeof useRedactions>;
