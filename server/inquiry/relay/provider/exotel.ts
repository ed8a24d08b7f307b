import { z } from 'zod'
import type { ExotelConfig } from '#server/config/provider.ts'
import { callProvider, failureOf } from '#server/notification/channel/call-provider.ts'
import type { CallEnd, CallRelay } from './provider.ts'

const Started = z.object({ Call: z.object({ Sid: z.string().min(1).max(200) }) })
const Refused = z.object({ RestException: z.object({ Message: z.string() }) })

/** Limits in seconds: a call ends after half an hour, and rings for half a minute. */
const maxSeconds = 1_800
const ringSeconds = 30

/**
 * Returns a relay by Exotel's "connect two numbers" (Voice v1): it calls the first number and then
 * the second, both from the account's own number. `callback` receives the report of each call.
 */
export function exotel(
  { url, accountSid, apiKey, apiToken, callerId }: Omit<ExotelConfig, 'webhookSecret'>,
  callback: string,
  { milliseconds = 10_000 } = {},
): CallRelay {
  return {
    name: 'exotel',
    async start({ id, from, to }) {
      const answer = await callProvider({
        url: new URL(`/v1/Accounts/${accountSid}/Calls/connect.json`, url).href,
        headers: {
          authorization: `Basic ${Buffer.from(`${apiKey}:${apiToken}`).toString('base64')}`,
        },
        milliseconds,
        form: {
          From: from,
          To: to,
          CallerId: callerId,
          CallType: 'trans',
          TimeLimit: String(maxSeconds),
          TimeOut: String(ringSeconds),
          Record: 'false',
          CustomField: id,
          StatusCallback: callback,
          'StatusCallbackEvents[0]': 'terminal',
          StatusCallbackContentType: 'application/json',
        },
      })
      const { data } = Started.safeParse(answer.json)
      if (answer.status === 200 && data) return data.Call.Sid
      throw failureOf(answer, Refused.safeParse(answer.json).data?.RestException.Message ?? '')
    },
  }
}

const Ended = z.object({
  CallSid: z.string().min(1).max(200),
  CustomField: z.uuid(),
  Status: z.string(),
  ConversationDuration: z.coerce.number().int().min(0).max(86_400).catch(0).default(0),
  // The two numbers in the order in which they were called; the second only if the first picked up.
  Legs: z
    .array(z.object({ Status: z.string() }))
    .max(2)
    .catch([])
    .default([]),
})
const states = ['completed', 'no-answer', 'busy', 'failed'] as const
const unreachedStates = ['no-answer', 'busy'] as const

/** Parses the report of an ended call; undefined for other reports. */
export function readExotelReport(body: unknown): CallEnd | undefined {
  const { data } = Ended.safeParse(body)
  if (!data) return undefined
  const state = states.find((one) => one === data.Status)
  if (!state) return undefined
  const { CustomField: id, CallSid: providerCallId, ConversationDuration: talkSeconds } = data
  const [first, second] = data.Legs
  // The status of the whole call is also this if nobody picked up at the first number.
  const isRung = first?.Status === 'completed' && talkSeconds === 0
  const unreached = isRung ? unreachedStates.find((one) => one === second?.Status) : undefined
  return { id, providerCallId, state, talkSeconds, unreached }
}
