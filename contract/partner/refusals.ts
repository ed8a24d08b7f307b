import { msg } from '#domain/locale/translate.ts'
import { maxApiKeys, maxWebhooks } from './limits.ts'

/** Refusals of API keys and partners. */
export const partnerRefusals = {
  api_key_in_address: [
    400,
    msg(
      'This address contains an API key. Treat it as leaked: it no longer works. ' +
        'Send a new one in a header only.',
    ),
  ],
  api_key_over: [
    401,
    msg('This API key is not valid: it is mistyped, expired or revoked, or its owner is inactive.'),
  ],
  api_key_not_allowed: [403, msg('This address cannot be opened with an API key.')],
  api_key_not_found: [404, msg('API key not found.')],
  partner_not_found: [404, msg('Partner not found.')],
  listing_changes_gone: [
    410,
    msg(
      'These changes are no longer stored. Read the listings again, then the changes from now on.',
    ),
  ],
  api_keys_too_many: [
    409,
    msg('There are already {limit} API keys in use. Revoke one first.'),
    { limit: maxApiKeys },
  ],
  partner_inactive: [409, msg('This partner is not active. Activate it first.')],
  webhook_not_found: [404, msg('Webhook not found.')],
  webhook_delivery_not_found: [404, msg('This delivery is no longer in the log.')],
  webhook_delivery_waiting: [409, msg('This delivery is already waiting to be sent.')],
  webhook_paused: [409, msg('This webhook is paused. Resume it first.')],
  webhooks_too_many: [
    409,
    msg('There are already {limit} webhooks. Delete one first.'),
    { limit: maxWebhooks },
  ],
} as const
