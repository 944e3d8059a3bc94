import type { InvocationContext } from '@azure/functions';
import { readOperatorRuns } from '../../data/operations/backup/operatorRuns.ts';
import { operatorRunFaults } from '../../domain/operations/operatorRuns.ts';
import { logOf } from '../../telemetry/log.ts';

/** Hourly timer: logs which of the operator's scheduled commands is missing, and what the last verification found. */
export async function checkOperatorRuns(context: InvocationContext): Promise<void> {
  const log = logOf(context);
  for (const fault of operatorRunFaults(await readOperatorRuns(), new Date())) {
    if (fault.kind === 'missing')
      log.error('operator run missing', { run: fault.run, finishedAt: fault.finishedAt });
    else log.error('audit trail has problems', { problems: fault.problems });
  }
}
