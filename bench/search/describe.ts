import { type Random, random } from '@brickbazaar/random'
import { addFacts, type Fact } from './added-facts.ts'
import type { Home } from './homes.ts'
import { fits, type Requirement } from './requirement.ts'
import { namedFeatures, spellingsOf, type Template } from './tables.ts'

/** A home as somebody who wants it would write. */
export interface Description {
  text: string
  home: Home
  template: Template
  requirement: Requirement
  /** The feature that it asks for, and the one that would only be welcome. */
  has: string | undefined
  soft: string | undefined
  /** What was added until few homes fit, and how many do. */
  added: readonly Fact[]
  fitting: number
}

export interface Market {
  homes: readonly Home[]
  /** Localities of the same city, for where somebody lives or works now. */
  neighbours: readonly string[]
  /** How many homes may fit a description; facts are added to it until then. */
  maxFitting: number
}

/** Returns a description of a home by a template. */
export function describeHome(
  home: Home,
  template: Template,
  { homes, neighbours, maxFitting }: Market,
): Description {
  const dice = random(`${home.title} ${template.text}`)
  const languages = languagesOf(template)
  const say = (list: string, key: string) => dice.pick(spellingsOf(list, languages, key))
  const [place = '', city = ''] = [home.locality[0], home.city[0]]
  const budget = budgetOf(isWithMaintenance(template) ? withMaintenance(home) : home)
  const own = namedFeatures.filter((name) => home.features.includes(name))
  const lacking = namedFeatures.filter((name) => !home.features.includes(name))
  const [has, soft] = [dice.pick(own), dice.pick(lacking)]
  const words: Record<string, () => string> = {
    n: () => String(home.rooms),
    rooms: () => inWords(home.rooms ?? 0),
    kind: () => say('kind', home.type),
    place: () => say('place', place),
    city: () => say('place', city),
    budget: () => sayBudget(budget, dice, languages),
    furnishing: () => say('furnishing', home.furnished ?? ''),
    has: () => say('feature', has),
    soft: () => say('feature', soft),
    months: () => String(home.depositMonths ?? 2),
    other: () => say('place', dice.pick(neighbours.filter((name) => name !== place))),
    from: () => say('from', '-'),
    company: () => say('company', '-'),
    name: () => say('name', '-'),
  }
  const says = (slot: string) => template.text.includes(`{${slot}}`)
  const stated: Requirement = {
    deal: template.deal,
    types: says('kind') ? [home.type] : undefined,
    rooms: { oneOf: [home.rooms ?? 0] },
    maxPrice: says('budget') ? budget : undefined,
    localities: home.locality,
    features: says('has') ? [has] : undefined,
  }
  const { text, requirement, added } = addFacts(home, template, stated, {
    ...{ homes, maxFitting, budget, own, languages },
    sayBudget: (rupees) => sayBudget(rupees, random(`${home.title} budget`), languages),
  })
  const filled = text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const word = words[slot]?.()
    if (!word) throw new Error(`Nothing fills {${slot}} of "${text}" for "${home.title}".`)
    return word
  })
  // Who writes without capitals writes names without them too.
  const isLower = !/[A-Z]/.test(template.text.replace(/\{\w+\}/g, ''))
  return {
    text: isLower ? filled.toLowerCase() : filled,
    ...{ home, template, requirement, added },
    fitting: homes.filter((other) => fits(other, requirement)).length,
    has: says('has') ? has : undefined,
    soft: says('soft') ? soft : undefined,
  }
}

function languagesOf({ manner, text }: Template): string[] {
  const isDevanagari = /\p{Script=Devanagari}/u.test(text)
  if (manner === 'marathi') return isDevanagari ? ['marathi', 'devanagari'] : ['english']
  if (isDevanagari) return ['devanagari']
  return [manner === 'hinglish' ? 'hindi' : manner, 'english']
}

/** A budget that includes maintenance has to cover it, or the description would not be true. */
const isWithMaintenance = ({ deal, text }: Template) =>
  deal === 'rent' && /\bincl\S* maint/i.test(text)

const withMaintenance = (home: Home): Home => ({
  ...home,
  price: home.price + (home.maintenance ?? 0),
})

const [thousand, lakh, crore] = [1_000, 100_000, 10_000_000]

/** The least round sum that covers the price: what somebody would name who can pay it. */
export function budgetOf({ deal, price }: Pick<Home, 'deal' | 'price'>): number {
  const steps =
    deal === 'sell'
      ? { 10000000: 5 * lakh, 50000000: 10 * lakh, Infinity: 50 * lakh }
      : { 20000: thousand, 100000: 5 * thousand, 200000: 10 * thousand, Infinity: 25_000 }
  const step = Object.entries(steps).find(([below]) => price < Number(below))?.[1] ?? 1
  return Math.ceil(price / step) * step
}

function sayBudget(rupees: number, dice: Random, languages: readonly string[]): string {
  const [unit, size] =
    rupees < lakh ? ['thousand', thousand] : rupees < crore ? ['lakh', lakh] : ['crore', crore]
  const count = Math.round((rupees / Number(size)) * 100) / 100
  return dice
    .pick(spellingsOf('budget', languages, String(unit)))
    .replace('{x}', String(count))
    .replace('{w}', inWords(count))
    .replace('{full}', String(rupees))
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen'
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A number under a hundred as a telephone writes it down: `one point two five`. */
function inWords(value: number): string {
  const [whole = '0', decimals = ''] = String(value).split('.')
  const digits = small.split(' ')
  const count = Number(whole)
  const said =
    count < 20
      ? digits[count]
      : [tens[Math.floor(count / 10)], count % 10 ? digits[count % 10] : ''].join(' ').trim()
  return [said, ...(decimals ? ['point', ...[...decimals].map((one) => digits[Number(one)])] : [])]
    .join(' ')
    .trim()
}
