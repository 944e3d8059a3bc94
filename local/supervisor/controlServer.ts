import { z } from 'zod';
import type { Part } from './parts/startPart.ts';
import type { Wire } from './parts/wire.ts';

const controlMessage = z.union([
  z.object({ control: z.string(), wire: z.string(), cut: z.boolean() }),
  z.object({ control: z.string(), kill: z.string() }),
]);

interface Controlled {
  wires: Map<string, Wire>;
  killAndRestart(part: string): Promise<boolean>;
}

/** Carries out what tests ask through the site: cutting wires, killing the API. */
export function serveControl(site: Part, { wires, killAndRestart }: Controlled): void {
  site.process.on('message', (message) => {
    const parsed = controlMessage.safeParse(message);
    if (!parsed.success) return;
    const asked = parsed.data;
    const carryOut = async () => {
      if ('kill' in asked) return (await killAndRestart(asked.kill)) ? null : `No part ${asked.kill}.`;
      const wire = wires.get(asked.wire);
      await wire?.setCut(asked.cut);
      return wire ? null : `No wire ${asked.wire}.`;
    };
    const reply = (error: string | null) => site.process.send({ controlled: asked.control, error });
    carryOut().then(reply, (error: unknown) => reply(String(error)));
  });
}
