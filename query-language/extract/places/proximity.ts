import { readNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { landmarkName, landmarks, near, ownNames } from '#query-language/lexicon/landmarks.ts'
import { units } from '#query-language/lexicon/units.ts'
import { claim, type Draft, isFree, pass, wordsOf } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { phrasesOf } from '#query-language/text/phrase-trie.ts'
import { common } from './explicit-places.ts'
import { nameBefore } from './preceding-name.ts'
import {
  attachReach,
  nameOfCity,
  nameStation,
  nearTail,
  passStations,
  type Reach,
  takeLandmarkNames,
} from './proximity-landmarks.ts'
import { hasOwnName, nameAt, spelled } from './proximity-names.ts'
import { landmarkOf, partOf, placeFrom, placeSlot, replace } from './proximity-slots.ts'

const before = phrasesOf<true>([
  [
    'near|nr|nere|near to|near by|nearby|nearer to|nearest|next to|close to|closer to|opposite|opposite to|opp|opp to|behind|beside|besides|adjacent to|adjoining|walking distance to|walking distance from|walking distance of|walkable to|walk to|walkable from|facing|in front of|around|towards|just off|touching|on|with|posted at|posted in|posted near|studying at|study at|admission at|admission in|working at|work at|job at|working in|work in|job in|working with|work with|working for|work for|employed at|joined|joining|joins|employed in|employed with|pados me|pados mein|padosh me|bagal me|bagal mein|samne|saamne|paas me|paas mein|nazdeek me|nazdeek mein|nazdik me|najdik me|najdeek me|aas paas|aaspaas|beside of|walkable distance to|walkable distance from|walking distance|stone throw from|minutes to|next door to|neighbouring',
    true,
  ],
])
const joint =
  /^(?:from|of|to|se|away|walk|walking|paidal|paidel|पैदल|चलकर|chalke|chal|par|pe|drive|driving|by|car|distance|ki|doori|duri|door|दूर|commute|से|की|दूरी)$/

/** Reads what a home is to be near to, and how near: `near metro`, `30 min from Manyata Tech Park`. */
export function readNear(draft: Draft): void {
  const ofIt: { at: number; reach: Reach }[] = []
  const atWork = new Set<Slot>()
  for (let at = 0; at < draft.tokens.length; at++) {
    const reach = reachAt(draft, at)
    if (reach && /^(?:it|there|that|this)$/.test(draft.tokens[reach.to]?.text ?? '')) {
      const { from, to, ...far } = reach
      pass(draft, from, to + 1)
      ofIt.push({ at, reach: far })
      continue
    }
    if (reach) {
      at = takeReach(draft, at, reach) ?? at
      continue
    }
    const lead = isFree(draft, at) ? before.find(draft.tokens, at) : undefined
    // "Two flats joined together"
    const isTogether = /^(?:together|into|up)$/.test(draft.tokens[lead?.next ?? -1]?.text ?? '')
    if (!lead || isTogether || !isFree(draft, at, lead.next)) continue
    // "Not near airport": what it is not to be near to is in no listing.
    const isThe = draft.tokens[lead.next]?.text === 'the'
    const away =
      draft.tokens[at - 1]?.text === 'not' ? nameAt(draft, lead.next + (isThe ? 1 : 0)) : undefined
    if (away) pass(draft, at - 1, away.to)
    else {
      const behind = takeAfter(draft, at, lead.next)
      const claimed = behind === undefined ? undefined : draft.slots.at(-1)
      if (claimed?.slot === 'near' && ofWork.test(wordsOf(draft, at, lead.next).join(' ')))
        atWork.add(claimed)
      at = behind ?? at
    }
  }
  for (let at = 0; at < draft.tokens.length; at++) at = takeLandmark(draft, at) ?? at
  for (let at = 1; at < draft.tokens.length; at++) takeNameBefore(draft, at)
  passStations(draft)
  takeLandmarkNames(draft)
  nameOfCity(draft)
  for (const { at, reach } of ofIt) attachReach(draft, at, reach)
  // "Working at Amazon, 1bhk in Kondapur or Gachibowli": where to live has been said.
  draft.slots = draft.slots.filter((slot) => !atWork.has(slot) || !isPlacedBesides(draft, slot))
}

/** A locality that is not the one where the work is, right behind its name or "in" or "at". */
const isPlacedBesides = ({ slots, text }: Draft, work: Slot) =>
  slots.some(
    (slot) =>
      slot.slot === 'locality' &&
      !slot.value.not &&
      (slot.start < work.end ||
        !/^(?:,\s*)?(?:in|at)?$/i.test(text.slice(work.end, slot.start).trim())),
  )

const ofWork =
  /^(?:work|working|job|joined|joining|joins|employed|posted) ?(?:at|in|with|for|near)?$/

function reachAt(draft: Draft, at: number): (Reach & { from: number; to: number }) | undefined {
  const { tokens } = draft
  const number = readNumberAt(tokens, at)
  const unit = number && units.find(tokens, number.next)
  if (!number || !unit || !isFree(draft, at, unit.next)) return undefined
  const { meaning } = unit
  if (meaning.of !== 'metres' && meaning.of !== 'minutes') return undefined
  const from =
    /^(?:within|under|upto|in|max|around|about)$/.test(tokens[at - 1]?.text ?? '') &&
    isFree(draft, at - 1)
      ? at - 1
      : at
  let to = unit.next
  while (joint.test(tokens[to]?.text ?? '') && isFree(draft, to)) to++
  return meaning.of === 'metres'
    ? { metres: number.value * meaning.metres, from, to }
    : { minutes: number.value, from, to }
}

function takeReach(
  draft: Draft,
  at: number,
  { from, to, ...reach }: Reach & { from: number; to: number },
) {
  const place = placeSlot(draft, to)
  if (place) {
    const ofCity = place.slot === 'city' ? landmarkOf(draft, place) : undefined
    if (ofCity) {
      claim(draft, 'near', { name: ofCity.name, ...reach }, [ofCity.from, ofCity.to])
      pass(draft, from, to)
      return ofCity.to - 1
    }
    const part = place.slot === 'city' ? partOf(draft, place) : undefined
    // "3 km of Kochi Infopark": the part is meant, and its city with it.
    if (part) replace(draft, part, { name: part.value.name, ...reach }, from)
    else replace(draft, place, { name: place.value.name, ...reach }, from)
    if (!part) nameStation(draft, place.end)
    pass(draft, from, to)
    return to
  }
  const home = placeFrom(draft, from)
  if (home) {
    const { value, start, confidence } = home
    const end = draft.tokens[to - 1]?.end ?? home.end
    const text = draft.text.slice(start, end)
    const near = {
      slot: 'near',
      value: { name: value.name, ...reach },
      start,
      end,
      text,
      confidence,
    } as const
    draft.slots[draft.slots.indexOf(home)] = near
    pass(draft, from - 1, to)
    return to
  }
  const found = nameAt(draft, to)
  if (found) {
    claim(draft, 'near', { name: found.name, ...reach }, [from, found.to])
    return found.to - 1
  }
  // "Metro se 5 min": what it is near to stands before.
  const isOf = /^(?:ke|के)$/.test(draft.tokens[from - 1]?.text ?? '')
  const landmark = landmarkBefore(draft, from) ?? nameBefore(draft, isOf ? from - 1 : from)
  if (!landmark) return undefined
  claim(draft, 'near', { name: landmark.name, ...reach }, [landmark.from, to])
  // "School and metro within 2 km"
  const isJoined = /^(?:and|&|aur|और)$/.test(draft.tokens[landmark.from - 1]?.text ?? '')
  const other = isJoined ? landmarkBefore(draft, landmark.from - 1) : undefined
  if (other) claim(draft, 'near', { name: other.name, ...reach }, [other.from, landmark.from - 1])
  return Math.max(at, to - 1)
}

const linking = /^(?:se|from|से|ke|के|sirf|just|only|is|should|must|be)$/
const mostLinking = 3

function landmarkBefore(draft: Draft, at: number) {
  let skip = 0
  // "Station should be within 10 minutes"
  while (skip < mostLinking && linking.test(draft.tokens[at - skip - 1]?.text ?? '')) skip++
  for (const count of [3, 2, 1]) {
    const from = at - skip - count
    if (ownNames.find(draft.tokens, from)?.next === at - skip && isFree(draft, from, at))
      return { name: ownName(draft, from, at - skip), from }
    const found = landmarks.find(draft.tokens, from)
    if (found?.next === at - skip && isFree(draft, from, at))
      return ownedBefore(draft, from, landmarkName(found.meaning))
  }
  return undefined
}

const ownName = (draft: Draft, from: number, to: number) =>
  spelled(draft, from, to).name.toLowerCase()

/** "Eon IT park", "Shipra mall": a landmark by the name that stands before it. */
function ownedBefore(draft: Draft, at: number, name: string) {
  const owner = name === 'metro' ? undefined : nameBefore(draft, at, 1)
  return owner ? { name: `${owner.name} ${name}`, from: owner.from } : { name, from: at }
}

/** "Nesco ke paas": what stands before is a name, though nobody knows it. */
function takeNameBefore(draft: Draft, at: number): void {
  const tail = isFree(draft, at) ? nearTail.find(draft.tokens, at) : undefined
  if (!tail || tail.next < at + 2 || !isFree(draft, at, tail.next)) return
  const found = nameBefore(draft, at, 1)
  if (found) claim(draft, 'near', { name: found.name }, [found.from, tail.next], 0.7)
  // "VIT Vellore ke paas": its town stands between.
  const town = draft.slots.find(
    ({ slot, end }) =>
      (slot === 'city' || slot === 'locality') && end === draft.tokens[at - 1]?.end,
  )
  const to = found || !town ? -1 : draft.tokens.findIndex(({ start }) => start === town.start)
  const inTown = to > 0 ? nameBefore(draft, to, 1) : undefined
  if (inTown) claim(draft, 'near', { name: inTown.name }, [inTown.from, to], 0.7)
}

function takeAfter(draft: Draft, at: number, next: number): number | undefined {
  const word = draft.tokens[at]?.text ?? ''
  let to = next
  while (/^(?:the|a|any|some|good|upcoming|proposed|new)$/.test(draft.tokens[to]?.text ?? '')) to++
  const landmark = landmarks.find(draft.tokens, to)
  // "Admission in coaching at Kalu Sarai": what somebody joins is of a kind, and no place.
  if (landmark?.meaning === 'coaching' && /^(?:admission|stud|join)/.test(word)) return undefined
  // "Ghar ke samne park ho": only what is wished for, or it is said of what stands before.
  const isWished =
    !/^(?:samne|saamne)$/.test(word) || wished.test(draft.tokens[landmark?.next ?? at]?.text ?? '')
  const own = ownNames.find(draft.tokens, to)
  const isOwn = own !== undefined && own.next > (landmark?.next ?? 0)
  if (
    landmark &&
    !isOwn &&
    isWished &&
    isFree(draft, to, landmark.next) &&
    !hasOwnName(draft, landmark.next)
  ) {
    const name = landmarkName(landmark.meaning)
    // "Near my office at Cyber City": that place is meant.
    const isAt = /^(?:at|in)$/.test(draft.tokens[landmark.next]?.text ?? '')
    if (name === 'office' && isAt && placeSlot(draft, landmark.next + 1)) {
      pass(draft, at, landmark.next + 1)
      return landmark.next
    }
    claim(draft, 'near', near(name), [at, landmark.next])
    // "Near school and hospital"
    const isMore = /^(?:and|or|&|aur)$/.test(draft.tokens[landmark.next]?.text ?? '')
    const more = isMore ? landmarks.find(draft.tokens, landmark.next + 1) : undefined
    if (!more || !isFree(draft, landmark.next + 1, more.next)) return landmark.next - 1
    claim(draft, 'near', near(landmarkName(more.meaning)), [landmark.next + 1, more.next])
    return more.next - 1
  }
  // These lead to a landmark only, not to a name.
  if (
    /^(?:on|with|facing|around|towards|just|samne|saamne|pados|padosh|bagal|paas|nazdeek|nazdik|najdik|najdeek|aas|aaspaas)$/.test(
      word,
    )
  )
    return undefined
  const found = nameAt(draft, to)
  if (!found) return undefined
  claim(draft, 'near', { name: found.name }, [at, found.to], 0.8)
  return found.to - 1
}

const wished = /^(?:ho|hona|hone|hai|chahiye|chaiye|rahe)$/

/** "Fateh Sagar lake ke paas" */
const calledByPlace = new Set(['lake', 'beach', 'temple'])

/** `metro ke paas`, and metro by itself: of all landmarks only it is asked for so. */
function takeLandmark(draft: Draft, at: number): number | undefined {
  const own = isFree(draft, at) ? ownNames.find(draft.tokens, at) : undefined
  const behind =
    own && isFree(draft, at, own.next) ? nearTail.find(draft.tokens, own.next) : undefined
  if (own && behind && isFree(draft, own.next, behind.next)) {
    claim(draft, 'near', { name: ownName(draft, at, own.next) }, [at, behind.next], 0.7)
    return behind.next - 1
  }
  const found = isFree(draft, at) ? landmarks.find(draft.tokens, at) : undefined
  if (!found || !isFree(draft, at, found.next) || hasOwnName(draft, found.next)) return undefined
  const name = landmarkName(found.meaning)
  const tail = nearTail.find(draft.tokens, found.next)
  if (tail && isFree(draft, found.next, tail.next)) {
    const owned = ownedBefore(draft, at, name)
    if (owned.from < at) {
      claim(draft, 'near', { name: owned.name }, [owned.from, tail.next], 0.7)
      return tail.next - 1
    }
    const end = draft.tokens[at - 1]?.end
    const home = draft.slots.find((slot) => slot.slot === 'locality' && slot.end === end)
    if (home?.slot === 'locality' && !home.value.not && calledByPlace.has(found.meaning)) {
      const from = draft.tokens.findIndex(({ start }) => start === home.start)
      replace(draft, home, { name: `${home.value.name} ${name}` }, from)
      pass(draft, at, tail.next)
      return tail.next - 1
    }
    claim(draft, 'near', near(name), [at, tail.next])
    return tail.next - 1
  }
  if (name !== 'metro' || common.has(draft.tokens[found.next]?.text ?? '')) return undefined
  claim(draft, 'near', near(name), [at, found.next], 0.8)
  return found.next - 1
}
