import { random } from '@brickbazaar/random'
import type { Home } from './homes.ts'
import { fits, type Requirement } from './requirement.ts'
import { factPhrases, spellingsOf, type Template } from './tables.ts'

/** What people add when a description fits too many homes. */
export type Fact = 'budget' | 'furnishing' | 'feature' | 'area' | 'floor' | 'facing' | 'society'

interface Sources {
  homes: readonly Home[]
  maxFitting: number
  budget: number
  /** The features of the home that can be named. */
  own: readonly string[]
  languages: readonly string[]
  sayBudget: (rupees: number) => string
}

/** Somebody who says "around 1,150 sq ft" names a round figure and means a tenth more or less. */
const areaStep = 50
const areaShare = 0.1

/**
 * Returns a template with facts of a home added until at most `maxFitting` homes fit what it says:
 * a price first where it names none, then others in an order that differs by description.
 */
export function addFacts(
  home: Home,
  template: Template,
  stated: Requirement,
  { homes, maxFitting, ...sources }: Sources,
): { text: string; requirement: Requirement; added: Fact[] } {
  let requirement = stated
  const added: Fact[] = []
  const sentences: string[] = []
  const count = () => homes.filter((other) => fits(other, requirement)).length
  for (const fact of orderOf(home, template)) {
    if (count() <= maxFitting) break
    const said = sayFact(fact, home, template, sources)
    if (!said) continue
    requirement = { ...requirement, ...said.requires }
    sentences.push(said.sentence)
    added.push(fact)
  }
  return { text: insert(template.text, sentences), requirement, added }
}

function orderOf(home: Home, { text }: Template): Fact[] {
  const says = (slot: string) => text.includes(`{${slot}}`)
  const others: Fact[] = [
    ...(says('furnishing') ? [] : (['furnishing'] as const)),
    ...(says('has') ? [] : (['feature'] as const)),
    ...(['area', 'floor', 'facing', 'society'] as const),
  ]
  const shuffled = random(`${home.title} ${text} facts`).shuffle(others)
  return says('budget') ? shuffled : ['budget', ...shuffled]
}

interface Said {
  sentence: string
  requires: Requirement
}

/** Returns how a fact is said and what it asks for; `undefined` if the home does not have it. */
function sayFact(
  fact: Fact,
  home: Home,
  template: Template,
  { budget, own, languages, sayBudget }: Omit<Sources, 'homes' | 'maxFitting'>,
): Said | undefined {
  const dice = random(`${home.title} ${template.text} ${fact}`)
  const language = phraseLanguageOf(template)
  const phrase = dice.pick(factPhrases(template.isHeldOut ? 'held' : 'open', language, fact))
  const fill = (value: string, vernacular = value) => {
    const isFirst = language === 'english' && phrase.startsWith('{')
    const word = isFirst ? value.charAt(0).toUpperCase() + value.slice(1) : value
    return phrase.replace('{x}', word).replace('{v}', vernacular)
  }
  const say = (list: string, key: string, from = languages) =>
    dice.pick(spellingsOf(list, from, key))
  const { furnished, floor, facing, society } = home
  switch (fact) {
    case 'budget':
      return { sentence: fill(sayBudget(budget)), requires: { maxPrice: budget } }
    case 'furnishing':
      if (!furnished) return undefined
      return { sentence: fill(say('furnishing', furnished)), requires: { furnished: [furnished] } }
    case 'feature': {
      const name = dice.pick(own)
      return { sentence: fill(say('feature', name)), requires: { features: [name] } }
    }
    case 'area': {
      const round = Math.max(1, Math.round(home.area / areaStep)) * areaStep
      const area = { min: round * (1 - areaShare), max: round * (1 + areaShare) }
      return { sentence: fill(String(round)), requires: { area } }
    }
    case 'floor':
      if (floor === null || floor < 1) return undefined
      return {
        sentence: fill(floorIn(floor, languages), floorIn(floor, [language])),
        requires: { floors: [floor] },
      }
    case 'facing':
      if (!facing) return undefined
      return {
        sentence: fill(
          say(
            'facing',
            facing,
            ['devanagari', 'marathi'].includes(language) ? languages : ['english'],
          ),
          say('facing', facing, [language]),
        ),
        requires: { facings: [facing] },
      }
    case 'society':
      return society
        ? { sentence: fill(saySociety(society, languages)), requires: { society } }
        : undefined
  }
}

function phraseLanguageOf({ manner, text }: Template): string {
  const isDevanagari = /\p{Script=Devanagari}/u.test(text)
  if (manner === 'marathi') return isDevanagari ? 'marathi' : 'marathi-latin'
  return { sentence: 'english', hinglish: 'hindi' }[manner] ?? manner
}

/** In the words of a language that has some, else in English figures: 1st, 12th. */
function floorIn(floor: number, languages: readonly string[]): string {
  const [named] = spellingsOf('floor', languages, String(floor))
  const [numbered] = spellingsOf('floor', languages, 'more')
  if (named && named !== String(floor)) return named
  if (numbered && numbered !== 'more') return numbered.replace('{x}', String(floor))
  const last = floor % 100 > 10 && floor % 100 < 14 ? 0 : floor % 10
  return `${floor}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`
}

/** Word by word: in Devanagari as it is heard. */
const saySociety = (name: string, languages: readonly string[]) =>
  name
    .split(' ')
    .map((word) => spellingsOf('society', languages, word)[0])
    .join(' ')

/** Adds sentences after the one that names the home, or words at the end of a text without any. */
function insert(template: string, sentences: readonly string[]): string {
  if (sentences.length === 0) return template
  const named = Math.max(
    ...['n', 'rooms', 'kind', 'place', 'city', 'budget'].map((slot) =>
      template.lastIndexOf(`{${slot}}`),
    ),
  )
  const end = /[.!?।](?=\s|$)/.exec(template.slice(named))
  const at = end ? named + end.index + 1 : template.length
  return `${template.slice(0, at)} ${sentences.join(' ')}${template.slice(at)}`
}
