import { globSync } from 'node:fs';
import { join } from 'node:path';

/** How texts in a folder are distinguished from other strings. */
export interface Source {
  readonly files: readonly string[];
  readonly except?: readonly string[];
  /** `sentences`: what begins with a capital and has a space. `labels`: every word that begins with a capital. */
  readonly texts: 'sentences' | 'labels';
  /** Calls and properties whose strings only developers read. */
  readonly forDevelopers?: readonly string[];
}

/** Files with texts that a client can see. Texts for operators and developers are excluded, and so are names. */
export const sources: readonly Source[] = [
  { files: ['frontend/src/**/*.{ts,tsx}'], texts: 'sentences' },
  { files: ['frontend/src/features/wizard/steps.ts'], texts: 'labels' },
  { files: ['frontend/src/features/invoices/rules/staffBadges.ts'], texts: 'labels' },
  {
    files: [
      'contract/src/*.ts',
      'contract/src/*/{schemas,schemas/*,rules,rules/*,bulk/*,authority/authority}.ts',
      'contract/src/fields/*.ts',
      'contract/src/deadlines/{deadlineRules,holidays}.ts',
      'contract/src/requests/scope/{schemas,scopeProblems,narrowing}.ts',
    ],
    except: ['contract/src/operations/openapi.ts'],
    texts: 'sentences',
    forDevelopers: ['Error'],
  },
  { files: ['contract/src/*/{endpoints,endpoints/*}.ts'], texts: 'sentences', forDevelopers: ['summary'] },
  {
    files: [
      'contract/src/*/{catalogs/,}{statuses,requestTypes,requestTypeGroups,personalAppearance,updateReasons,departments,studyTypes,missingReasons,missingDetails,checklistTexts,disputeReasons,disclosureTerms}.ts',
    ],
    texts: 'labels',
  },
  {
    files: [
      'contract/src/packets/{packet,replacements,pageChecks,secondCheck,sources,redactions,redactionReasons}.ts',
    ],
    texts: 'sentences',
    forDevelopers: ['summary'],
  },
  { files: ['contract/src/packets/{recipe,builtInReasons}.ts'], texts: 'labels' },
  { files: ['contract/src/requests/authority/authorityTexts.ts'], texts: 'labels' },
  { files: ['contract/src/payouts/names.ts'], texts: 'labels' },
  { files: ['contract/src/submissions/authorityLines.ts'], texts: 'sentences', forDevelopers: ['source'] },
  { files: ['contract/src/requests/scope/{scopeOptions,sensitiveCategories}.ts'], texts: 'labels' },
  {
    files: ['contract/src/configuration/catalogs/{otherCopyService,support,feeNotice}.ts'],
    texts: 'sentences',
  },
  {
    files: ['api/src/**/*.ts'],
    except: [
      // Output of the operator's commands.
      'api/src/{admin,audit,backup,doctor,drill,export,poison,restore}.ts',
      'api/src/data/operations/{backup,probes}/**',
      'api/src/services/backup/**',
      'api/src/{domain,workflows}/operations/{backup,doctor,export}/**',
      'api/src/config/**',
      'api/src/seed/**',
      'api/src/services/malwareScan/**',
      'api/src/services/payments/{probeStripe,readWebhook}.ts',
      // Names of PDF.
      'api/src/services/records/PageCopier.ts',
      // They have each text in every language.
      'api/src/domain/templates/starterTemplates.ts',
      'api/src/domain/incidents/letterTemplates.ts',
    ],
    texts: 'sentences',
    forDevelopers: ['Error', 'info', 'warn', 'error', 'unavailable', 'withTimeout'],
  },
];

/** Texts that are the same in every language, or that only look like texts. */
export const notTranslated: ReadonlySet<string> = new Set([
  'American Express',
  'Cal. Civil Code 56.17; GINA',
  'Cal. Health and Safety Code 120980',
  'Meridian Copy Service',
  'Records Portal',
  // Values of the sample request, which is data.
  'Sample Attorney',
  'Sample Facility',
  'Sample Patient',
]);

/** The files of a source, from the root of the repository; without tests and test support. */
export function filesOf({ files, except = [] }: Source, root: string): string[] {
  const exclude = [...except, '**/*.test.{ts,tsx}', '**/testing/**', '**/*.d.ts'].map((each) =>
    join(root, each),
  );
  return globSync(
    files.map((each) => join(root, each)),
    { exclude },
  ).sort();
}
