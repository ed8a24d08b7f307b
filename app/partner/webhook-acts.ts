import type { partnerWebhook, webhook } from '#contract/partner/webhook.ts'

/**
 * The endpoints about one webhook: for its broker, or for the back office on behalf of a partner.
 */
export type WebhookActs = Pick<
  typeof webhook | typeof partnerWebhook,
  'change' | 'remove' | 'rotate' | 'pause' | 'test' | 'deliveries' | 'resend'
>
