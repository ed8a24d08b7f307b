import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

/** Months as they are named, with their number. */
export const months = buildPhraseTrie<number>([
  ['jan|january|जनवरी', 1],
  ['feb|february|फरवरी', 2],
  ['mar|march|मार्च', 3],
  ['apr|april|अप्रैल', 4],
  ['may|मई', 5],
  ['jun|june|जून', 6],
  ['jul|july|जुलाई', 7],
  ['aug|august|अगस्त', 8],
  ['sep|sept|september|सितंबर', 9],
  ['oct|october|अक्टूबर', 10],
  ['nov|november|नवंबर', 11],
  ['dec|december|दिसंबर', 12],
  // Festivals by the month they mostly fall in, the later of two.
  ['holi', 3],
  ['ugadi|gudi padwa', 4],
  ['akshaya tritiya', 5],
  ['ganesh chaturthi|ganpati', 9],
  ['dussehra|dasara|navratri', 10],
  ['diwali|deepavali|deewali|दिवाली|दीवाली', 11],
  ['christmas', 12],
  ['early|start of|beginning of|shuru', 3],
  ['mid|middle of', 6],
  ['end of|end|late', 12],
])
