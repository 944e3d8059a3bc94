import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createContext, runInContext } from 'node:vm';

/** The part of Microsoft's parser that is used. */
interface KustoLanguage {
  readonly GlobalState: { readonly Default: { WithDatabase(database: object): object } };
  readonly KustoCode: { ParseAndAnalyze(query: string, globals: object): { GetDiagnostics(): Diagnostics } };
  readonly Symbols: {
    readonly TableSymbol: { From(columns: string): { WithName(name: string): object } };
    readonly DatabaseSymbol: { readonly ctor: new (name: string, tables: readonly object[]) => object };
  };
}

interface Diagnostics {
  readonly Count: number;
  getItem(index: number): { readonly Code: string; readonly Message: string };
}

/** Loads the parser with its own globals, because it adds some and changes prototypes. */
function loadKusto(): KustoLanguage {
  const require = createRequire(import.meta.url);
  const context = createContext({ console });
  for (const file of ['bridge.min.js', 'Kusto.Language.Bridge.min.js']) {
    runInContext(readFileSync(require.resolve(`@kusto/language-service-next/${file}`), 'utf8'), context);
  }
  return (context as unknown as { readonly Kusto: { readonly Language: KustoLanguage } }).Kusto.Language;
}

const kusto = loadKusto();

/**
 * The tables that queries may read, with columns of Azure's reference
 * (https://learn.microsoft.com/azure/azure-monitor/reference/tables/apptraces; the other pages have the names of theirs).
 * Those of the stores have what the queries need.
 */
const TABLES = {
  AppTraces:
    '(TimeGenerated: datetime, Message: string, SeverityLevel: int, OperationId: string, OperationName: string, ParentId: string, AppRoleName: string, AppRoleInstance: string, ItemCount: int, Properties: dynamic)',
  AZKVAuditLogs:
    '(TimeGenerated: datetime, OperationName: string, ResultType: string, ResultSignature: string, HttpStatusCode: int, CallerIpAddress: string, Identity: dynamic, RequestUri: string, Id: string, CorrelationId: string, _ResourceId: string)',
  AzureActivity:
    '(TimeGenerated: datetime, Caller: string, CallerIpAddress: string, OperationNameValue: string, ActivityStatusValue: string, ResourceGroup: string, Properties_d: dynamic, _ResourceId: string)',
  CDBDataPlaneRequests:
    '(TimeGenerated: datetime, AadPrincipalId: string, ActivityId: string, ClientIpAddress: string, CollectionName: string, DatabaseName: string, OperationName: string, StatusCode: int, RequestCharge: real, _ResourceId: string)',
  StorageBlobLogs:
    '(TimeGenerated: datetime, AccountName: string, AuthenticationType: string, CallerIpAddress: string, ClientRequestId: string, ObjectKey: string, OperationName: string, RequesterObjectId: string, RequesterUpn: string, ResponseBodySize: long, StatusCode: string, Uri: string, _ResourceId: string)',
} as const;

const globals = kusto.GlobalState.Default.WithDatabase(
  new kusto.Symbols.DatabaseSymbol.ctor(
    'workspace',
    Object.entries(TABLES).map(([name, columns]) => kusto.Symbols.TableSymbol.From(columns).WithName(name)),
  ),
);

/** The alerts of every deployment have mostly the same queries, and the parser is slow. */
const parsed = new Map<string, readonly string[]>();

/** What Microsoft's parser finds in a query of the workspace; empty for a query that runs. */
export function queryFaults(query: string): readonly string[] {
  if (query.trim() === '') return ['the query is empty'];
  const faults = parsed.get(query) ?? parse(query);
  parsed.set(query, faults);
  return faults;
}

function parse(query: string): string[] {
  const found = kusto.KustoCode.ParseAndAnalyze(query, globals).GetDiagnostics();
  return Array.from({ length: found.Count }, (_, index) => found.getItem(index)).map(
    ({ Code: code, Message: message }) => `${code}: ${message}`,
  );
}
