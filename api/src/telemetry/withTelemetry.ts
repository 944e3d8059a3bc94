import type { FunctionHandler, InvocationContext } from '@azure/functions';
import { watchEventLoop } from './eventLoop.ts';
import { logOf } from './log.ts';
import { errorSummary } from './errorSummary.ts';
import { runWithTrace } from './trace.ts';
import { waitFields } from './waitFields.ts';

/**
 * Wraps a timer or queue handler in its own trace. On failure, our log gets the details; the host, which prints the
 * error it receives, gets only a generic one.
 */
export function withTelemetry(handler: FunctionHandler): FunctionHandler {
  return (input: unknown, context: InvocationContext) =>
    runWithTrace(context.invocationId, async (trace) => {
      const log = logOf(context);
      try {
        const result: unknown = await watchEventLoop(context.functionName, log, async () =>
          handler(input, context),
        );
        // Each timer has an alert for the absence of this line (infra/modules/alerts.bicep).
        if (context.options.trigger.type === 'timerTrigger') log.info('timer completed', waitFields(trace));
        return result;
      } catch (error) {
        log.error('run failed', { fault: errorSummary(error), ...waitFields(trace) });
        // oxlint-disable-next-line preserve-caught-error -- the host would log it
        throw new Error(`${context.functionName} failed; see its log line "run failed"`);
      }
    });
}
