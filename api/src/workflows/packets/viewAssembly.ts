import type { PageCheckRule } from '@portal/contract/packets/pageChecks.ts';
import type { Packet } from '@portal/contract/packets/packet.ts';
import { volumeName } from '@portal/contract/packets/volumes.ts';
import type { Source } from '@portal/contract/packets/sources.ts';
import { pageCheckRulesList } from '../../data/configuration/lists.ts';
import type { StoredRecipe } from '../../data/packets/recipes.ts';
import type { Assembly, StoredPacket, StoredSource } from '../../domain/packets/assembly.ts';
import { lacksChecks } from '../../domain/packets/checks/secondCheck.ts';
import { secondCheckViewOf } from '../../domain/packets/checks/openSecondChecks.ts';
import { isEnded } from '../../domain/packets/endAssembly.ts';
import { otherPeople } from '../../domain/packets/people.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { assigneesOf } from '../accounts/assignees.ts';

type NameOf = (userId: string) => string | null;

/** The names of the people in an assembly; null for deleted accounts. */
async function namesOf(userIds: readonly string[]): Promise<NameOf> {
  const people = await assigneesOf(userIds);
  return (userId) => people.get(userId)?.name ?? null;
}

/** A source as staff see it. */
export async function viewSource(source: StoredSource): Promise<Source> {
  return sourceView(source, await namesOf([source.addedBy]));
}

/** A packet as staff see it. `version`: of the current recipe. */
export async function viewPacket(
  packet: StoredPacket,
  version: number,
  request: RequestDocument,
): Promise<Packet> {
  const [nameOf, rules] = await Promise.all([namesOf([packet.startedBy]), pageCheckRulesList.read()]);
  return packetView(packet, { version, request, nameOf, rules });
}

/** Sources, packets and who saved the recipe, as staff see them. */
export async function viewAssembly(
  assembly: Assembly,
  recipe: StoredRecipe | null,
  { request, by, now }: { request: RequestDocument; by: { readonly id: string }; now: Date },
) {
  const { sources, packets } = assembly;
  const people = otherPeople(assembly, by.id, now);
  const nameOf = await namesOf([
    ...sources.map(({ addedBy }) => addedBy),
    ...packets.map(({ startedBy }) => startedBy),
    ...(recipe?.savedBy ? [recipe.savedBy] : []),
    ...people.map(({ userId }) => userId),
  ]);
  const rules = await pageCheckRulesList.read();
  const context = { version: recipe?.version ?? 0, request, nameOf, rules, isErased: isEnded(assembly) };
  return {
    sources: sources.map((source) => sourceView(source, nameOf)),
    packets: packets.map((packet) => packetView(packet, context)).toReversed(),
    savedBy: savedBy(recipe, nameOf),
    people: people.flatMap(({ userId, at }) => {
      const name = nameOf(userId);
      return name === null ? [] : [{ name, at }];
    }),
  };
}

/** Who saved a recipe, as staff see it. */
export async function viewSave(recipe: StoredRecipe) {
  return savedBy(recipe, await namesOf(recipe.savedBy ? [recipe.savedBy] : []));
}

function savedBy(recipe: StoredRecipe | null, nameOf: NameOf) {
  if (!recipe?.savedBy || !recipe.savedAt) return null;
  return { name: nameOf(recipe.savedBy) ?? '', at: recipe.savedAt };
}

function sourceView(source: StoredSource, nameOf: NameOf): Source {
  const { sourceId, number, name, type, size, state, refusal, pages, sha256, changes, addedAt } = source;
  return {
    sourceId,
    number,
    name,
    type,
    size,
    state,
    refusal,
    pages,
    sha256,
    changes,
    addedAt,
    addedBy: nameOf(source.addedBy),
  };
}

interface Context {
  /** The current recipe. */
  readonly version: number;
  readonly request: RequestDocument;
  readonly nameOf: NameOf;
  readonly rules: readonly PageCheckRule[];
  /** Whether everything of the request is deleted. */
  readonly isErased?: boolean;
}

function packetView(
  packet: StoredPacket,
  { version, request, nameOf, rules, isErased = false }: Context,
): Packet {
  const { packetId, state, failure, pages, redactedPages, donePages, options, look, startedAt } = packet;
  const document = state === 'built' ? documentView(packet) : null;
  const secondCheck = document && secondCheckViewOf(request, packet);
  const ready = document && request.readyPackets?.[document.fileId];
  const isReleased = document !== null && request.files[document.fileId] !== undefined;
  return {
    packetId,
    failure,
    pages,
    redactedPages,
    donePages,
    options,
    document,
    look,
    startedAt,
    state: isReleased ? 'released' : state,
    version: packet.version,
    isOutdated: packet.version !== version,
    ...(isErased && { isErased }),
    isChecked: isReleased || (!!ready && !lacksChecks(request, ready, rules)),
    ...(secondCheck && { secondCheck }),
    ...(document && saidOf(document.fileId, request)),
    startedBy: nameOf(packet.startedBy),
  };
}

/** The reasons and the replacement with which a packet is released, if somebody has chosen them. */
function saidOf(
  fileId: string,
  { files, readyPackets, secondChecks }: RequestDocument,
): Pick<Packet, 'otherPerson' | 'unread' | 'replaces'> {
  const open = secondChecks?.[fileId];
  const waiting = open?.state === 'waiting' ? open : undefined;
  const { otherPerson, unread, replaces } = files[fileId] ?? readyPackets?.[fileId] ?? waiting ?? {};
  return {
    ...(otherPerson && { otherPerson }),
    ...(unread && { unread }),
    ...(replaces && {
      replaces: { fileId: replaces.fileId, reason: replaces.reason, note: replaces.note },
    }),
  };
}

function documentView({ document, pages }: StoredPacket): Packet['document'] {
  if (!document) return null;
  const { volumes, ...stored } = document;
  const facts = { ...stored, frontPages: stored.frontPages ?? stored.allPages - pages };
  if (!volumes) return facts;
  return {
    ...facts,
    volumes: volumes.map((volume, index) => ({
      ...volume,
      name: volumeName(facts.name, index + 1, volumes.length),
    })),
  };
}
