import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { readMessage } from '../read-message.ts'
import { corpusDay } from './score-messages.ts'

const gazetteer = buildGazetteer([])

/**
 * Returns the values of one field in each home of a text, several as a list: `?` where the broker
 * is asked, and `requirement` for a text that offers nothing.
 */
export const valuesOf = (text: string, field: string): unknown[] =>
  readMessage(text, gazetteer, corpusDay).map((reading) => {
    if (reading.kind !== 'home') return reading.kind
    if (reading.doubts.some((doubt) => doubt.field === field)) return '?'
    const values = reading.findings.filter((one) => one.field === field).map(({ value }) => value)
    return values.length > 1 ? values : values[0]
  })
