import { z } from 'zod'
import type { WhatsAppConfig } from '#server/config/provider.ts'
import { callProvider, failureOf } from '#server/notification/channel/call-provider.ts'
import type { Provider } from '#server/notification/channel/provider.ts'

const Answer = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) })
const Failed = z.object({ error: z.object({ message: z.string(), code: z.number() }) })

/** Rate limits of the app, the account or one recipient; they have status 400 but are temporary. */
const passing = [4, 80007, 130429, 131048, 131056]

/**
 * Returns a provider for WhatsApp through Meta's Cloud API. Messages started by a business always
 * need an approved template. The API has no idempotency, but each status contains our own id.
 */
export function whatsapp(
  { url, token, phoneId }: WhatsAppConfig,
  { milliseconds = 10_000 } = {},
): Provider {
  return {
    name: 'whatsapp',
    idempotent: false,
    carries: true,
    needsTemplate: true,
    async send({ id, recipient, registered, variables }) {
      const parameters = variables.map(([, value]) => ({ type: 'text', text: spaced(value) }))
      const answer = await callProvider({
        url: `${url.replace(/\/$/, '')}/${phoneId}/messages`,
        headers: { authorization: `Bearer ${token}` },
        milliseconds,
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: recipient.replace(/\D/g, ''),
          type: 'template',
          template: {
            name: registered?.providerTemplate,
            language: { code: registered?.providerLanguage },
            ...(parameters.length > 0 && { components: [{ type: 'body', parameters }] }),
          },
          biz_opaque_callback_data: id,
        },
      })
      const { data } = Answer.safeParse(answer.json)
      if (answer.status === 200 && data) return { providerMessageId: data.messages[0]?.id ?? null }
      const { error } = Failed.safeParse(answer.json).data ?? {}
      if (error && passing.includes(error.code)) throw new Error(error.message)
      throw failureOf(answer, error?.message ?? '', error && String(error.code))
    },
  }
}

/** Parameters must not be empty or contain line breaks or more than four spaces in a row. */
const spaced = (value: string) => value.replace(/\s+/g, ' ').trim() || '-'
