import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

const missing = 'nahi|na|nhi|nahin|nahi bhi|na bhi|nhi bhi'
  .split('|')
  .flatMap((no) =>
    ['ho', 'hai', 'hua', 'hui', 'hoga', 'hogi', 'rahe', 'mile'].map((is) => `${no} ${is}`),
  )
const allowed = (
  'chalega|chalegi|chalenge|bhi chalega|bhi chalegi|theek hai|thik hai|bhi theek hai|' +
  'bhi thik hai|koi baat nahi|koi dikkat nahi|koi problem nahi|no problem|no issue|ok|okay|' +
  'bhi ok|bhi okay|dekh lenge|dekh lunga|bhi dekh lenge|' +
  'adjust kar lenge|adjust ho jayega|manage kar lenge|kaam chal jayega'
).split('|')
const without = missing.flatMap((no) =>
  ['', 'to ', 'toh ', 'tab ', 'tab bhi ', 'phir ', 'phir bhi '].flatMap((then) =>
    allowed.map((is) => `${no} ${then}${is}`),
  ),
)

/**
 * Phrases of indifference ("Lift nahi ho to chalega", "no lift is ok"): the attribute is not a
 * condition.
 */
export const indifferencePhrases = buildPhraseTrie<true>([
  [without.join('|'), true],
  ['ho ya na ho|ho na ho|chalega agar nahi ho|doesnt matter|does not matter', true],
])
