import type { Slot } from '#query-language/model/slots.ts'
import type { HomeState } from '../home-state.ts'

type TenantFact = readonly ['petsAllowed', true] | readonly ['tenants', string]

const tenantWords: Readonly<Record<string, string>> = {
  family: 'family',
  bachelors: 'bachelors',
  students: 'students',
  company: 'company',
  couple: 'couple',
  men: 'gents',
  women: 'ladies',
}

/** Returns to whom a home is let. */
export function tenantFacts(
  { parse }: HomeState,
  { value: { name }, text, start, end }: Extract<Slot, { slot: 'tenant' }>,
): readonly TenantFact[] | undefined {
  if (name === 'pets') return [['petsAllowed', true]]
  const isWorking = /profession|working|engineer/i.test(text)
  const isSex = name === 'men' || name === 'women'
  // "Boys also ok"
  const isAlso = isSex && /^ (?:also|bhi|भी|too)(?!\p{L})/iu.test(parse.text.slice(end))
  const tenant = (isWorking && !isSex) || isAlso ? undefined : tenantWords[name]
  const facts = [isWorking && 'working professionals', tenant].filter(
    (word) => word !== undefined && word !== false,
  )
  // "Bachelor boys", "अकेले लड़के"
  if (isSex && /bachelor|अकेले|akele/i.test(parse.text.slice(start - 10, start) + text))
    facts.push('bachelors')
  return facts.length > 0 ? facts.map((word) => ['tenants', word] as const) : undefined
}
