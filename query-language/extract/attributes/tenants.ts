import { claim, type Draft, pass, wordsOf } from '#query-language/model/parse-state.ts'

/** Who is to live there, where no one word says it. */
export function readTenants(draft: Draft): void {
  turnCouples(draft)
  readPgTenant(draft)
}

const further = /^(?:kids?|child|children|bach?ch\S*|बच्च\S*|parents)$/
const refuses = /^(?:no|not|without|bina|nahi)$/
const mostBetween = 4

/** "Husband, wife and two kids": with children or parents a couple is a family. */
function turnCouples(draft: Draft): void {
  for (const slot of draft.slots) {
    if (slot.slot !== 'tenant' || slot.value.name !== 'couple' || slot.value.not) continue
    const from = draft.tokens.findIndex(({ start }) => start >= slot.end)
    const at = draft.tokens.findIndex(
      ({ text }, index) => from >= 0 && index >= from && further.test(text),
    )
    if (at < 0 || at >= from + mostBetween) continue
    if (wordsOf(draft, from, at).some((word) => refuses.test(word))) continue
    slot.value = { name: 'family' }
    pass(draft, from, at + 1)
  }
}

const women =
  /^(?:daughters?|sisters?|beti|betiya|betiyan|betiyon|betiyo|behen|bahan|behno|behnon|बेटी|बेटियों|बहन|बहनों)$/
const men = /^(?:sons?|brothers?|beta|bete|beton|bhai|bhaiyon|bhaiyo|बेटा|बेटे|बेटों|भाई|भाइयों)$/

/**
 * "PG for my daughter", "bete ke liye PG", "hostel, beta coaching kar raha hai": a PG is for women or for
 * men, and who is to live in it says for whom. Who is only told of says nothing.
 */
function readPgTenant(draft: Draft): void {
  const { tokens, slots } = draft
  const isPg = slots.some((slot) => slot.slot === 'intent' && slot.value === 'pg')
  if (!isPg || slots.some(({ slot }) => slot === 'tenant')) return
  const told = tokens.flatMap(({ text }, at) => (women.test(text) || men.test(text) ? [at] : []))
  const isMen = (at: number) => men.test(tokens[at]?.text ?? '')
  const [first] = told
  if (first === undefined || told.some((at) => isMen(at) !== isMen(first))) return
  const at = told.find((one) => isMeant(draft, one))
  const token = at === undefined ? undefined : tokens[at]
  if (at === undefined || !token) return
  if (slots.some(({ start, end }) => start <= token.start && end >= token.end)) return
  claim(draft, 'tenant', { name: isMen(at) ? 'men' : 'women' }, [at, at + 1], 0.8)
}

/** Whether the home is for this one: it is said so, or what they are going to do. */
const isMeant = (draft: Draft, at: number) =>
  forThem.test(wordsOf(draft, at - 4, at).join(' ')) ||
  /^(?:ke|k|के) (?:liye|lie|लिए|लिये)$/.test(wordsOf(draft, at + 1, at + 3).join(' ')) ||
  going.test(wordsOf(draft, at + 1, at + mostBehind).join(' '))

const forThem =
  /(?:^| )for(?: (?:my|our|his|her|a|the|two|three|\d|younger|elder|small|little|own|sister|brother|and))*$/
const going =
  /^(?:(?!,|;|will|and|aur|और)\S+ )*(?:coaching|padh\S*|college|admission|joined|joining|job|naukri|studying|preparing|पढ़\S*|एडमिशन)(?: |$)/
const mostBehind = 7
