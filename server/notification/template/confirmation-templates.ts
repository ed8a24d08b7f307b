import { msg } from '#domain/locale/translate.ts'
import { joinText, type Template } from './template.ts'

/**
 * Messages that ask a broker whether listings are still available. Their link confirms without
 * signing in, so readers of the log must not see it; no SMS may contain one.
 */
export const confirmationTemplates = {
  // {homes} has a line per listing, with what happens on which day.
  'property.confirm': {
    category: 'property',
    channels: ['email', 'whatsapp'],
    subject: msg('Still available? Please confirm {count}'),
    text: msg(
      joinText(
        'Hello {name},\n\nAre these still available?\n\n{homes}\n\nConfirm them in one step, ',
        'without signing in: {link}\n\nIf one is sold or rented, please mark it in the ',
        'broker portal.',
      ),
    ),
    short: msg(
      joinText(
        'Hello {name}, please confirm that {count} on BrickBazaar are still available: {link}\n',
        'Otherwise they move below other listings and are later removed from the site.',
      ),
    ),
    secret: ['link'],
    long: ['homes'],
  },
  'property.doubted': {
    category: 'property',
    channels: ['email', 'whatsapp'],
    subject: msg('Still available? {title}'),
    text: msg(
      joinText(
        'Hello {name}, several visitors say that "{title}" is no longer available. Other ',
        'listings are shown before it until you confirm it: {link}\nIf it is sold or rented, ',
        'please mark it in the broker portal.',
      ),
    ),
    secret: ['link'],
  },
} as const satisfies Record<string, Template>
