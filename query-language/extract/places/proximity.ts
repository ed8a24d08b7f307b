import { regExp } from '#domain/text/reg-exp.ts'
import {
  landmarkName,
  landmarks,
  namedLandmarks,
  nearLandmark,
} from '#query-language/lexicon/landmarks.ts'
import { claim, isFree, type ParseState, skip, wordsOf } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import { ambiguousPlaceWords } from './place-words.ts'
import { nameBefore } from './preceding-name.ts'
import {
  addCityToInstitutions,
  attachReach,
  proximityPostpositions,
  type Reach,
  skipStationsOfPlaces,
  treatWorkplacesAsLandmarks,
} from './proximity-landmarks.ts'
import { hasOwnName, landmarkNameAt } from './proximity-names.ts'
import { claimReach, namedLandmarkText, reachAt, withOwnerBefore } from './proximity-reach.ts'
import { placeSlotAt, replaceWithNear } from './proximity-slots.ts'

const proximityPrepositions = buildPhraseTrie<true>([
  [
    'near|nr|nere|near to|near by|nearby|nearer to|nearest|next to|close to|closer to|' +
      'opposite|opposite to|opp|opp to|behind|beside|besides|adjacent to|adjoining|' +
      'walking distance to|walking distance from|walking distance of|walkable to|' +
      'walk to|walkable from|facing|in front of|around|towards|just off|touching|on|' +
      'with|posted at|posted in|posted near|studying at|study at|admission at|' +
      'admission in|working at|work at|job at|working in|work in|job in|working with|' +
      'work with|working for|work for|employed at|joined|joining|joins|employed in|' +
      'employed with|pados me|pados mein|padosh me|bagal me|bagal mein|samne|saamne|' +
      'paas me|paas mein|nazdeek me|nazdeek mein|nazdik me|najdik me|najdeek me|' +
      'aas paas|aaspaas|beside of|walkable distance to|walkable distance from|' +
      'walking distance|stone throw from|minutes to|next door to|neighbouring',
    true,
  ],
])

/**
 * Extracts landmarks and how near they should be: `near metro`, `30 min from Manyata Tech Park`.
 */
export function extractProximity(state: ParseState): void {
  const ofIt: { at: number; reach: Reach }[] = []
  const ofNamed: { at: number; reach: Reach & { from: number; to: number } }[] = []
  const atWork = new Set<Slot>()
  for (let at = 0; at < state.tokens.length; at++) {
    const reach = reachAt(state, at)
    if (reach && /^(?:it|there|that|this)$/.test(state.tokens[reach.to]?.text ?? '')) {
      const { from, to, ...far } = reach
      skip(state, from, to + 1)
      ofIt.push({ at, reach: far })
      continue
    }
    if (reach) {
      const end = claimReach(state, at, reach)
      // "I work at Manyata Tech Park, want 2bhk within 5 km": of the place that is named before.
      if (end === undefined && reach.from < at && 'metres' in reach) ofNamed.push({ at, reach })
      at = end ?? at
      continue
    }
    const lead = isFree(state, at) ? proximityPrepositions.find(state.tokens, at) : undefined
    // "Two flats joined together"
    const isTogether = /^(?:together|into|up)$/.test(state.tokens[lead?.next ?? -1]?.text ?? '')
    if (!lead || isTogether || !isFree(state, at, lead.next)) continue
    // "Not near airport": unsupported, as listings do not say what is far away.
    const isThe = state.tokens[lead.next]?.text === 'the'
    const away =
      state.tokens[at - 1]?.text === 'not'
        ? landmarkNameAt(state, lead.next + (isThe ? 1 : 0))
        : undefined
    if (away) skip(state, at - 1, away.to)
    else {
      const behind = claimNameAfter(state, at, lead.next)
      const claimed = behind === undefined ? undefined : state.slots.at(-1)
      if (claimed?.slot === 'near' && workPreposition.test(wordsOf(state, at, lead.next).join(' ')))
        atWork.add(claimed)
      at = behind ?? at
    }
  }
  for (let at = 0; at < state.tokens.length; at++) at = claimLandmark(state, at) ?? at
  for (let at = 1; at < state.tokens.length; at++) claimNameBefore(state, at)
  skipStationsOfPlaces(state)
  treatWorkplacesAsLandmarks(state)
  addCityToInstitutions(state)
  for (const { at, reach } of ofIt) attachReach(state, at, reach)
  for (const { at, reach } of ofNamed) {
    const { from, to, ...far } = reach
    if (attachReach(state, at, far)) skip(state, from, to)
  }
  // "Working at Amazon, 1bhk in Kondapur or Gachibowli": other localities are given, so the
  // workplace does not count.
  state.slots = state.slots.filter((slot) => !atWork.has(slot) || !hasOtherLocality(state, slot))
}

/**
 * Whether there is a locality other than that of the workplace (directly after its name, "in" or
 * "at").
 */
const hasOtherLocality = ({ slots, text }: ParseState, work: Slot) =>
  slots.some(
    (slot) =>
      slot.slot === 'locality' &&
      !slot.value.not &&
      (slot.start < work.end ||
        !/^(?:,\s*)?(?:in|at)?$/i.test(text.slice(work.end, slot.start).trim())),
  )

const workPreposition =
  /^(?:work|working|job|joined|joining|joins|employed|posted) ?(?:at|in|with|for|near)?$/

/** Claims an unlisted name before a postposition: "Nesco ke paas". */
function claimNameBefore(state: ParseState, at: number): void {
  const tail = isFree(state, at) ? proximityPostpositions.find(state.tokens, at) : undefined
  if (!tail || tail.next < at + 2 || !isFree(state, at, tail.next)) return
  const match = nameBefore(state, at, 1)
  if (match) claim(state, 'near', { name: match.name }, [match.from, tail.next], 0.7)
  // "VIT Vellore ke paas": the town is between the name and the postposition.
  const town = state.slots.find(
    ({ slot, end }) =>
      (slot === 'city' || slot === 'locality') && end === state.tokens[at - 1]?.end,
  )
  const to = match || !town ? -1 : state.tokens.findIndex(({ start }) => start === town.start)
  const inTown = to > 0 ? nameBefore(state, to, 1) : undefined
  if (inTown) claim(state, 'near', { name: inTown.name }, [inTown.from, to], 0.7)
}

const proximityWord = regExp()`
  ^(?:on|with|facing|around|towards|just|samne|saamne|pados|padosh|bagal|paas|nazdeek|nazdik
  |najdik|najdeek|aas|aaspaas)$
`

function claimNameAfter(state: ParseState, at: number, next: number): number | undefined {
  const word = state.tokens[at]?.text ?? ''
  let to = next
  while (/^(?:the|a|any|some|good|upcoming|proposed|new)$/.test(state.tokens[to]?.text ?? '')) to++
  const landmark = landmarks.find(state.tokens, to)
  // "Admission in coaching at Kalu Sarai": the course that somebody joins is not a landmark.
  if (landmark?.meaning === 'coaching' && /^(?:admission|stud|join)/.test(word)) return undefined
  // "Ghar ke samne park ho": a landmark only with a request verb, else the word belongs to the name
  // before.
  const isWished =
    !/^(?:samne|saamne)$/.test(word) ||
    wordAfterWish.test(state.tokens[landmark?.next ?? at]?.text ?? '')
  const own = namedLandmarks.find(state.tokens, to)
  const isOwn = own !== undefined && own.next > (landmark?.next ?? 0)
  if (
    landmark &&
    !isOwn &&
    isWished &&
    isFree(state, to, landmark.next) &&
    !hasOwnName(state, landmark.next)
  ) {
    const name = landmarkName(landmark.meaning)
    // "Near my office at Cyber City": the landmark is Cyber City.
    const isAt = /^(?:at|in)$/.test(state.tokens[landmark.next]?.text ?? '')
    if (name === 'office' && isAt && placeSlotAt(state, landmark.next + 1)) {
      skip(state, at, landmark.next + 1)
      return landmark.next
    }
    claim(state, 'near', nearLandmark(name), [at, landmark.next])
    // "Near school and hospital"
    const isMore = /^(?:and|or|&|aur)$/.test(state.tokens[landmark.next]?.text ?? '')
    const more = isMore ? landmarks.find(state.tokens, landmark.next + 1) : undefined
    if (!more || !isFree(state, landmark.next + 1, more.next)) return landmark.next - 1
    claim(state, 'near', nearLandmark(landmarkName(more.meaning)), [landmark.next + 1, more.next])
    return more.next - 1
  }
  // These precede landmarks only, not names.
  if (proximityWord.test(word)) return undefined
  const match = landmarkNameAt(state, to)
  if (!match) return undefined
  claim(state, 'near', { name: match.name }, [at, match.to], 0.8)
  return match.to - 1
}

/**
 * "Temple aur hospital walking distance": the word behind the last landmark serves all. Returns
 * where the next landmark begins.
 */
function landmarkWithTail(state: ParseState, at: number): number | undefined {
  const { tokens } = state
  if (!/^(?:and|&|aur|ane|ani|ba|ya|or|,|\/|और|या|आणि)$/.test(tokens[at]?.text ?? ''))
    return undefined
  const next = landmarks.find(tokens, at + 1)
  if (!next || !isFree(state, at, next.next)) return undefined
  const tail = proximityPostpositions.find(tokens, next.next)
  const isTail = tail !== undefined && isFree(state, next.next, tail.next)
  return isTail ? at + 1 : landmarkWithTail(state, next.next) && at + 1
}

const wordAfterWish = /^(?:ho|hona|hone|hai|chahiye|chaiye|rahe)$/

/** "Fateh Sagar lake ke paas" */
const placeNamedLandmarks = new Set(['lake', 'beach', 'temple'])

/**
 * Claims `metro ke paas`, and "metro" alone, the only landmark that is requested without "near".
 */
function claimLandmark(state: ParseState, at: number): number | undefined {
  const own = isFree(state, at) ? namedLandmarks.find(state.tokens, at) : undefined
  const behind =
    own && isFree(state, at, own.next)
      ? proximityPostpositions.find(state.tokens, own.next)
      : undefined
  if (own && behind && isFree(state, own.next, behind.next)) {
    claim(state, 'near', { name: namedLandmarkText(state, at, own.next) }, [at, behind.next], 0.7)
    return behind.next - 1
  }
  const match = isFree(state, at) ? landmarks.find(state.tokens, at) : undefined
  if (!match || !isFree(state, at, match.next) || hasOwnName(state, match.next)) return undefined
  const name = landmarkName(match.meaning)
  const tail = proximityPostpositions.find(state.tokens, match.next)
  const joined = tail ? undefined : landmarkWithTail(state, match.next)
  if (joined) {
    claim(state, 'near', nearLandmark(name), [at, match.next])
    return joined - 1
  }
  if (tail && isFree(state, match.next, tail.next)) {
    const owned = withOwnerBefore(state, at, name)
    if (owned.from < at) {
      claim(state, 'near', { name: owned.name }, [owned.from, tail.next], 0.7)
      return tail.next - 1
    }
    const end = state.tokens[at - 1]?.end
    const home = state.slots.find((slot) => slot.slot === 'locality' && slot.end === end)
    if (home?.slot === 'locality' && !home.value.not && placeNamedLandmarks.has(match.meaning)) {
      const from = state.tokens.findIndex(({ start }) => start === home.start)
      replaceWithNear(state, home, { name: `${home.value.name} ${name}` }, from)
      skip(state, at, tail.next)
      return tail.next - 1
    }
    claim(state, 'near', nearLandmark(name), [at, tail.next])
    return tail.next - 1
  }
  if (name !== 'metro' || ambiguousPlaceWords.has(state.tokens[match.next]?.text ?? ''))
    return undefined
  claim(state, 'near', nearLandmark(name), [at, match.next], 0.8)
  return match.next - 1
}
