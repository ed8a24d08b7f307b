import { regExp } from '#domain/text/reg-exp.ts'

/** Last words of names of firms that sell and let homes. */
const firmEnding = regExp('giu')`
  (?<![\p{L}\p{N}])(?:realtors?|realty|realities|real[ ]estates?
  (?:[ ](?:agency|agents?|consultants?|services?))?
  |propert(?:y|ies)(?:[ ](?:consultants?|dealers?|point|hub|solutions?|services?|world|bazaa?r))?
  |estates?(?:[ ](?:agency|agents?|consultants?|services?|point))?|consultanc(?:y|ies)
  |consultants?|associates|brokers|housing[ ]solutions?|home[ ]solutions?)(?![\p{L}\p{N}])
`
/** Endings that name a firm only in capitals: "2 properties", "Kalyani Estate". */
const needsCapitals = /^(?:propert(?:y|ies)|estates?|brokers|associates)$/i
/** Words before such an ending that give it another meaning. */
const noName = regExp('iu')`
  ^(?:the|a|an|all|any|no|my|our|your|dear|fellow|hello|hi|new|old|best|good|hot|direct|other|more
  |these|this|prime|premium|luxury|luxurious|rental|rent|sale|resale|lease|residential|commercial
  |industrial|investment|available|genuine|owner|owners|of|for|to|from|by|in|at|and|with|via|only
  |verified|exclusive|pre|leased|distress|nri|hni|co|sub|real|property|properties|today|todays
  |agricultural|land|plot|flat|shop|office|housing|gated|independent|bhk|sqft|cr|lakh|lac|lacs|k|l)$
`
/** Builders whose names end like those of agents. */
/** "Greetings from Vastu Shilp Developers" */
const greeting = regExp('iu')`
  ^[^\p{L}]*(?:greetings?|warm[ ]greetings|wishes|regards|namaste|namaskar)[ ]from[ ]
  [^,;|\n]{2,60}?(?:developers?|builders?|group|infra\w{0,10}|constructions?|properties|realty)
  (?![\p{L}\p{N}])
`
const builders = /^(?:godrej|mahindra|prestige|raheja|tata|birla|shapoorji|adani|dlf|dosti)$/i
const maxWords = 3

/** Returns the names of firms in a line: "Shah Realtors", "SAI ESTATE CONSULTANTS". */
export function firmsIn(line: string): { start: number; end: number }[] {
  const [greeted] = greeting.exec(line) ?? []
  if (greeted) return [{ start: 0, end: greeted.length }]
  return [...line.matchAll(firmEnding)].flatMap(({ 0: ending, index }) => {
    const start = nameStart(line, index)
    const name = line.slice(start, index).trim()
    if (name === '' || builders.test(name)) return []
    const end = index + ending.length
    return isFirm(line, name, ending, start, end) ? [{ start, end: addressEnd(line, end) }] : []
  })
}

/** ", SCO 112 Sector 35-C": where the firm is, and no home. */
const firmAddress = regExp('iu')`
  ^(?:[ ]?(?:llp|ltd|pvt[ ]ltd))?[ ]?[,|;-][ ]?
  (?:(?:s[.]?c[.]?[of]|office|shop|cabin|unit)[.]?[ ]?(?:no[.]?[ ]?)?)?#?\d[^.\n;|]{0,60}
`
const homeWord = regExp('i')`
  \d[ ]?(?:bhk|rk|k|l|cr|lac|lacs|lakhs?|crores?|sqft|sft|gaj)\b|\b(?:rent|sale|bhk|flat)\b
`

/** Returns the end of a firm's address behind its name, else that of the name. */
function addressEnd(line: string, end: number): number {
  const [address] = firmAddress.exec(line.slice(end)) ?? []
  return address && !homeWord.test(address) && !/[6-9]\d{9}/.test(address)
    ? end + address.length
    : end
}

/** "Kalyani Estate" may be a place; alone on its line it is a firm. */
function isFirm(line: string, name: string, ending: string, start: number, end: number): boolean {
  if (!needsCapitals.test(ending)) return true
  if (!/\p{Lu}/u.test(name) || !/^\p{Lu}/u.test(ending)) return false
  const isCapitals = name === name.toUpperCase() && ending === ending.toUpperCase()
  const before = line.slice(0, start)
  const behind = line.slice(end)
  const isAlone = /^[^\p{L}\p{N}]*$/u.test(before) && /^(?:[^\p{L}\p{N}]*$|\s*[-:|])/u.test(behind)
  const isPlural = /^(?:properties|estates|associates|brokers)$/i.test(ending)
  // "… KHANNA ASSOCIATES 98110 12345" at the end of the home that it offers.
  const isBeforePhone = /^\W*\+?\d[\d -]{8,14}\W*$/.test(behind)
  return (isAlone || isBeforePhone) && (isPlural || isCapitals)
}

/**
 * Returns where the name before an ending starts: up to three words at the start of a clause, and
 * one behind other words, as in "2bhk Wakad Shah Realtors".
 */
function nameStart(line: string, end: number): number {
  const starts: number[] = []
  let start = end
  for (let count = 0; count < maxWords; count++) {
    const word = /(?<![\p{L}\p{N}])(\p{L}[\p{L}\p{M}.'’&]*)[ ]{1,2}$/u.exec(line.slice(0, start))
    if (!word?.[1] || noName.test(word[1])) break
    start = word.index
    starts.push(start)
  }
  const isClause = /(?:^|[^\p{L}\p{N}\s])\s*$/u.test(line.slice(0, start))
  return (isClause ? starts.at(-1) : starts[0]) ?? end
}
