import { claim, type Draft, isFree, wordsOf } from './draft.ts'

const daughters = /^(?:daughter|daughters|sister|sisters|beti|betiya|behen|bahan|बेटी|बहन)$/
const sons = /^(?:son|sons|brother|beta|bete|bhai|बेटा|बेटे|भाई)$/
const before = /(?:^| )for (?:my|our) (?:\S+ )?$/
const behind = /^(?:ke|k|के) (?:liye|lie|liy|लिए)/

/** "PG for my daughter", "bete ke liye PG": a PG is for women or for men, and this says for whom. */
export function readPgTenant(draft: Draft): void {
  const { tokens, slots } = draft
  const isPg = slots.some((slot) => slot.slot === 'intent' && slot.value === 'pg')
  const isSaid = slots.some(
    ({ slot, value }) => slot === 'tenant' && (value.name === 'women' || value.name === 'men'),
  )
  if (!isPg || isSaid) return
  for (const [at, { text }] of tokens.entries()) {
    const name = daughters.test(text) ? 'women' : sons.test(text) ? 'men' : undefined
    if (!name || !isFree(draft, at)) continue
    const isFor =
      before.test(`${wordsOf(draft, at - 3, at).join(' ')} `) ||
      behind.test(wordsOf(draft, at + 1, at + 3).join(' '))
    if (!isFor) continue
    claim(draft, 'tenant', { name }, [at, at + 1], 0.8)
    return
  }
}
