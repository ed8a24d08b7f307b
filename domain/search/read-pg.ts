import { claim, type Draft } from './draft.ts'

const daughters = /^(?:daughter|daughters|sister|sisters|beti|betiya|behen|bahan|बेटी|बहन)$/
const sons = /^(?:son|sons|brother|beta|bete|बेटा|बेटे)$/

/**
 * "PG for my daughter", "bete ke liye PG", "hostel, beta coaching kar raha hai": a PG is for women or for
 * men, and who is told of says for whom.
 */
export function readPgTenant(draft: Draft): void {
  const { tokens, slots } = draft
  const isPg = slots.some((slot) => slot.slot === 'intent' && slot.value === 'pg')
  const isSaid = slots.some(
    ({ slot, value }) => slot === 'tenant' && (value.name === 'women' || value.name === 'men'),
  )
  if (!isPg || isSaid) return
  const at = tokens.findIndex(({ text }) => daughters.test(text) || sons.test(text))
  const token = tokens[at]
  if (!token || slots.some(({ start, end }) => start <= token.start && end >= token.end)) return
  claim(draft, 'tenant', { name: sons.test(token.text) ? 'men' : 'women' }, [at, at + 1], 0.8)
}
