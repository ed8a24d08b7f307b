import { msg } from '#domain/locale/translate.ts'
import { joinText, type Template } from './template.ts'

/** Alerts of saved searches and homes, which need consent. */
export const alertTemplates = {
  // Instant alert about one home. {news} is what happened, such as "New" or "Price reduced".
  'alert.matched': {
    category: 'property',
    purpose: 'alerts',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('{news} for "{search}": {title}'),
    text: msg(
      joinText(
        'Hello {name},\n\n{news} for your search "{search}":\n\n{title}\n{price}, {place}\n',
        '{link}',
      ),
    ),
    short: msg(
      joinText(
        '{news} for your search "{search}" on BrickBazaar: {title}, {price}, {place}. Reply ',
        'STOP to opt out.',
      ),
    ),
  },
  // About a saved home: {news} is what happened, such as "Sold" or "Price reduced by ₹5.0L".
  'alert.home': {
    category: 'property',
    purpose: 'alerts',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('{news}: {title}'),
    text: msg(
      joinText(
        'Hello {name},\n\n{news}: {title}\n{price}\n{link}\n\nYou saved this listing. To stop ',
        'alerts for it, open your saved properties: {saved}',
      ),
    ),
    short: msg(
      joinText(
        '{news}: {title}, {price}. You saved this listing on BrickBazaar. Reply STOP to opt out.',
      ),
    ),
  },
  // Daily or weekly alert: {homes} has one or two lines per home.
  'alert.digest': {
    category: 'property',
    purpose: 'alerts',
    channels: ['email', 'sms', 'whatsapp'],
    subject: msg('New for "{search}": {count}'),
    text: msg(
      joinText(
        'Hello {name},\n\nNew for your search "{search}": {count}.\n\n{homes}\n\nSee them all: ',
        '{link}',
      ),
    ),
    short: msg(
      joinText(
        'New for your search "{search}" on BrickBazaar: {count}. See your saved searches. ',
        'Reply STOP to opt out.',
      ),
    ),
    long: ['homes'],
  },
} as const satisfies Record<string, Template>
