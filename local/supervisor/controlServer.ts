import { z } from 'zod';
import type { Part } from './parts/startPart.ts';
import type { Wire } from './parts/wire.ts';

const controlMessage = z.union([
  z.object({ control: z.string(), wire: z.string(), cut: z.boolean() }),
  z.object({ control: z.string(), kill: z.string() }),
]);

interface ControlTargets {
  wires: Map<string, Wire>;
  killAndRestart(part: string): Promise<boolean>;
}

/** Runs the commands that tests send through the site: cut or restore a wire, kill the API. */
export function serveControl(site: Part, { wires, killAndRestart }: ControlTargets): void {
  site.process.on('message', (message) => {
    const parsed = controlMessage.safeParse(message);
    if (!parsed.success) return;
    const command = parsed.data;
    const run = async () => {
      if ('kill' in command) return (await killAndRestart(command.kill)) ? null : `No part ${command.kill}.`;
      const wire = wires.get(command.wire);
      await wire?.setCut(command.cut);
      return wire ? null : `No wire ${command.wire}.`;
    };
    const reply = (error: string | null) => site.process.send({ controlled: command.control, error });
    run().then(reply, (error: unknown) => reply(String(error)));
  });
}
