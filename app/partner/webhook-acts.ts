import type { partnerWebhook, webhook } from '#contract/partner/webhook.ts'

/** What is done with one webhook: by its broker, or by the back office for a partner. */
export type WebhookActs = Pick<
  typeof webhook | typeof partnerWebhook,
  'change' | 'remove' | 'rotate' | 'pause' | 'test' | 'deliveries' | 'resend'
>
