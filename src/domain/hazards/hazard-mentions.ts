import { type Hazard, type HazardKind, hazardKinds } from './hazard-kinds.ts';

/** Words of a hazards text that name a kind. All expressions are linear. */
const namedBy: Record<HazardKind, RegExp> = {
  stingers: /\b(stingers?|irukandji|box jellyfish)\b/,
  crocodiles: /\bcrocodiles?\b/,
  'bull-sharks': /\bbull sharks?\b/,
  sharks: /\b(white|tiger) sharks?\b|\bsharks\b(?<!bull sharks)/,
  'strong-current':
    /\b(strong|very strong|fierce|powerful|extreme) (drift |tidal |lagoon )?(current|currents|streams?|tides?|tidal|ebb)\b|\bslack water only\b|\bhigh-water slack only\b|\btides of (up to|several)\b|\bdown-currents\b|\blarge tide range\b/,
  current:
    /\b(short slack|currents?|tidal flow|tidal streams?|tidal tethers|channel outflow|channel flow|stream|ebb|outflow|tides|tide outside|outflow and tide|channels on the tide|dive near high slack|drift towards)\b/,
  rips: /\brips?\b/,
  swell: /\b(swell|surf|waves?|shore break|open[- ]ocean|open[- ]sea|weather|wake|seasickness)\b/,
  surge: /\bsurge\b/,
  wind: /\b(winds?|windy|chop|sea breeze|exposed|no shelter|gusts|shelter)\b/,
  'bar-crossing': /\bbar\b/,
  'run-off': /\b(rain|run-?off|river plume|river outflow|catchment|tannin|ebb from)\b/,
  'low-visibility':
    /\b(visibility|silt|mud|stirred-up|green water|darkness|low light|little light|tannin|dark|night conditions|featureless|losing your way|lose the reef)\b/,
  cold: /\b(cold|cool)\b/,
  overhead:
    /\b(overheads?(?! in darkness)(?<!boats overhead)(?<!trolling overhead)(?<!snorkellers overhead)|125 m overhead|caves?|caverns?|penetration|swim-throughs?|wreck interiors|compartments|openings into|inside the wreck|tunnels?|losing the exit|cave overhangs|narrow passages|overhangs|arch|air pockets|alternative exit)\b/,
  depth:
    /\b(depth|deep|deeper|drop-off|bottomless|steep slope|no-stop|decompression|technical|40 m)\b/,
  'open-water-ascent':
    /\b(ascents?|pick-up|separation|losing the (boat|mooring)|blue water|no moorings?|open water(?! with)|anchoring|exposed anchorage|mooring lines)\b/,
  entanglement: /\b(entanglement|nets?|rigging|kelp|weed|mooring lines|tethers|shark-control)\b/,
  'fishing-line':
    /\b(fishing lines?|lines? and hooks|squid jigs|anglers’ lines|lures|bait|line on|nets? and line|line and net|crab nets|entanglement in line)\b/,
  'sharp-metal':
    /\b(sharp|jagged|rusted|rusting|corroding|collapsing|collapsed|unstable|iron|ironwork|steel|wreckage|metal|plating|damaged piles|old steel|oyster)\b/,
  ordnance: /\b(ordnance|radiation)\b/,
  boats:
    /\b(boats?|ships?|shipping|ferry|ferries|traffic|vessels?|propellers|crane|jet-ski|small craft|wake|tender)\b/,
  entry:
    /\b((?<!no-)entry|exit|slippery|stairs?|stair|steps|scramble|cliff path|rocky|shelf|launch|gear carry|walk|platform|jump|falls from height|long walk|vehicles|stranded)\b/,
  'long-swim':
    /\b(long (surface )?swim|swim from|walk and swim|long swim|swim back|far from shore|long way from shore|long rocky walk|from the beach)\b/,
  'shallow-water':
    /\b(shallow|reef flat|shallows|low tide|coral at fin height|scrapes|coral and oyster cuts|boulders|dries|sharp rock|urchins|impassable)\b/,
  'venomous-animals':
    /\b(stonefish|scorpionfish|lionfish|blue-ringed|octopus|urchins|stingrays?|stingarees|sea snakes|coffin rays|venomous|spines)\b|(?<!box |irukandji )\bjellyfish\b/,
  'large-animals':
    /\b(seals?|seals’|seals'|sea lions?|triggerfish|wobbegongs|large wild animals|bold fish|fish)\b/,
  'people-in-the-water':
    /\b(surfers?|swimmers?|snorkellers?|snorkel|paddlers|jumpers?|anglers|sailboard|crowded)\b/,
  remote:
    /\b(remote|remoteness|chamber|rescue|help|medical|services|fills|phone|isolated|lifeguards|long (boat|run|open-water|way)|(?<!bar )crossing|run home|few people|boat ride|exposed run|facilities)\b/,
  cyclones: /\bcyclones\b/,
  sun: /\b(sun|sunburn|heat|shade)\b/,
  access:
    /\b(no[- ]entry|closed|exclusion|approach distances|cage|no diving|limited season|flat seas only|calm days only|boat-only)\b/,
};

/** The kinds that a hazards text names; a strong current is not also a current. */
export function mentionedHazards(text: string): HazardKind[] {
  const words = text.toLowerCase();
  const kinds = hazardKinds.filter((kind) => namedBy[kind].test(words));
  return kinds.includes('strong-current') ? kinds.filter((kind) => kind !== 'current') : kinds;
}

/** Kinds that the hazards text of a site names but its typed list does not, or the reverse. */
export function hazardDisagreements({
  hazards,
  hazardList,
}: {
  hazards: string | null;
  hazardList: readonly Hazard[] | null;
}): HazardKind[] {
  const named = mentionedHazards(hazards ?? '');
  const typed = (hazardList ?? []).map(({ kind }) => kind);
  return hazardKinds.filter((kind) => named.includes(kind) !== typed.includes(kind));
}
