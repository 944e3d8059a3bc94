/**
 * The part of the worker protocol that `@azure/functions` uses with its host. The library publishes no types for it. The
 * names are those of the worker's protocol buffer messages.
 */
export interface RpcData {
  string?: string | undefined;
  json?: string | undefined;
  bytes?: Uint8Array | undefined;
  int?: number | undefined;
  double?: number | undefined;
  http?: RpcHttp | undefined;
}

export interface RpcHttp {
  url?: string;
  method?: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
  params?: Record<string, string>;
  body?: RpcData | undefined;
  statusCode?: string;
  cookies?: RpcCookie[];
}

interface Nullable<T> {
  value?: T;
}

export interface RpcCookie {
  name: string;
  value: string;
  domain?: Nullable<string>;
  path?: Nullable<string>;
  expires?: Nullable<{ seconds: number }>;
  secure?: Nullable<boolean>;
  httpOnly?: Nullable<boolean>;
  maxAge?: Nullable<number>;
  sameSite?: 'none' | 'lax' | 'strict' | 'explicitNone';
}

export interface Binding {
  type: string;
  direction: 'in' | 'out';
  route?: string;
  methods?: string[];
  schedule?: string;
  runOnStartup?: boolean;
  useMonitor?: boolean;
  queueName?: string;
  connection?: string;
}

export interface FunctionMetadata {
  name: string;
  functionId?: string;
  bindings: Record<string, Binding>;
}

export type Callback = (...args: unknown[]) => unknown;

export interface InvocationResponse {
  outputData?: { name: string; data: RpcData }[];
  returnValue?: RpcData | null;
}

export interface InvocationModel {
  getArguments(): Promise<{ context: unknown; inputs: unknown[] }>;
  invokeFunction(context: unknown, inputs: unknown[], callback: Callback): Promise<unknown>;
  getResponse(context: unknown, result: unknown): Promise<InvocationResponse>;
}

export interface ProgrammingModel {
  name: string;
  version: string;
  getInvocationModel(context: object): InvocationModel;
  getCapabilities?(capabilities: Record<string, string>): Promise<Record<string, string>>;
}

/** A registered function together with the one binding that triggers it. */
export interface FunctionEntry {
  name: string;
  metadata: FunctionMetadata;
  callback: Callback;
  triggerName: string;
  trigger: Binding;
}
