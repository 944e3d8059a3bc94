import { buildPacket } from '@portal/contract/packets/endpoints.ts';
import type { PacketOptions } from '@portal/contract/packets/packet.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import type { BenchParts } from '../editing/useAssembly.ts';

interface Options {
  requestId: string;
  editor: BenchParts['editor'];
  announce: (text: string) => void;
  /** Loads what the server has now. */
  onChanged: () => Promise<void>;
}

/** Builds packets. `started`: the last one that this page began to build; null before. */
export function usePacketBuild({ requestId, editor, announce, onChanged }: Options) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const [started, setStarted] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);

  /** Saves the pages and builds a packet of them. Throws ApiError. */
  async function build(options: PacketOptions): Promise<void> {
    await editor.flush();
    const packetId = crypto.randomUUID();
    const version = editor.state().recipe?.version ?? 0;
    await call(buildPacket, { body: { requestId, packetId, version, options } });
    setStarted(packetId);
    announce(t('The packet is being built.'));
    await onChanged();
  }

  async function buildAtOnce(options: PacketOptions): Promise<void> {
    setStarting(true);
    try {
      await build(options);
    } catch (error) {
      toasts.show({
        type: 'error',
        message: error instanceof Error ? error.message : t('The packet was not built'),
      });
    }
    setStarting(false);
  }

  return { started, isStarting, build, buildAtOnce };
}

export type PacketBuild = ReturnType<typeof usePacketBuild>;
