import { msg } from '#domain/locale/translate.ts'
import { joinText, type Template } from './template.ts'

/** Messages about what customers look for, and the homes that brokers offer. */
export const requirementTemplates = {
  'requirement.matched': {
    category: 'property',
    channels: ['email', 'whatsapp'],
    subject: msg('People are looking for what you list'),
    text: msg(
      'Hello {name}, {news}. See what people are looking for and offer your listings: {link}',
    ),
  },
  'requirement.offered': {
    category: 'property',
    channels: ['email', 'whatsapp'],
    subject: msg('New offer: {requirement}'),
    text: msg(
      joinText(
        'Hello {name}, {broker} has offered {homes} for your requirement "{requirement}".\n\n',
        'See them: {link}\n\nYour name and number stay hidden until you accept an offer.',
      ),
    ),
    short: msg('Hello {name}, {broker} has offered {homes} for your requirement: {link}'),
  },
  'requirement.offer_withdrawn': {
    category: 'property',
    channels: ['email', 'whatsapp'],
    subject: msg('Offer withdrawn: {title}'),
    text: msg(
      joinText(
        'Hello {name}, {broker} has withdrawn the offer of "{title}", so you can no longer accept ',
        'it. Your requirement stays open: {link}',
      ),
    ),
  },
  'requirement.ending': {
    category: 'property',
    channels: ['email', 'whatsapp'],
    subject: msg('Still looking? Your requirement ends on {until}'),
    text: msg(
      joinText(
        'Hello {name}, brokers see your requirement "{requirement}" until {until}. If you are ',
        'still looking, keep it with one press: {link}\n\nIf not, there is nothing to do.',
      ),
    ),
    short: msg('Hello {name}, your requirement ends on {until}. Keep it with one press: {link}'),
  },
  'requirement.removed': {
    category: 'notification',
    channels: ['email', 'whatsapp'],
    subject: msg('Your requirement was removed'),
    text: msg(
      joinText(
        'Hello {name}, we have removed your requirement "{requirement}", so brokers no longer ',
        'see it. Reason: {reason}\n\nYou can post another one: {link}',
      ),
    ),
    short: msg('Hello {name}, we have removed your requirement. Reason: {reason}'),
  },
  'requirement.shared': {
    category: 'property',
    channels: ['email', 'whatsapp'],
    subject: msg('{broker} shares a requirement with you'),
    text: msg(
      joinText(
        'Hello {name}, {broker} knows somebody who is looking for a property and proposes to ',
        'split the commission: {share} for you. Accept or decline within 24 hours: {link}',
      ),
    ),
  },
  'requirement.share_answered': {
    category: 'property',
    channels: ['email', 'whatsapp'],
    subject: msg('{broker}: shared requirement {answer}'),
    text: msg(
      joinText(
        'Hello {name}, {broker} has answered the requirement that you shared: {answer}. See it ',
        'with its terms: {link}',
      ),
    ),
  },
  'requirement.offered_by_manager': {
    category: 'property',
    channels: ['email', 'whatsapp'],
    subject: msg('{broker} offered your listing'),
    text: msg(
      joinText(
        'Hello {name}, {broker} of your agency has offered {homes} of yours to a customer who is ',
        'looking for: {requirement}. You answer the customer, and can withdraw the offer: {link}',
      ),
    ),
  },
  'requirement.offer_taken': {
    category: 'property',
    channels: ['email', 'whatsapp'],
    subject: msg('Accepted: {title}'),
    text: msg(
      joinText(
        'Hello {name}, the customer has accepted your listing "{title}", which you offered ',
        'through {broker}. They answer the customer, and will arrange the next step with you.',
      ),
    ),
  },
} as const satisfies Record<string, Template>
