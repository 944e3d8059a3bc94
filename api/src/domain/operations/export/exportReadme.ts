import { leftOutKinds } from './storedKinds.ts';

interface ExportFacts {
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly isEncrypted: boolean;
  /** Whether nothing changed in the portal while it was exported. */
  readonly isConsistent: boolean;
  /** How many there are of each thing. */
  readonly counts: Readonly<Record<string, number>>;
  /** Kinds of stored documents that this version of the portal does not know. */
  readonly unknown: readonly string[];
}

const CONTENT = `What is in it
-------------
requests.csv, documents.csv, invoices.csv, payments.csv, accounts.csv
    Lists for a spreadsheet. Text is UTF-8. Amounts are in US dollars, times are UTC. A cell that a spreadsheet would
    calculate begins with an apostrophe.
requests/<month>/<Order ID>--<request ID>.json
    One file for each request, with everything that is stored about it: what was asked for, status and history, updates,
    messages and internal notes, invoices, payments, decisions, documents, downloads, incidents and events. Amounts whose
    name ends in "Cents" are cents.
documents/<month>/<Order ID>--<request ID>/
    The documents of a request. documents.csv and the file of the request say which is which. A document without a file has
    a state there: deleted, infected, not scanned or missing.
documents/without a request/
    Files of the store that belong to no request. Usually there are none.
disclosures/
    The accountings of disclosures that were issued, as PDF and CSV.
configuration/
    The lists of the Management Center, one JSON file each.
*.jsonl
    One JSON value per line: accounts, address books, workspaces of staff, the disclosure log, payments that belong to no
    request, copies of Stripe's transactions and payouts, and the share of requests that needed attention each day.
audit-trail/<day>.jsonl and audit-trail/seals.jsonl
    The audit trail, one entry per line, and its seals.`;

const TRAIL = `How to check the audit trail
----------------------------
Each entry has the SHA-256 ("hash") of itself, in canonical JSON: without the field "hash", keys sorted, no spaces. It also
has the hash of the entry before it in its partition ("pk"), so a changed, missing or inserted entry breaks the chain. The
first entry of a partition has the SHA-256 of the text "audit trail <pk>" there. The seal of a day has the number and hash of
the last entry of each partition, and the hash of the seal before it.
Session IDs in the trail say which events belong together. They open nothing.`;

/** The README of an export. It has no personal data, because it is never encrypted. */
export function exportReadme(facts: ExportFacts): string {
  const { startedAt, finishedAt, isEncrypted, isConsistent, counts, unknown } = facts;
  const counted = Object.entries(counts)
    .map(([name, count]) => `${name}: ${count}`)
    .join('\n');
  const sections = [
    `Export of the records portal\n============================\nStarted ${startedAt}, finished ${finishedAt}.\nIt contains medical records. Protect it like the portal itself.`,
    isConsistent
      ? 'Nothing changed in the portal while it was exported.'
      : 'The portal changed while it was exported, so files can be from different moments. For a copy of one moment, stop the\nFunction App and export again.',
    ...(isEncrypted ? [HOW_TO_OPEN] : []),
    CONTENT,
    `How to check that no file is missing or changed\n-----------------------------------------------\n    sha256sum --check --quiet SHA256SUMS\nmanifest.json has the SHA-256 of SHA256SUMS itself.`,
    TRAIL,
    `Numbers\n-------\n${counted}`,
    `What is not in it\n-----------------\n${leftOutKinds.map((kind) => `- ${kind}`).join('\n')}`,
    ...(unknown.length > 0
      ? [
          `INCOMPLETE\n----------\nThis version of the portal does not know these kinds of documents, so they are not in the export:\n${unknown.map((kind) => `- ${kind}`).join('\n')}`,
        ]
      : []),
  ];
  return `${sections.join('\n\n')}\n`;
}

const HOW_TO_OPEN = `How to open it
--------------
All files except this one, SHA256SUMS and manifest.json are encrypted with age (https://age-encryption.org). Their names
are hidden, too: index.tsv.age says what each file is called. These commands ask for the passphrase and put everything into
the folder "opened":
    age -d -o key.txt identity.age
    age -d -i key.txt index.tsv.age | while IFS="$(printf '\\t')" read -r stored path rest; do
      mkdir -p "opened/$(dirname "$path")" && age -d -i key.txt -o "opened/$path" "$stored"
    done
    rm key.txt`;
