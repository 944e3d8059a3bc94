import { z } from 'zod';
import type { Part } from './parts/startPart.ts';
import type { OutageProxy } from './parts/outageProxy.ts';

const controlMessage = z.union([
  z.object({ control: z.string(), outage: z.string(), isDown: z.boolean(), delayMs: z.number() }),
  z.object({ control: z.string(), kill: z.string() }),
]);

interface ControlTargets {
  proxies: Map<string, OutageProxy>;
  killAndRestart(part: string): Promise<boolean>;
}

/** Runs the commands that tests send through the site: start or end an outage or a delay, kill the API. */
export function serveControl(site: Part, { proxies, killAndRestart }: ControlTargets): void {
  site.process.on('message', (message) => {
    const parsed = controlMessage.safeParse(message);
    if (!parsed.success) return;
    const command = parsed.data;
    const run = async () => {
      if ('kill' in command) return (await killAndRestart(command.kill)) ? null : `No part ${command.kill}.`;
      const proxy = proxies.get(command.outage);
      proxy?.setDelay(command.delayMs);
      await proxy?.setOutage(command.isDown);
      return proxy ? null : `No proxy for ${command.outage}.`;
    };
    const reply = (error: string | null) => site.process.send({ controlled: command.control, error });
    run().then(reply, (error: unknown) => reply(String(error)));
  });
}
