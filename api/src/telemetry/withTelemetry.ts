import type { FunctionHandler, InvocationContext } from '@azure/functions';
import { logOf } from './log.ts';
import { faultOf } from './faultOf.ts';
import { runWithTrace } from './trail.ts';
import { waits } from './waits.ts';

/**
 * Wraps a timer or queue handler in its own trace. On failure, our log gets the details; the host, which prints the
 * error it receives, gets only a generic one.
 */
export function withTelemetry(handler: FunctionHandler): FunctionHandler {
  return (input: unknown, context: InvocationContext) =>
    runWithTrace(context.invocationId, async (trail) => {
      const log = logOf(context);
      try {
        const result: unknown = await handler(input, context);
        // An alert of each timer listens for this line (infra/modules/alerts.bicep).
        if (context.options.trigger.type === 'timerTrigger') log.info('timer completed', waits(trail));
        return result;
      } catch (error) {
        log.error('run broke', { fault: faultOf(error), ...waits(trail) });
        // oxlint-disable-next-line preserve-caught-error -- the host would print it
        throw new Error(`${context.functionName} failed; see its log line "run broke"`);
      }
    });
}
