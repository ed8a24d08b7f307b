import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type {
  listingMessage,
  MessageChoice,
  MessageHome,
} from '#contract/property/listing-message.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { exclusionReason } from '#domain/listing-wording/exclusion-problem.ts'
import { type Exclusion, findExclusions } from '#domain/listing-wording/find-exclusion.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { Doubt, Finding, HomeReading } from '#query-language/listing-message/model.ts'
import { readPastedMessage } from '#query-language/listing-message/read-message.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { gazetteer } from '#server/location/gazetteer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countAttempt } from '#server/resilience/throttle.ts'
import { draftValues } from './draft-values.ts'
import { priceOfRate } from './price-of-rate.ts'

type Reply = ReplyOf<typeof listingMessage.read>

/** Reads a message into drafts of the listing form and searches; nothing is stored. */
export async function readListingMessage(
  db: Handle,
  { id }: Pick<Viewer, 'id'>,
  { text, answers }: BodyOf<typeof listingMessage.read>,
): Promise<Reply> {
  await countAttempt(db, `listing message of ${id}`, rateLimits.listingMessagePerBroker)
  const names = await gazetteer(db)
  const exclusions = findExclusions(text)
  const { readings, unread } = readPastedMessage(text, names, dayInIndia(new Date()))
  const presented = readings.map((reading, index) => {
    if (reading.kind === 'requirement') {
      const { kind, search, terms, findings, unmatched } = reading
      return {
        ...{ kind, search, terms: [...terms] },
        ...{ findings: [...findings], unmatched: [...unmatched] },
      }
    }
    const own = answers.filter((answer) => answer.reading === index)
    return presentHome(answered(reading, own), names, exclusions)
  })
  return { readings: presented, unread }
}

function presentHome(
  home: HomeReading,
  names: Gazetteer,
  exclusions: readonly Exclusion[],
): MessageHome {
  const { kind, findings, doubts, assumed, unmatched } = home
  // Words that exclude people are among those without a field.
  const own = exclusions.filter(({ start, end }) =>
    unmatched.some((words) => words.start < end && words.end > start),
  )
  return {
    ...{ kind, values: draftValues(findings, names) },
    leftOut: own.map((one) => ({ text: one.text, reason: exclusionReason(one) })),
    findings: [...findings],
    doubts: doubts.map((doubt) => ({ ...doubt, choices: [...doubt.choices] })),
    assumed: [...assumed],
    unmatched: [...unmatched],
  }
}

/** Turns each doubt with a choice into a finding with the same words. */
function answered(reading: HomeReading, answers: readonly MessageChoice[]): HomeReading {
  const chosen = new Map(answers.map(({ field, value }) => [field, value]))
  const resolve = ({ findings, doubts, ...rest }: HomeReading): HomeReading => {
    const isChosen = ({ field, choices }: Doubt) =>
      choices.some((choice) => choice === chosen.get(field))
    const found = doubts
      .filter(isChosen)
      .map(
        ({ choices: _choices, ...words }) =>
          ({ ...words, value: chosen.get(words.field) }) as Finding,
      )
    return {
      ...rest,
      findings: [...findings, ...found].toSorted((one, other) => one.start - other.start),
      doubts: doubts.filter((doubt) => !isChosen(doubt)),
    }
  }
  return resolve(priceOfRate(resolve(reading)))
}
