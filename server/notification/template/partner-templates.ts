import { msg } from '#domain/locale/translate.ts'
import { joinText, type Template } from './template.ts'

/** Messages to brokers and partners about how their software calls the product. */
export const partnerTemplates = {
  'partner.key_made': {
    category: 'notification',
    channels: ['email'],
    subject: msg('New API key: {key}'),
    text: msg(
      joinText(
        'Hello {name}, an API key named {key} was made for {owner} on BrickBazaar. It can: ',
        '{scopes}. If you did not expect this, revoke it at once and change your password.',
      ),
    ),
  },
  'partner.key_leaked': {
    category: 'notification',
    channels: ['email'],
    subject: msg('Your API key {key} leaked and was revoked'),
    text: msg(
      joinText(
        'Hello {name}, your API key {key} was sent to BrickBazaar as part of an address. ',
        'Addresses are stored in many logs, so we have revoked the key. Make a new one, and send ',
        'it in the header Authorization only.',
      ),
    ),
  },
  'partner.webhook_added': {
    category: 'notification',
    channels: ['email'],
    subject: msg('New webhook: {host}'),
    text: msg(
      joinText(
        'Hello {name}, a webhook to {host} was added for {owner} on BrickBazaar. If you did not ',
        'expect this, delete it at once and change your password.',
      ),
    ),
  },
  'partner.webhook_changed': {
    category: 'notification',
    channels: ['email'],
    subject: msg('Your webhook leads to {host} now'),
    text: msg(
      joinText(
        'Hello {name}, the address of a webhook of {owner} on BrickBazaar was changed: it led to ',
        '{former} and now leads to {host}. If you did not expect this, delete the webhook at once ',
        'and change your password.',
      ),
    ),
  },
  'partner.webhook_paused': {
    category: 'notification',
    channels: ['email'],
    subject: msg('Your webhook to {host} is paused'),
    text: msg(
      joinText(
        'Hello {name}, your webhook to {host} has not accepted anything for three days, so we ',
        'have paused it. Check the log of its deliveries, send a test, and resume it. What ',
        'changed meanwhile is in the feed of changes.',
      ),
    ),
  },
} as const satisfies Record<string, Template>
