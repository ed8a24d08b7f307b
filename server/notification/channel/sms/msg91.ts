import { z } from 'zod'
import type { Msg91Config } from '#server/config/provider.ts'
import { callProvider, failureOf } from '#server/notification/channel/call-provider.ts'
import { type Provider, SendFailure } from '#server/notification/channel/provider.ts'

/** `message` is the id of the request, or the error. */
const Answer = z.object({ type: z.enum(['success', 'error']), message: z.string() })

/**
 * Returns a provider for SMS through MSG91's flow API (v5), which fills a registered template with
 * variables of the same names. It has no idempotency.
 */
export function msg91(
  { url, authKey, senderId }: Msg91Config,
  { milliseconds = 10_000 } = {},
): Provider {
  return {
    name: 'msg91',
    idempotent: false,
    carries: true,
    needsTemplate: true,
    async send({ recipient, registered, variables }) {
      const answer = await callProvider({
        url: new URL('/api/v5/flow', url).href,
        headers: { authkey: authKey },
        milliseconds,
        body: {
          template_id: registered?.providerTemplate,
          sender: senderId,
          short_url: '0',
          recipients: [{ mobiles: recipient.replace(/\D/g, ''), ...Object.fromEntries(variables) }],
        },
      })
      const { data } = Answer.safeParse(answer.json)
      if (answer.status === 200 && data?.type === 'success') {
        return { providerMessageId: data.message }
      }
      // Errors in the content also have status 200.
      if (answer.status === 200 && data) throw new SendFailure('refused', data.message)
      throw failureOf(answer, data?.message ?? '')
    },
  }
}
