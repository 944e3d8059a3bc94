import { randomUUID } from 'node:crypto';
import type { FunctionEntry, InvocationResponse, RpcData } from './coreTypes.ts';
import type { FunctionsCore } from './functionsCore.ts';

export interface InvocationInput {
  invocationId?: string;
  trigger: RpcData;
  triggerMetadata?: Record<string, RpcData>;
  /** Called when the handler throws; its return value becomes the result. */
  onFailure?: (error: unknown) => unknown;
}

export type Run = (entry: FunctionEntry, input: InvocationInput) => Promise<InvocationResponse>;

/** A trigger other than HTTP. `fire` runs the function manually; `stop` waits for the current run. */
export interface Trigger {
  fire(input: string | undefined): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Runs one function in the order of the Node worker: arguments, preInvocation hooks, handler,
 * postInvocation hooks, response. Rethrows the handler's error unless there is `onFailure`.
 */
export async function invoke(
  core: FunctionsCore,
  entry: FunctionEntry,
  input: InvocationInput,
): Promise<InvocationResponse> {
  if (!core.model)
    throw new Error('The app has not set a programming model. Does it import @azure/functions?');
  const invocationId = input.invocationId ?? randomUUID();
  let context: unknown;
  const coreContext: { state: string | undefined } & Record<string, unknown> = {
    invocationId,
    metadata: entry.metadata,
    request: {
      invocationId,
      functionId: entry.name,
      triggerMetadata: input.triggerMetadata ?? {},
      inputData: [{ name: entry.triggerName, data: input.trigger }],
    },
    state: undefined,
    log: (level: string, category: string, message: string) => core.log(level, category, message, context),
  };
  const model = core.model.getInvocationModel(coreContext);
  const shared = { hookData: {}, appHookData: core.appHookData };

  const run = async () => {
    const { inputs, ...args } = await model.getArguments();
    context = args.context;
    const before = { ...shared, invocationContext: context, inputs, functionCallback: entry.callback };
    coreContext.state = 'preInvocationHooks';
    await core.runHooks('preInvocation', before);
    const after = {
      ...shared,
      invocationContext: context,
      inputs: before.inputs,
      result: null as unknown,
      error: null as unknown,
    };
    coreContext.state = 'invocation';
    try {
      after.result = await model.invokeFunction(context, before.inputs, before.functionCallback);
    } catch (error) {
      after.error = error;
    }
    coreContext.state = 'postInvocationHooks';
    await core.runHooks('postInvocation', after);
    coreContext.state = undefined;
    if (after.error !== null && after.error !== undefined) throw after.error;
    return after.result;
  };
  const result = input.onFailure ? await run().catch(input.onFailure) : await run();
  return model.getResponse(context, result);
}
